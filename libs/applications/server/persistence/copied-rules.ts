// The dates of applications that a copy of an event takes over, moved by as many days as the event. Applications stay.

import type { EventCopier } from '@rampa/competitions/server';

export const copiedRules: EventCopier = async (tx, { from, to, timeZone, days }) => {
  const moved = (column: string) => `(${column} at time zone $3 + make_interval(days => $4::int)) at time zone $3`;
  await tx.query(
    `insert into applications.rules (competition_guid, closes_at, freezes_at)
     select $2, ${moved('closes_at')}, ${moved('freezes_at')} from applications.rules where competition_guid = $1`,
    [from, to, timeZone, days],
  );
};
