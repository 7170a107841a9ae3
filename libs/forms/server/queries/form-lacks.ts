import type { OpeningLack } from '@rampa/competitions/server';

/** Nobody can apply without a form, nor by one that asks nothing. */
export const formLacks: OpeningLack = (reader, events) =>
  reader.query(
    `select e.guid as competition, 'form' as lack from unnest($1::uuid[]) e (guid)
      where not exists (select from forms.form f join forms.field x on x.form_guid = f.guid and x.removed_at is null
                         where f.competition_guid = e.guid)`,
    [events],
  );
