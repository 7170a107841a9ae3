import type { Guid } from '@rampa/kernel';
import { filled, optional, required, table } from '@rampa/platform/server';
import type { VersionChange, VersionContent } from '@rampa/program/domain';

export const VERSION = table('program.version', {
  programGuid: required<Guid>('uuid'),
  /** From 1. */
  number: required<number>('int4'),
  publishedAt: filled<Date>('timestamptz'),
  /** Who has published it; null: his account is forgotten. */
  accountGuid: optional<Guid>('uuid'),
  content: required<VersionContent>('jsonb'),
  /** Since the version before; of the first one empty. */
  changes: required<readonly VersionChange[]>('jsonb'),
});
