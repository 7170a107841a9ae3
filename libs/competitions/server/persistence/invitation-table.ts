import type { Guid } from '@rampa/kernel';
import { filled, optional, required, table, type RowOf } from '@rampa/platform/server';

export const INVITATION = table('competitions.invitation', {
  guid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  email: required<string>('text'),
  /** Writes it. */
  jobGuid: required<Guid>('uuid'),
  /** Null: not written yet, or its reader has refused such letters. */
  letterGuid: optional<Guid>('uuid'),
  postedAt: optional<Date>('timestamptz'),
  invitedAt: filled<Date>('timestamptz'),
});

export type InvitationRow = RowOf<typeof INVITATION>;
