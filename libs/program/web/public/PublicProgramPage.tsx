// A published program for everybody, mainly on a phone: who is on stage, who is next, when one's own performers come.

import type { PublicProgramItem, PublicProgramView } from '@rampa/contract';
import { eventOnScreen } from '@rampa/kernel';
import { clockTime, LiveProvider, Skeleton, StaleBar, unbroken, useLive } from '@rampa/platform/web/base';
import { EventLogo, PublicLive, PublicPage, usePageTitle } from '@rampa/platform/web/desk';
import { useTimes } from '../state/use-times.ts';
import { ResultsSide, WaySide } from './EventSides.tsx';
import { useFollowed } from './followed.ts';
import { MineCard } from './MineCard.tsx';
import { MineSide } from './MineSide.tsx';
import { NowCard } from './NowCard.tsx';
import { Order } from './Order.tsx';
import { foyerOf, nearestOf } from './public-model.ts';
import { Tabs, useTab } from './tabs.tsx';
import { usePublicEvent } from './use-public-event.ts';
import classes from './public.module.css';

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
      waits={{ label: 'Программа загружается', outlines: OUTLINES }}
    >
      {(program) => <Program program={program} staleSince={live.staleSince} isRead={live.isRead} />}
    </PublicLive>
  );
}

const OUTLINES = (
  <>
    <Skeleton width="60%" height="2.5rem" />
    <Skeleton height="11rem" />
    <Skeleton height="20rem" />
  </>
);

interface ProgramProps {
  program: PublicProgramView;
  staleSince: number | null;
  isRead: boolean;
}

function Program({ program, staleSince, isRead }: ProgramProps) {
  const { items, gap, timeZone, guid } = program;
  const times = useTimes(items, gap);
  const foyer = foyerOf(items);
  const followed = useFollowed(guid);
  const tab = useTab();
  const asked = usePublicEvent(guid, `${tab} ${program.title} ${program.place}`);
  const own = items.filter((item) => followed.has(item.guid));
  const nearest = nearestOf(items, followed.guids);
  const timeOf = (item: PublicProgramItem) => {
    const forecast = times.forecasts.get(item.guid);
    const instant = forecast ?? item.plannedAt;
    return instant === null ? '' : `${forecast ? '≈\u00A0' : ''}${clockTime(instant, { timeZone })}`;
  };
  const day = program.dateTimeBegin
    ? new Intl.DateTimeFormat('ru-RU', { weekday: 'long', day: 'numeric', month: 'long', timeZone })
        .format(Date.parse(program.dateTimeBegin))
        .replace(/(\d) /, '$1\u00A0')
    : '';
  const short = eventOnScreen(program.competitionTitle, program.shortTitle);
  const now = <NowCard foyer={foyer} late={times.late} program={program} timeOf={timeOf} />;
  const shownOwn = nearest ?? own.at(-1);

  return (
    <PublicPage
      isWide
      hasBar
      organizer={program.organizer}
      title={unbroken(short)}
      sign={<EventLogo title={program.competitionTitle} logoPath={program.logoPath} size="sign" />}
      facts={[program.place || program.city, day]}
      stale={
        staleSince === null ? null : (
          <StaleBar since={staleSince} timeZone={timeZone} isRead={isRead}>
            Время может измениться.
          </StaleBar>
        )
      }
    >
      <Tabs tab={tab} count={own.length} isJudged={asked.event?.isJudged !== false} />
      {tab === 'results' ? (
        <ResultsSide asked={asked} program={program} />
      ) : tab === 'way' ? (
        <WaySide asked={asked} program={program} />
      ) : (
        <div className={classes.columns}>
          <div className={classes.cards}>
            {tab === 'program' || own.length === 0 ? now : <div className={classes.wideOnly}>{now}</div>}
            {tab === 'program' && shownOwn ? (
              <MineCard
                item={shownOwn}
                {...{ program, late: times.late }}
                time={timeOf(shownOwn)}
                onDrop={() => followed.turn(shownOwn.guid)}
              />
            ) : null}
          </div>
          {tab === 'mine' ? (
            <MineSide {...{ own, nearest, program, late: times.late, timeOf }} onDrop={followed.turn} />
          ) : (
            <Order {...{ program, foyer, followed, timeOf, asked }} />
          )}
        </div>
      )}
    </PublicPage>
  );
}
