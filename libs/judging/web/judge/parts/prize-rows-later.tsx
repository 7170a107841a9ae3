// Few judges have a prize of their own: the first mark of the others waits for no word of it.

import { lazy, Suspense } from 'react';
import type { JudgeSheetView } from '@rampa/contract';
import type { PrizeRowsProps } from './prize-row.tsx';

const Rows = lazy(async () => ({
  // A lost file harms nothing else on the sheet.
  default: await import('./prize-row.tsx').then(
    ({ PrizeRows }) => PrizeRows,
    () => Nothing,
  ),
}));

const Nothing = (_: PrizeRowsProps) => null;

/** A sheet that an earlier page of the portal has kept tells of none. */
const hasPrizes = ({ prizes }: Partial<Pick<JudgeSheetView, 'prizes'>>) => prizes !== undefined && prizes.length > 0;

export function PrizeRows(props: PrizeRowsProps) {
  return hasPrizes(props.sheet) ? (
    <Suspense>
      <Rows {...props} />
    </Suspense>
  ) : null;
}
