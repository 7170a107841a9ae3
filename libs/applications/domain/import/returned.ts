// Computes what a corrected table of the portal's own changes. A cell that says what the application says is left alone,
// whatever it looks like; another one is the organizer's correction, unless the answer was changed after the table was
// written.

import { sameValue } from '@rampa/forms/domain';
import { inQuotes } from '@rampa/kernel';
import { plainAnswer } from '../sent-answers.ts';
import { tableCell } from '../table-cell.ts';
import { readCell, shownCell } from './cells.ts';
import type { GroupedRow, RowGroup } from './groups.ts';
import type { AnswerDeed, RowFault, StandingBlock } from './import-types.ts';
import type { ImportPlan, KnownTable, PlannedRow, Standing } from './plan.ts';

export const NO_SUCH_APPLICATION = 'Такой заявки здесь нет: её убрали, или таблица другого мероприятия';
const CHANGED = 'В заявке это изменили после выгрузки: осталось как там. Чтобы исправить, выгрузите таблицу снова';

export function plannedReturn(table: KnownTable, { rows }: RowGroup, standing: Standing): ImportPlan {
  const [first] = rows;
  const all: ImportPlan = { rows: [], deeds: [], blocks: standing.blocks };
  const isTwice = rows.length > 1;
  const faultOf = (row: GroupedRow): RowFault[] => [
    ...row.faults,
    ...(standing.isNew ? [rowFault(NO_SUCH_APPLICATION)] : []),
    ...(isTwice ? [rowFault(`Эта заявка стоит в таблице не раз, сначала в строке ${first!.row}`)] : []),
  ];
  for (const row of rows) {
    const faults = faultOf(row);
    const done = faults.length > 0 ? null : returnedRow(table, row, standing);
    if (done === null) {
      all.rows.push({ row: row.row, outcome: 'error', faults, kept: [] });
      continue;
    }
    all.rows.push(told(row, done));
    Object.assign(all, { deeds: done.deeds, blocks: done.blocks });
  }
  return all;
}

const rowFault = (message: string): RowFault => ({ column: null, value: '', message });

const told = (row: GroupedRow, { deeds, kept }: Returned): PlannedRow => ({
  ...{ row: row.row, outcome: deeds.length === 0 ? 'same' : 'update', faults: [], kept },
});

interface Returned {
  deeds: AnswerDeed[];
  kept: RowFault[];
  blocks: readonly StandingBlock[];
}

function returnedRow({ form, columns, linesOf, today }: KnownTable, row: GroupedRow, standing: Standing): Returned {
  const done: Returned = { deeds: [], kept: [], blocks: standing.blocks };
  for (const { at, field } of columns) {
    const cell = row.cells[at] ?? '';
    const copies = standing.blocks.filter(({ blockGuid }) => blockGuid === field.blockGuid);
    const counting = copies.map(({ guid, answers }) =>
      standing.hidden?.get(guid)?.includes(field.n) ? undefined : answers[field.n],
    );
    const stands = tableCell(field, counting, (item) => standing.titleOf?.(item));
    if (plain(cell) === '' || plain(cell) === plain(stands)) continue;
    const note = (message: string): RowFault => ({ column: at, value: shownCell(cell), message });
    const [copy] = copies;
    if (!copy || copies.length > 1) {
      const title = inQuotes(form.blocks.find(({ guid }) => guid === field.blockGuid)!.title);
      done.kept.push(note(copy ? `Блоков ${title} в заявке несколько: исправьте в ней самой` : `Блока ${title} в заявке нет`)); // prettier-ignore
      continue;
    }
    const read = readCell(field, cell, linesOf, today);
    // A line that was renamed after the table was written is nobody's fault of this row.
    if ('fault' in read) {
      done.kept.push(note(`${read.fault}. Осталось, как было`));
      continue;
    }
    const before = plainAnswer(copy.answers[field.n]);
    if (sameValue(before, read.answer)) continue;
    const hand = standing.lastHand(copy.guid, field.n);
    if (hand === 'person' || (before !== null && hand === null)) {
      done.kept.push(note(CHANGED));
      continue;
    }
    const after = read.answer;
    done.blocks = done.blocks.map((one) =>
      one.guid === copy.guid ? { ...one, answers: { ...one.answers, [field.n]: after } } : one,
    );
    done.deeds.push({ kind: 'answer', row: row.row, column: at, blockGuid: copy.guid, n: field.n, before, after });
  }
  return done;
}

/** A spreadsheet keeps no unbreakable spaces for sure. */
const plain = (cell: string): string => cell.replace(/\s+/g, ' ').trim();
