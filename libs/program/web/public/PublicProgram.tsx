// One program for everybody, mainly on a phone: who is on stage, who is next, when one's own performers come.

import type { ReactNode } from 'react';
import type { PublicProgramItem, PublicProgramView } from '@rampa/contract';
import { eventOnScreen, russianDates } from '@rampa/kernel';
import { Skeleton, StaleBar, unbroken } from '@rampa/platform/web/base';
import { EventLogo, PublicPage } from '@rampa/platform/web/desk';
import { ResultsSide, WaySide } from './EventSides.tsx';
import { useFollowed } from './followed.ts';
import { MineCard } from './MineCard.tsx';
import { MineSide } from './MineSide.tsx';
import { NowCard } from './NowCard.tsx';
import { Order } from './Order.tsx';
import { foyerOf, nearestOf } from './public-model.ts';
import { Tabs, useTab } from './tabs.tsx';
import { usePublicTimes } from './use-public-times.ts';
import type { AskedEvent } from './use-public-event.ts';
import classes from './public.module.css';

export const PROGRAM_OUTLINES = (
  <>
    <Skeleton width="60%" height="2.5rem" />
    <Skeleton height="11rem" />
    <Skeleton height="20rem" />
  </>
);

export interface PublicProgramProps {
  program: PublicProgramView;
  staleSince: number | null;
  isRead: boolean;
  asked: AskedEvent;
  /** The way back, where the program is one of several. */
  above?: ReactNode;
  /** Address of a performance as a calendar; without it there is none to offer. */
  calendarOf?: ((item: PublicProgramItem) => string) | undefined;
}

export function PublicProgram({ program, staleSince, isRead, asked, above, calendarOf }: PublicProgramProps) {
  const { items, timeZone, guid } = program;
  const { late, timeOf } = usePublicTimes(program);
  const foyer = foyerOf(items);
  const followed = useFollowed(guid);
  const tab = useTab();
  const own = items.filter((item) => followed.has(item.guid));
  const nearest = nearestOf(items, followed.guids);
  const day = program.dateTimeBegin
    ? russianDates({ weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(
        Date.parse(program.dateTimeBegin),
      )
    : '';
  const short = eventOnScreen(program.competitionTitle, program.shortTitle);
  const now = <NowCard foyer={foyer} late={late} program={program} timeOf={timeOf} />;
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
      {above}
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
                {...{ program, late, calendarOf }}
                time={timeOf(shownOwn)}
                onDrop={() => followed.turn(shownOwn.guid)}
              />
            ) : null}
          </div>
          {tab === 'mine' ? (
            <MineSide {...{ own, nearest, program, late, timeOf, calendarOf }} onDrop={followed.turn} />
          ) : (
            <Order {...{ program, foyer, followed, timeOf, asked }} />
          )}
        </div>
      )}
    </PublicPage>
  );
}
