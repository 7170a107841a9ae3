// The main page of the mobile program: what goes on on every stage now, the programs by days, a search over all of them.

import type { MobileEvent } from '@rampa/contract';
import { eventOnScreen } from '@rampa/kernel';
import { dateRangeText, LiveProvider, Skeleton, StaleBar, unbroken, useLiveClient } from '@rampa/platform/web/base';
import { EventLogo, PublicLive, PublicPage, usePageTitle } from '@rampa/platform/web/desk';
import { ResultsSide, WaySide } from '../public/EventSides.tsx';
import { Tabs, useTab } from '../public/tabs.tsx';
import { mobileProgram } from './addresses.ts';
import { MobileClosed } from './MobileLostPage.tsx';
import { MobileMine } from './MobileMine.tsx';
import { MobilePrograms } from './MobilePrograms.tsx';
import { useAllFollowed } from './use-all-followed.ts';
import { useKeptLive } from './use-kept-live.ts';

export function MobileMainPage({ guid: key }: { guid: string }) {
  return (
    <LiveProvider>
      <Opened link={key || null} />
    </LiveProvider>
  );
}

const OUTLINES = (
  <>
    <Skeleton width="60%" height="2.5rem" />
    <Skeleton height="11rem" />
    <Skeleton height="16rem" />
  </>
);

function Opened({ link }: { link: string | null }) {
  const live = useKeptLive('mobile-event', link);
  usePageTitle(live.state?.title ?? 'Программа мероприятия');
  if (live.ended) return <MobileClosed />;
  return (
    <PublicLive
      {...{ live, link }}
      asks="Наведите камеру на QR‑код мероприятия или попросите ссылку у организатора."
      waits={{ label: 'Программа загружается', outlines: OUTLINES }}
    >
      {(event) => <Main event={event} staleSince={live.staleSince} isRead={live.isRead} />}
    </PublicLive>
  );
}

interface MainProps {
  event: MobileEvent;
  staleSince: number | null;
  isRead: boolean;
}

function Main({ event, staleSince, isRead }: MainProps) {
  const client = useLiveClient();
  const tab = useTab();
  const followed = useAllFollowed(event.programs);
  const asked = {
    ...{ event, hasFailed: false, ask: () => client.askAgain() },
    toOf: ({ guid }: { guid: string }) =>
      mobileProgram(event.key, event.programs.find((program) => program.guid === guid)!.programKey),
  };
  return (
    <PublicPage
      isWide
      hasBar
      organizer={event.organizer}
      title={unbroken(eventOnScreen(event.title, event.shortTitle))}
      sign={<EventLogo title={event.title} logoPath={event.logoPath} size="sign" />}
      facts={[event.city, dateRangeText(event.beginDate, event.endDate)]}
      stale={
        staleSince === null ? null : (
          <StaleBar since={staleSince} timeZone={event.timeZone} isRead={isRead}>
            Время может измениться.
          </StaleBar>
        )
      }
    >
      <Tabs tab={tab} count={followed.count} isJudged={event.isJudged} />
      {tab === 'results' ? (
        <ResultsSide asked={asked} program={event} />
      ) : tab === 'way' ? (
        <WaySide asked={asked} program={{ place: '' }} />
      ) : tab === 'mine' ? (
        <MobileMine event={event} followed={followed} />
      ) : (
        <MobilePrograms event={event} followed={followed} />
      )}
    </PublicPage>
  );
}
