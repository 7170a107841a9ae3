import type { FormFault, ReplacedField } from '@rampa/forms/domain';
import { inQuotes, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import type { FieldUses } from '../ports/field-uses.ts';

/** Why fields cannot be replaced yet: what counts by them would count otherwise, and nobody would be told. */
export async function replacedUses(
  reader: Reader,
  uses: FieldUses,
  competition: Guid | null,
  pairs: readonly ReplacedField[],
): Promise<FormFault[]> {
  const fields = new Map(pairs.map(({ from }) => [from.guid, from]));
  const found = await uses.of(reader, competition, [...fields.keys()]);
  return found.map(({ field: guid, words }) => ({
    ...{ isStop: true, guid, key: 'kind' },
    message: `Поле ${inQuotes(fields.get(guid)!.title)} указано ${words}. Уберите его оттуда, замените и назовите там новое`,
  }));
}
