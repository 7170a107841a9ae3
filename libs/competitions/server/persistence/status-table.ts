import type { StatusKind } from '@rampa/competitions/domain';
import type { Guid, StatusRole } from '@rampa/kernel';
import { filled, optional, required, table, type RowOf } from '@rampa/platform/server';

export const STATUS = table('competitions.status', {
  guid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  kind: required<StatusKind>('text'),
  title: required<string>('text'),
  /** What all spellings of the title have in common. */
  folded: required<string>('text'),
  backgroundColor: required<string>('text'),
  fontColor: required<string>('text'),
  isActive: required<boolean>('bool'),
  allowsEditing: required<boolean>('bool'),
  notifies: required<boolean>('bool'),
  isAccepted: required<boolean>('bool'),
  role: optional<StatusRole>('text'),
  position: required<number>('int4'),
  version: filled<number>('int4'),
});

export type StatusRow = RowOf<typeof STATUS>;
