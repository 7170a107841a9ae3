// Notes on rows of a published protocol that were counted otherwise than their neighbours. Pure.

import { inQuotes, numberSign } from '@rampa/kernel';

export interface DecidedTie {
  /** By place once decided. */
  readonly itemGuids: readonly string[];
  readonly decision: { readonly reason: string } | null;
}

export interface NotedRow {
  readonly itemGuid: string;
  readonly programGuid: string;
  readonly number: string;
  readonly performer: string;
  readonly collective: string;
  readonly place: number | null;
  readonly methodText: string;
  readonly byJudge: readonly { readonly abstained: boolean }[];
}

interface Around {
  readonly permissions: { readonly showTotals: boolean; readonly showPlaces: boolean; readonly showComments: boolean };
  readonly namesOf: (
    item: string,
    names: { performer: string; collective: string },
  ) => { performer: string; collective: string };
  readonly rows: readonly NotedRow[];
  readonly ties: readonly DecidedTie[];
}

/** «Итог — среднее трёх судей, одно воздержание», «При равном итоге выше, чем № 1: решение председателя жюри». */
export function seenNotes(row: NotedRow, around: Around): string[] {
  const { showTotals, showPlaces } = around.permissions;
  const counted = showTotals && row.byJudge.some(({ abstained }) => abstained) ? row.methodText : '';
  const parted = showPlaces && row.place !== null ? chairNote(row, around) : '';
  return [counted, parted].filter((note) => note !== '');
}

function chairNote({ itemGuid, programGuid }: NotedRow, { rows, ties, namesOf, permissions }: Around): string {
  const tie = ties.find(({ itemGuids, decision }) => decision !== null && itemGuids.includes(itemGuid));
  if (!tie) return '';
  const called = (guid: string) => {
    const other = rows.find((row) => row.itemGuid === guid);
    if (!other) return [];
    const { performer, collective } = namesOf(guid, other);
    const name = other.number === '' ? inQuotes(performer || collective) : numberSign(other.number);
    return [other.programGuid === programGuid ? name : `${name} другой программы`];
  };
  const at = tie.itemGuids.indexOf(itemGuid);
  const [above, below] = [tie.itemGuids.slice(0, at), tie.itemGuids.slice(at + 1)].map((guids) =>
    guids.flatMap(called),
  );
  const sides = [beside('ниже', above!), beside('выше', below!)].filter((side) => side !== '');
  // The reason is a person's words, so it is shown only with the comments.
  const reason = permissions.showComments ? `. ${tie.decision!.reason.trim()}` : '';
  return `При равном итоге ${sides.join(', и ')}: решение председателя жюри${reason}`;
}

function beside(side: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  const listed = names.length === 1 ? names[0]! : `${names.slice(0, -1).join(', ')} и ${names.at(-1)}`;
  return `${side}, чем ${listed}`;
}
