// The columns of requisites. A new one is a line here, a line in a migration, and one in the contract if it is shown.

import type { RequisiteTexts } from '@rampa/finance/domain';
import type { CountryCode, Guid, LegalForm, RequisiteImage, RequisiteOwner } from '@rampa/kernel';
import { filled, optional, required, table, type RowOf } from '@rampa/platform/server';

export const REQUISITE = table('finance.requisite', {
  guid: required<Guid>('uuid'),
  ownerType: required<RequisiteOwner>('text'),
  ownerGuid: required<Guid>('uuid'),
  /** Counts from 1 for each owner and is never reused. */
  ordinalNumber: required<number>('int4'),
  /** The organizer who created it for a member, and the event that it was created for. */
  madeByGuid: optional<Guid>('uuid'),
  madeForGuid: optional<Guid>('uuid'),
  country: required<CountryCode>('text'),
  type: required<LegalForm>('int2'),
  /** Every text but the passport; empty ones are left out. */
  fields: required<Partial<RequisiteTexts>>('jsonb'),
  passportSealed: optional<Buffer>('bytea'),
  /** Files of signatures and of the stamp. */
  images: filled<Partial<Record<RequisiteImage, Guid>>>('jsonb'),
  version: filled<number>('int4'),
  updatedAt: filled<Date>('timestamptz'),
  deletedAt: optional<Date>('timestamptz'),
});

export type RequisiteRow = RowOf<typeof REQUISITE>;
