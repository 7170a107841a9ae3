// What a copy of an event takes over of applications: their dates, moved by as many days as the event, and how many places
// there are. Applications stay.

import type { EventCopier } from '@rampa/competitions/server';

export const copiedRules: EventCopier = async (tx, { from, to, timeZone, days }) => {
  const moved = (column: string) => `(${column} at time zone $3 + make_interval(days => $4::int)) at time zone $3`;
  await tx.query(
    `insert into applications.rules (competition_guid, closes_at, freezes_at)
     select $2, ${moved('closes_at')}, ${moved('freezes_at')} from applications.rules where competition_guid = $1`,
    [from, to, timeZone, days],
  );
  // The form is copied before: a field keeps its number.
  await tx.query(
    `insert into applications.quota_rule (competition_guid, field_guid, is_automatic)
     select $2, own.guid, r.is_automatic from applications.quota_rule r
       join forms.v_field f on f.guid = r.field_guid and f.competition_guid = $1
       join forms.v_field own on own.competition_guid = $2 and own.n = f.n
      where r.competition_guid = $1`,
    [from, to],
  );
  await tx.query(
    `insert into applications.quota (competition_guid, item_guid, places)
     select $2, q.item_guid, q.places from applications.quota q join applications.quota_rule r on r.competition_guid = $2
      where q.competition_guid = $1`,
    [from, to],
  );
};
