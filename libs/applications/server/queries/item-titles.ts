import type { Answer, BlockAnswers } from '@rampa/forms/domain';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

/** Titles of all lines that these blocks have chosen; deleted ones too. */
export function itemTitles(reader: Reader, blocks: readonly Pick<BlockAnswers, 'answers'>[]) {
  return titlesOf(reader, blocks.flatMap(({ answers }) => Object.values(answers))); // prettier-ignore
}

export async function titlesOf(
  reader: Reader,
  answers: readonly (Answer | null | undefined)[],
): Promise<ReadonlyMap<Guid, string>> {
  const items = [...new Set(answers.flatMap((answer) => (answer && 'i' in answer ? answer.i : [])))];
  if (items.length === 0) return new Map();
  const rows = await reader.query<{ guid: Guid; title: string }>(
    'select guid, title from reference_books.v_item where guid = any ($1::uuid[])',
    [items],
  );
  return new Map(rows.map(({ guid, title }) => [guid, title]));
}
