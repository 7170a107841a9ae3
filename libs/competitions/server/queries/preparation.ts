import { eventSteps, lettersStep, type PreparedEvent } from '@rampa/competitions/domain';
import { russianDates } from '@rampa/kernel';
import type { OwnLetters } from '@rampa/mailings/server';
import type { Preparation } from '../ports/preparations.ts';

const DAYS = russianDates({ day: 'numeric', month: 'long', timeZone: 'UTC' });

interface Row extends Omit<PreparedEvent, 'days'> {
  /** YYYY-MM-DD */
  beginDate: string;
  endDate: string;
}

/** «21–22 ноября», «30 ноября – 1 декабря» */
function daysText({ beginDate, endDate }: Row): string {
  return DAYS.formatRange(new Date(beginDate), new Date(endDate)).replaceAll(/[\u2009\u202f]/g, ' ');
}

/** The event's own part: its card, its documents and its statuses. */
export const eventPreparation: Preparation = async (reader, { competition }) => {
  const [row] = await reader.query<Row>(
    `select c.begin_date as "beginDate", c.end_date as "endDate", c.city, c.place,
            d.documents, d.hidden, s.statuses, s.accepting
       from competitions.competition c
       cross join lateral (
         select count(*)::int as documents, (count(*) filter (where audience = 'staff'))::int as hidden
           from competitions.document where competition_guid = c.guid) d
       cross join lateral (
         select count(*)::int as statuses,
                (count(*) filter (where kind = 'application' and is_active and is_accepted))::int as accepting
           from competitions.status where competition_guid = c.guid) s
      where c.guid = $1`,
    [competition],
  );
  const { documents, statuses } = row!;
  return { steps: eventSteps({ ...row!, days: daysText(row!) }), counts: { documents, statuses } };
};

/** In whose words the letters leave that the portal posts by itself. */
export function lettersPreparation(letters: OwnLetters): Preparation {
  return async (reader, { organizer }) => ({
    steps: [lettersStep(await letters.kindsOf(reader, organizer))],
    counts: {},
  });
}
