// Finding rows in a long protocol: by a word, by what is still missing, in another order. Pure.

import { compareNumbers, isMeant } from '@rampa/kernel';
import { isWaiting, type ProtocolGroup, type ProtocolRow } from './rows.ts';

export type RowOrder = 'place' | 'number' | 'total';

export interface Finding {
  question: string;
  /** Null: as the arrangement has it. */
  order: RowOrder | null;
  isReversed: boolean;
  isWaitingOnly: boolean;
  /** Whose rows may wait: those of other programs stand in the group for comparison. Absent: any. */
  programGuid?: string;
}

export const NOT_SOUGHT: Finding = { question: '', order: null, isReversed: false, isWaitingOnly: false };

/** Best first: the least place and number, the highest total. What has none stands last, whichever way. */
function compared(order: RowOrder, isReversed: boolean) {
  const sign = isReversed ? -1 : 1;
  const byNumber = (left: ProtocolRow, right: ProtocolRow) => compareNumbers(left.number, right.number);
  if (order === 'number') return (left: ProtocolRow, right: ProtocolRow) => sign * byNumber(left, right);
  const keyOf = ({ place, total }: ProtocolRow) => (order === 'place' ? place : total === null ? null : -total);
  return (left: ProtocolRow, right: ProtocolRow) => {
    const [a, b] = [keyOf(left), keyOf(right)];
    if (a === null || b === null) return Number(a === null) - Number(b === null) || byNumber(left, right);
    return sign * (a - b) || byNumber(left, right);
  };
}

/** Groups with the rows sought; those without any are left out. `kept` rows wait for nobody and stay all the same. */
export function soughtGroups(
  groups: readonly ProtocolGroup[],
  { question, order, isReversed, isWaitingOnly, programGuid }: Finding,
  kept: readonly (string | null)[] = [],
): ProtocolGroup[] {
  return groups
    .map((group) => {
      const rows = group.rows.filter(
        (row) =>
          isMeant(question, row.number, [row.performer, row.collective]) &&
          (!isWaitingOnly || waitsIn(row, programGuid) || kept.includes(row.itemGuid)),
      );
      return { ...group, rows: order === null ? rows : rows.toSorted(compared(order, isReversed)) };
    })
    .filter(({ rows }) => rows.length > 0);
}

/** Of the program's own rows. */
export function waitingCount(groups: readonly ProtocolGroup[], programGuid: string): number {
  return groups.reduce((sum, { rows }) => sum + rows.filter((row) => waitsIn(row, programGuid)).length, 0);
}

function waitsIn(row: ProtocolRow, programGuid: string | undefined): boolean {
  return isWaiting(row) && (programGuid === undefined || row.programGuid === programGuid);
}
