import type { OpeningLack } from '@rampa/competitions/server';

export const juryLacks: OpeningLack = (reader, events) =>
  reader.query(
    `select e.guid as competition, l.lack from unnest($1::uuid[]) e (guid)
       cross join lateral (values
         ('judges', not exists (select from judging.judge j where j.competition_guid = e.guid and j.removed_at is null)),
         ('criteria', not exists (select from judging.criterion k where k.competition_guid = e.guid))
       ) l (lack, is_so)
      where l.is_so`,
    [events],
  );
