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

/** With the names of files, also of those that no answer names any more: of two recordings each is told by its own. */
export async function titlesAndNamesOf(
  reader: Reader,
  answers: readonly (Answer | null | undefined)[],
): Promise<ReadonlyMap<Guid, string>> {
  const titles = await titlesOf(reader, answers);
  const files = [...new Set(answers.flatMap((answer) => (answer && 'f' in answer ? answer.f : [])))];
  if (files.length === 0) return titles;
  const rows = await reader.query<{ guid: Guid; name: string }>(
    'select guid, name from applications.file where guid = any ($1::uuid[])',
    [files],
  );
  return new Map([...titles, ...rows.map(({ guid, name }) => [guid, name] as const)]);
}
