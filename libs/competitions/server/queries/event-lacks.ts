import type { OpeningLack } from '../ports/opening-lacks.ts';

/** The event's own part: where it is held, its documents and its statuses. */
export const eventLacks: OpeningLack = (reader, events) =>
  reader.query(
    `select c.guid as competition, l.lack
       from competitions.competition c
       cross join lateral (values
         ('city', c.city = ''),
         ('place', c.place = ''),
         ('documents', not exists (select from competitions.document d where d.competition_guid = c.guid
            and d.audience <> 'staff')),
         ('statuses', not exists (select from competitions.status s where s.competition_guid = c.guid
            and s.kind = 'application' and s.is_active and s.is_accepted))
       ) l (lack, is_so)
      where c.guid = any ($1::uuid[]) and l.is_so`,
    [events],
  );
