import type { AdjustmentKind, Guid } from '@rampa/kernel';
import { filled, optional, required, table } from '@rampa/platform/server';

export const ADJUSTMENT = table('judging.adjustment', {
  guid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  itemGuid: required<Guid>('uuid'),
  /** Whose points a difficulty multiplies; null: those of all criteria. */
  criterionGuid: optional<Guid>('uuid'),
  kind: required<AdjustmentKind>('text'),
  /** Integer thousandths, never negative; a deduction is taken off, a difficulty multiplies. */
  amount: required<number>('int4'),
  reason: filled<string>('text'),
  actor: required<string>('text'),
  at: filled<Date>('timestamptz'),
});
