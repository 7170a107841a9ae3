// A published program for everybody, by its own link.

import type { PublicProgramView } from '@rampa/contract';
import { LiveProvider, useLive } from '@rampa/platform/web/base';
import { PublicLive, usePageTitle } from '@rampa/platform/web/desk';
import { PROGRAM_OUTLINES, PublicProgram, type PublicProgramProps } from './PublicProgram.tsx';
import { useTab } from './tabs.tsx';
import { usePublicEvent } from './use-public-event.ts';

export function PublicProgramPage({ guid }: { guid: string }) {
  return (
    <LiveProvider>
      <Opened guid={guid || null} />
    </LiveProvider>
  );
}

function Opened({ guid }: { guid: string | null }) {
  const live = useLive('public-program', guid);
  usePageTitle(live.state ? `${live.state.title}: ${live.state.competitionTitle}` : 'Программа');
  return (
    <PublicLive
      {...{ live, link: guid }}
      asks="Попросите у организатора ссылку на программу."
      waits={{ label: 'Программа загружается', outlines: PROGRAM_OUTLINES }}
    >
      {(program) => <WithEvent program={program} staleSince={live.staleSince} isRead={live.isRead} />}
    </PublicLive>
  );
}

function WithEvent(props: Omit<PublicProgramProps, 'asked'> & { program: PublicProgramView }) {
  const { guid, title, place } = props.program;
  const asked = usePublicEvent(guid, `${useTab()} ${title} ${place}`);
  return <PublicProgram {...props} asked={asked} />;
}
