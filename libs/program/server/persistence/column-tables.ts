import type { ColumnTag } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { filled, optional, required, table } from '@rampa/platform/server';

export const PROGRAM_COLUMN = table('program.program_column', {
  guid: required<Guid>('uuid'),
  programGuid: required<Guid>('uuid'),
  title: required<string>('text'),
  width: filled<number>('int4'),
  separator: filled<string>('text'),
  isPublic: filled<boolean>('bool'),
  isForPresenter: filled<boolean>('bool'),
  isOnPaper: filled<boolean>('bool'),
  position: required<number>('int4'),
});

export const PROGRAM_COLUMN_FIELD = table('program.program_column_field', {
  guid: required<Guid>('uuid'),
  columnGuid: required<Guid>('uuid'),
  fieldGuid: optional<Guid>('uuid'),
  tag: optional<ColumnTag>('text'),
  position: required<number>('int4'),
});
