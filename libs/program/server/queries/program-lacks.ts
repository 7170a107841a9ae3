import type { OpeningLack } from '@rampa/competitions/server';

export const programLacks: OpeningLack = (reader, events) =>
  reader.query(
    `select e.guid as competition, 'program' as lack from unnest($1::uuid[]) e (guid)
      where not exists (select from program.program p where p.competition_guid = e.guid)`,
    [events],
  );
