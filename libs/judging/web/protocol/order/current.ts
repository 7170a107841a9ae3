// The performance whose marks are awaited now: on stage, or, when nobody is, the last that left it unmarked. Pure.

import type { ProtocolView } from '@rampa/contract';
import { isWaiting, runningRows, type ProtocolRow } from './rows.ts';

export function currentOf(protocol: ProtocolView): { row: ProtocolRow; isOnStage: boolean } | null {
  const rows = runningRows(protocol).filter(({ isWithdrawn }) => !isWithdrawn);
  const onStage = rows.find(({ activity }) => activity === 'OnStage');
  if (onStage) return { row: onStage, isOnStage: true };
  const left = rows.findLast((row) => row.activity === 'Done' && isWaiting(row));
  return left ? { row: left, isOnStage: false } : null;
}
