// The grid of a paper sheet: what is typed, where a key leads, and what of it is sent.

import type { BodyOf, PaperSheetEnter, PaperSheetView } from '@rampa/contract';
import { validateMark } from '@rampa/jury/domain';
import { formatThousandths, inQuotes, parseThousandths } from '@rampa/kernel';

export type Typed = Record<string, string>;
type Sheet = Pick<PaperSheetView, 'rows' | 'criteria'>;
type Row = Sheet['rows'][number];
type Criterion = Sheet['criteria'][number];

/** What stands in the first cell of a row from which the judge abstained. */
export const ABSTAINED = '-';

/** A path of the form: guids have no dots. */
export const cellName = (itemGuid: string, pointGuid: string) => `${itemGuid}_${pointGuid}`;

export function emptyCells({ rows }: Pick<Sheet, 'rows'>): Typed {
  return Object.fromEntries(
    rows.flatMap(({ itemGuid, pointGuids }) => pointGuids.map((point) => [cellName(itemGuid, point), ''])),
  );
}

const isDash = (text: string) => /^[-–—−]$/.test(text.trim());

export function isAbstained({ itemGuid, pointGuids }: Row, typed: Typed): boolean {
  return pointGuids.some((point) => isDash(typed[cellName(itemGuid, point)] ?? ''));
}

/** Why the text cannot stand in this cell; undefined: it can. */
export function cellFault(criterion: Criterion, text: string): string | undefined {
  if (text.trim() === '' || isDash(text)) return undefined;
  const value = parseThousandths(text);
  if (value === null) return `${inQuotes(text.trim())} — не оценка. Цифры и запятая, например 9,5`;
  const verdict = validateMark(criterion, value);
  if (verdict === 'ok') return undefined;
  const [min, max, step] = [criterion.min, criterion.max, criterion.step].map((one) => formatThousandths(one));
  if (verdict === 'step') return `${formatThousandths(value)} не попадает в шаг ${step} (от ${min} до ${max})`;
  return `${formatThousandths(value)} вне шкалы: от ${min} до ${max}`;
}

export function faultsOf(sheet: Sheet, typed: Typed): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const row of sheet.rows) {
    const isOff = isAbstained(row, typed);
    for (const point of row.pointGuids) {
      const name = cellName(row.itemGuid, point);
      const text = typed[name] ?? '';
      const criterion = sheet.criteria.find(({ guid }) => guid === point)!;
      const fault =
        isOff && text.trim() !== '' && !isDash(text)
          ? 'В строке и оценка, и «воздержался»: на листе что-то одно'
          : cellFault(criterion, text);
      if (fault) faults[name] = fault;
    }
  }
  return faults;
}

/** Rows in which something is typed. */
export function rowsSaid(sheet: Sheet, typed: Typed): BodyOf<typeof PaperSheetEnter>['rows'] {
  return sheet.rows.flatMap((row): BodyOf<typeof PaperSheetEnter>['rows'] => {
    if (isAbstained(row, typed)) return [{ competitionProgramItemGuid: row.itemGuid, isAbstained: true, marks: [] }];
    const marks = row.pointGuids.flatMap((pointGuid) => {
      const value = parseThousandths(typed[cellName(row.itemGuid, pointGuid)] ?? '');
      return value === null ? [] : [{ pointGuid, value }];
    });
    return marks.length === 0 ? [] : [{ competitionProgramItemGuid: row.itemGuid, isAbstained: false, marks }];
  });
}

/** Cells that can be filled, and how many of them are; a row of an abstention counts as filled. */
export function filling(sheet: Sheet, typed: Typed): { filled: number; all: number } {
  let [filled, all] = [0, 0];
  for (const row of sheet.rows) {
    if (row.isGone) continue;
    all += row.pointGuids.length;
    filled += isAbstained(row, typed)
      ? row.pointGuids.length
      : row.pointGuids.filter((point) => (typed[cellName(row.itemGuid, point)] ?? '').trim() !== '').length;
  }
  return { filled, all };
}

export type Step = 'next' | 'back' | 'up' | 'down';

/** The cell to which a key leads from this one; null: it stays. Enter goes along the row, then to the next one. */
export function cellAfter(sheet: Sheet, name: string, step: Step): string | null {
  const open = sheet.rows
    .filter(({ isGone, pointGuids }) => !isGone && pointGuids.length > 0)
    .map(({ itemGuid, pointGuids }) =>
      sheet.criteria
        .filter(({ guid }) => pointGuids.includes(guid))
        .map(({ guid }) => ({
          column: guid,
          name: cellName(itemGuid, guid),
        })),
    );
  const cells = open.flat();
  const at = cells.findIndex((cell) => cell.name === name);
  if (at < 0) return null;
  if (step === 'next' || step === 'back') return cells[at + (step === 'next' ? 1 : -1)]?.name ?? null;
  const line = open.findIndex((row) => row.some((cell) => cell.name === name));
  const { column } = cells[at]!;
  const rows = step === 'down' ? open.slice(line + 1) : open.slice(0, line).reverse();
  return rows.flatMap((row) => row.find((cell) => cell.column === column) ?? [])[0]?.name ?? null;
}
