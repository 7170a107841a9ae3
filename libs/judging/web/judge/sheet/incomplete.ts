// What the judge still owes: performances that can be marked and are not. Pure.

import type { CriterionView, JudgeSheetView } from '@rampa/contract';
import { isWanted, progressOf, type SheetItem, type SheetOverlay } from './sheet-model.ts';

export interface Incomplete {
  item: SheetItem;
  missing: readonly CriterionView[];
}

export function incompleteOf(sheet: JudgeSheetView, overlay: SheetOverlay): Incomplete[] {
  if (sheet.state !== 'Open') return [];
  return sheet.items
    .filter((item) => isWanted(item) && hasBeen(sheet, item))
    .flatMap((item) => {
      const { isComplete, missing } = progressOf(sheet, item, overlay);
      return isComplete ? [] : [{ item, missing }];
    });
}

/** Every performance that is wanted has been on stage. */
export function isOver(sheet: JudgeSheetView): boolean {
  const wanted = sheet.items.filter(isWanted);
  return wanted.length > 0 && wanted.every(({ activity }) => activity === 'Done');
}

function hasBeen({ markAhead }: JudgeSheetView, { activity }: SheetItem): boolean {
  return markAhead || activity === 'OnStage' || activity === 'Done';
}
