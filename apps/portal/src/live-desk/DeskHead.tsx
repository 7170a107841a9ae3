// The desk's head: event, progress, delay of the hall screens, clock.

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AnswerOf, CompetitionProgramGetByCompetition, FestivalView } from '@rampa/contract';
import { boundNames, eventOnScreen } from '@rampa/kernel';
import { Logo, useServerNow } from '@rampa/platform/web/base';
import { EventLogo, exactTimeText, WholeSelect } from '@rampa/platform/web/desk';
import classes from './live-desk.module.css';

type Program = AnswerOf<typeof CompetitionProgramGetByCompetition>[number];

export interface DeskHeadProps {
  event: FestivalView;
  programs: readonly Program[];
  program: Program | null;
  timeZone: string;
  /** Milliseconds from a write to the slowest screen; null while no screen has measured it. */
  delay: number | null;
  onChoose(guid: string): void;
  children: ReactNode;
}

/** A name of more letters is set smaller, in three lines. */
const LONG = 50;

export function DeskHead({ event, programs, program, timeZone, delay, onChoose, children }: DeskHeadProps) {
  const { title, shortTitle } = event.details;
  const name = eventOnScreen(title, shortTitle);
  return (
    <header className={classes.head}>
      <Link to={`/organizer/events/${event.guid}`} className={classes.logo} aria-label="Рампа, к мероприятию">
        <Logo />
      </Link>
      <span className={classes.eventLogo}>
        <EventLogo title={title} logoPath={event.details.logoPath} size="small" />
      </span>
      <h1 className={classes.title} title={title} data-long={name.length > LONG || undefined}>
        {boundNames(name)}
      </h1>
      {programs.length > 1 && program ? (
        <WholeSelect
          className={classes.picker!}
          aria-label="Программа"
          data={programs.map((one) => ({ value: one.guid, label: one.title }))}
          value={program.guid}
          onChange={(value) => value && onChoose(value)}
        />
      ) : (
        <span className={classes.program}>{program?.title ?? ''}</span>
      )}
      <div className={classes.facts}>
        {children}
        {delay === null ? null : (
          <div className={classes.fact} title="Самый медленный из экранов на связи">
            До экрана <b>{delay}&nbsp;мс</b>
          </div>
        )}
        <Clock timeZone={timeZone} />
      </div>
    </header>
  );
}

function Clock({ timeZone }: { timeZone: string }) {
  return (
    <div className={classes.clock} role="timer" aria-label="Время на месте">
      {exactTimeText(useServerNow(), timeZone)}
    </div>
  );
}
