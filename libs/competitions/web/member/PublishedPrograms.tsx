// The published programs of an event, as its members find them.

import type { AnswerOf, CompetitionProgramGetByCompetition } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import classes from './member.module.css';

export interface PublishedProgramsProps {
  programs: AnswerOf<typeof CompetitionProgramGetByCompetition>;
  timeZone: string;
}

export function PublishedPrograms({ programs, timeZone }: PublishedProgramsProps) {
  return (
    <ul className={classes.programs} aria-label="Программы выступлений">
      {programs.map(({ guid, title, place, dateTimeBegin, performanceCount }) => (
        <li key={guid}>
          <a href={`/program/${guid}`}>{title}</a>
          <small>
            {[
              begins(dateTimeBegin, timeZone),
              place,
              counted(performanceCount, 'выступление', 'выступления', 'выступлений'),
            ]
              .filter(Boolean)
              .join(', ')}
          </small>
        </li>
      ))}
    </ul>
  );
}

function begins(instant: string | null, timeZone: string): string {
  if (instant === null) return '';
  return new Intl.DateTimeFormat('ru-RU', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(instant));
}
