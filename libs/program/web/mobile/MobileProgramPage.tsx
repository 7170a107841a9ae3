// One program of the mobile program: the same page as a published one, with its event around it and a calendar.

import { IconChevronLeft } from '@tabler/icons-react';
import type { MobileProgramView, PublicEvent } from '@rampa/contract';
import { LiveProvider, useLiveClient } from '@rampa/platform/web/base';
import { PublicLive, usePageTitle } from '@rampa/platform/web/desk';
import { PROGRAM_OUTLINES, PublicProgram, type PublicProgramProps } from '../public/PublicProgram.tsx';
import type { AskedEvent } from '../public/use-public-event.ts';
import { mobileCalendar, mobileMain, mobileProgram } from './addresses.ts';
import { MobileClosed } from './MobileLostPage.tsx';
import { useKeptLive } from './use-kept-live.ts';
import classes from './mobile.module.css';

export function MobileProgramPage({ guid: programKey }: { guid: string }) {
  return (
    <LiveProvider>
      <Opened programKey={programKey || null} />
    </LiveProvider>
  );
}

function Opened({ programKey }: { programKey: string | null }) {
  const live = useKeptLive('mobile-program', programKey);
  usePageTitle(live.state ? `${live.state.title}: ${live.state.competitionTitle}` : 'Программа');
  if (live.ended) return <MobileClosed />;
  return (
    <PublicLive
      {...{ live, link: programKey }}
      asks="Попросите у организатора ссылку на программу."
      waits={{ label: 'Программа загружается', outlines: PROGRAM_OUTLINES }}
    >
      {(program) => <WithEvent program={program} staleSince={live.staleSince} isRead={live.isRead} />}
    </PublicLive>
  );
}

function WithEvent(props: Omit<PublicProgramProps, 'asked'> & { program: MobileProgramView }) {
  const { key, programKey } = props.program;
  const asked = useMobileEvent(key);
  const hasOthers = (asked.event?.programs.length ?? 0) > 1;
  return (
    <PublicProgram
      {...props}
      asked={asked}
      calendarOf={({ guid }) => mobileCalendar(programKey, guid)}
      above={
        hasOthers ? (
          <a className={classes.back} href={mobileMain(key)}>
            <IconChevronLeft size={20} stroke={1.75} aria-hidden />
            Все программы
          </a>
        ) : null
      }
    />
  );
}

function useMobileEvent(key: string): AskedEvent {
  const client = useLiveClient();
  const { state, fault } = useKeptLive('mobile-event', key);
  const keys = new Map(state?.programs.map(({ guid, programKey }) => [guid, programKey]));
  return {
    event: state satisfies PublicEvent | null,
    hasFailed: state === null && fault !== null,
    ask: () => client.askAgain(),
    toOf: ({ guid }) => mobileProgram(key, keys.get(guid)!),
  };
}
