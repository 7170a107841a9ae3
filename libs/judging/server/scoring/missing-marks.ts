// What the refusal to close a protocol says is missing: whole performances, in the order of appearance. Pure.

import type { Activity, Guid } from '@rampa/kernel';

export interface MissingSheet {
  judge: Guid;
  performance: { guid: Guid; order: number; activity: Activity; number: string; performer: string };
  /** How many required marks are missing. */
  criteria: number;
}

export interface MissingMarks<Sheet> {
  /** Performances that have not been on stage, counted and not listed. */
  unstaged: number;
  /** Of performances that have been there; a performance stands with all its sheets or not at all. */
  sheets: Sheet[];
  /** Further performances, not listed. */
  more: number;
}

/** Sheets after which no further performance is listed. */
const LISTED = 50;

export function missingMarks<Sheet extends MissingSheet>(missing: readonly Sheet[]): MissingMarks<Sheet> {
  const byOrder = missing.toSorted((one, other) => one.performance.order - other.performance.order);
  const performances = [...Map.groupBy(byOrder, ({ performance }) => performance.guid).values()];
  const isStaged = ([sheet]: Sheet[]) => !['Waiting', 'Ready'].includes(sheet!.performance.activity);
  const staged = performances.filter(isStaged);
  const sheets: Sheet[] = [];
  let listed = 0;
  for (const own of staged) {
    if (sheets.length > 0 && sheets.length + own.length > LISTED) break;
    sheets.push(...own);
    listed++;
  }
  return { unstaged: performances.length - staged.length, sheets, more: staged.length - listed };
}
