import type { SheetState } from '@rampa/contract';
import type { ReadRow, SheetLayout } from '@rampa/judging/domain';
import type { Guid } from '@rampa/kernel';
import { filled, optional, required, table } from '@rampa/platform/server';

/** The device of marks off paper is their sheet, `paper:<guid>`. */
export const PAPER_DEVICE = 'paper:';

export const PAPER_SHEET = table('judging.paper_sheet', {
  guid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  programGuid: required<Guid>('uuid'),
  judgeGuid: required<Guid>('uuid'),
  version: required<number>('int4'),
  code: required<string>('text'),
  layout: required<SheetLayout>('jsonb'),
  madeBy: required<string>('text'),
  madeAt: filled<Date>('timestamptz'),
  state: filled<SheetState>('text'),
});

export const PAPER_READING = table('judging.paper_reading', {
  guid: required<Guid>('uuid'),
  sheetGuid: required<Guid>('uuid'),
  nth: required<number>('int4'),
  actor: required<string>('text'),
  rows: required<readonly ReadRow[]>('jsonb'),
  at: filled<Date>('timestamptz'),
  droppedBy: optional<string>('text'),
  droppedAt: optional<Date>('timestamptz'),
});

export const PAPER_SOLUTION = table('judging.paper_solution', {
  guid: required<Guid>('uuid'),
  sheetGuid: required<Guid>('uuid'),
  itemGuid: required<Guid>('uuid'),
  criterionGuid: optional<Guid>('uuid'),
  value: optional<number>('int4'),
  seenVersion: required<number>('int4'),
  firstValue: optional<number>('int4'),
  secondValue: optional<number>('int4'),
  inForce: optional<number>('int4'),
  actor: required<string>('text'),
  at: filled<Date>('timestamptz'),
  droppedAt: optional<Date>('timestamptz'),
});
