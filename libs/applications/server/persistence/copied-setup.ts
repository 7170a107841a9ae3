// What a copy of an event takes over of its applications' setting up: dates, moved by as many days as the event, places,
// and ways of looking at the table. The applications stay.

import { copyRows, type EventCopier } from '@rampa/competitions/server';

export const copiedSetup: EventCopier = async (tx, copying) => {
  const { from, to, timeZone, newZone, days } = copying;
  const moved = (column: string) => `(${column} at time zone $3 + make_interval(days => $4::int)) at time zone $5`;
  await tx.query(
    `insert into applications.rules (competition_guid, opens_at, closes_at, freezes_at, needs_child_consent,
                                     retention_months)
     select $2, ${moved('opens_at')}, ${moved('closes_at')}, ${moved('freezes_at')}, needs_child_consent,
            retention_months
       from applications.rules where competition_guid = $1`,
    [from, to, timeZone, days, newZone],
  );
  for (const part of ['quota_rule', 'quota', 'view']) await copyRows(tx, copying, `applications.${part}`);
};
