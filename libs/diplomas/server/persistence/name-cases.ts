// Names in other cases that somebody has approved.

import { CASE_FIELDS, type Facts } from '@rampa/diplomas/domain';
import { folded, NAME_CASES, type Guid, type NameCase } from '@rampa/kernel';
import { filled, required, table, type Reader } from '@rampa/platform/server';

export const NAME_CASE = table('diplomas.name_case', {
  organizerGuid: required<Guid>('uuid'),
  name: required<string>('text'),
  wordCase: required<NameCase>('text'),
  said: required<string>('text'),
  changedAt: filled<Date>('timestamptz'),
});

export interface KnownCases {
  /** Null: nobody has approved one. */
  of(name: string, wordCase: NameCase): string | null;
}

const keyOf = (name: string, wordCase: NameCase) => `${wordCase} ${folded(name)}`;

export async function casesOf(reader: Reader, organizer: Guid, names: readonly string[]): Promise<KnownCases> {
  const rows = await reader.query<{ name: string; wordCase: NameCase; said: string }>(
    `select name, word_case as "wordCase", said from diplomas.name_case
      where organizer_guid = $1 and name = any ($2::text[])`,
    [organizer, [...new Set(names.map(folded))]],
  );
  const known = new Map(rows.map(({ name, wordCase, said }) => [keyOf(name, wordCase), said]));
  return { of: (name, wordCase) => known.get(keyOf(name, wordCase)) ?? null };
}

/** What was not approved is said as it stands: no case is made up on a paper. */
export function withCases<T extends { facts: Facts }>(records: readonly T[], known: KnownCases): T[] {
  return records.map((record) => {
    const { recipient } = record.facts;
    const said = NAME_CASES.map((wordCase) => [CASE_FIELDS[wordCase], known.of(recipient, wordCase) ?? recipient]);
    return { ...record, facts: { ...record.facts, ...(Object.fromEntries(said) as Partial<Facts>) } };
  });
}
