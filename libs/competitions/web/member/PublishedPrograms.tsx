// The published programs of an event, as its members find them.

import { Link } from 'react-router';
import type { AnswerOf, CompetitionProgramGetByCompetition } from '@rampa/contract';
import { counted, russianDates } from '@rampa/kernel';
import { listed } from '@rampa/platform/web/base';
import { ListRow, ListRows } from '@rampa/platform/web/desk';

export interface PublishedProgramsProps {
  programs: AnswerOf<typeof CompetitionProgramGetByCompetition>;
  timeZone: string;
}

/** A handful, in the order of their beginning: nobody searches in them. */
export function PublishedPrograms({ programs, timeZone }: PublishedProgramsProps) {
  return (
    <ListRows label="Программы выступлений">
      {programs.map(({ guid, title, place, dateTimeBegin, performanceCount }) => (
        <ListRow
          key={guid}
          title={
            <Link className="r-link" to={`program?competitionProgramGuid=${guid}`}>
              {title}
            </Link>
          }
          detail={listed(
            begins(dateTimeBegin, timeZone),
            place,
            counted(performanceCount, 'выступление', 'выступления', 'выступлений'),
          )}
        />
      ))}
    </ListRows>
  );
}

function begins(instant: string | null, timeZone: string): string {
  if (instant === null) return '';
  return russianDates({
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(instant));
}
