// The event's values of group fields: turns what calls send into rows, and counts the performances of each value.

import { Injectable } from '@nestjs/common';
import { foldedValue, usualSpelling } from '@rampa/competitions/domain';
import { Competitions, GroupValueRows, type GroupField, type NewGroupValue } from '@rampa/competitions/server';
import type { AnswerOf, GroupFieldGetValues } from '@rampa/contract';
import { counted, Failure, inQuotes, isGuid, newGuid, type Guid } from '@rampa/kernel';
import type { Reader, Transaction } from '@rampa/platform/server';

/** Most values of one field: the lists of every page carry them all. */
const MOST_VALUES = 500;

type Said = Readonly<Record<string, string>>;
type Named = Record<Guid, Guid>;

@Injectable()
export class GroupValues {
  constructor(
    private readonly competitions: Competitions,
    private readonly rows: GroupValueRows,
  ) {}

  /**
   * Resolves what a call sends, by field, to guids of values. A guid names an existing value; a text means the value
   * that is equal when folded, or creates a new one; empty ones are left out. Call it under the event's exclusive lock.
   * Throws Failure badRequest for an unknown field or value.
   */
  async settle(tx: Transaction, competition: Guid, said: readonly Said[]): Promise<Named[]> {
    if (said.every((one) => Object.keys(one).length === 0)) return said.map(() => ({}));
    const fields = new Map((await this.competitions.groupFields(tx, competition)).map((field) => [field.guid, field]));
    if (said.some((one) => Object.keys(one).some((field) => !fields.has(field as Guid)))) throw unknown();
    const meanings = new Map<Guid, Map<string, Guid>>();
    const added: NewGroupValue[] = [];
    for (const field of fields.values()) {
      const texts = said.flatMap((one) => one[field.guid] ?? []);
      if (texts.length === 0) continue;
      const { meaning, fresh } = meaningOf(field, texts);
      if (field.values.length + fresh.length > MOST_VALUES) throw tooMany(field);
      meanings.set(field.guid, meaning);
      added.push(...fresh);
    }
    await this.rows.add(tx, competition, added);
    // Lists of values stand on the pages of every program.
    if (added.length > 0) tx.emit(competition, 'groupFields.changed', {});
    return said.map((one) =>
      Object.fromEntries(
        Object.entries(one).flatMap(([field, text]) => {
          const value = meanings.get(field as Guid)?.get(text);
          return value ? [[field, value] as const] : [];
        }),
      ),
    );
  }

  /** Drops the values of deleted fields. */
  async standing(reader: Reader, competition: Guid, named: Named): Promise<Named> {
    if (Object.keys(named).length === 0) return named;
    const fields = await this.competitions.groupFields(reader, competition);
    const isThere = new Set(fields.flatMap(({ values }) => values.map(({ guid }) => guid)));
    return Object.fromEntries(Object.entries(named).filter(([, value]) => isThere.has(value)));
  }

  /** Every value of the event with the number of its performances, in the order of the lists. */
  async ofEvent(reader: Reader, competition: Guid): Promise<AnswerOf<typeof GroupFieldGetValues>> {
    const fields = await this.competitions.groupFields(reader, competition);
    const rows = await reader.query<{ value: Guid; count: number }>(
      `select v.value, count(*)::int as count from program.item i cross join jsonb_each_text(i.group_values) v
        where i.competition_guid = $1 group by v.value`,
      [competition],
    );
    const counts = new Map(rows.map(({ value, count }) => [value, count]));
    return fields.map(({ guid, values }) => ({
      guid,
      isOrdered: values.some(({ position }) => position !== null),
      values: values.map((value) => ({
        guid: value.guid,
        title: value.title,
        itemCount: counts.get(value.guid) ?? 0,
      })),
    }));
  }
}

/** The value that each text of a field means; a new value gets the most frequent spelling. */
function meaningOf(
  field: GroupField,
  texts: readonly string[],
): { meaning: Map<string, Guid>; fresh: NewGroupValue[] } {
  const guids = new Set(field.values.map(({ guid }) => guid));
  const byFold = new Map(field.values.map(({ guid, title }) => [foldedValue(title), guid]));
  const meaning = new Map<string, Guid>();
  const alike = new Map<string, string[]>();
  for (const text of texts) {
    const lower = text.toLowerCase();
    if (isGuid(lower)) {
      if (!guids.has(lower)) throw unknown();
      meaning.set(text, lower);
      continue;
    }
    const folded = foldedValue(text);
    const known = byFold.get(folded);
    if (known) meaning.set(text, known);
    else if (folded !== '') alike.set(folded, [...(alike.get(folded) ?? []), text]);
  }
  const fresh = [...alike.values()].map((same) => {
    const guid = newGuid();
    for (const text of same) meaning.set(text, guid);
    return { guid, fieldGuid: field.guid, title: usualSpelling(same) };
  });
  return { meaning, fresh };
}

function unknown(): Failure {
  return new Failure('badRequest', { field: 'groupValues' });
}

function tooMany({ title }: GroupField): Failure {
  const message = `У поля ${inQuotes(title)} может быть не больше ${counted(MOST_VALUES, 'значения', 'значений', 'значений')}.`;
  return new Failure('badRequest', { field: 'groupValues', message });
}
