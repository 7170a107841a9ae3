import type { AdjustmentKind, Guid } from '@rampa/kernel';
import { filled, required, table } from '@rampa/platform/server';

export const ADJUSTMENT = table('judging.adjustment', {
  guid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  itemGuid: required<Guid>('uuid'),
  kind: required<AdjustmentKind>('text'),
  /** Integer thousandths, never negative; a deduction is taken off. */
  amount: required<number>('int4'),
  reason: filled<string>('text'),
  actor: required<string>('text'),
  at: filled<Date>('timestamptz'),
});
