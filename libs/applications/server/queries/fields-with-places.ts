import type { FieldUseSource } from '@rampa/forms/server';
import type { Guid } from '@rampa/kernel';

/** The field by whose lines an event gives places. */
export const fieldsWithPlaces: FieldUseSource = async (reader, competition, fields) => {
  const rows = await reader.query<{ field: Guid }>(
    'select field_guid as field from applications.quota_rule where competition_guid = $1 and field_guid = any ($2::uuid[])',
    [competition, fields],
  );
  return rows.map(({ field }) => ({ field, words: 'в местах: по нему их считают' }));
};
