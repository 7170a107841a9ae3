import type { PaperBox, PaperSheet } from '@rampa/contract';
import type { BoxKind, Guid, PaperRecipients, PaperType } from '@rampa/kernel';
import { filled, optional, required, table, type RowOf } from '@rampa/platform/server';

export const DOCUMENT = table('diplomas.document', {
  guid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  title: required<string>('text'),
  type: required<PaperType>('text'),
  recipients: filled<PaperRecipients>('text'),
  awardTitles: filled<string[]>('_text'),
  nominations: filled<string[]>('_text'),
  lastPlace: optional<number>('int4'),
  names: filled<string[]>('_text'),
  sheet: required<PaperSheet>('jsonb'),
  revision: filled<number>('int4'),
  sheetRevision: filled<number>('int4'),
  createdAt: filled<Date>('timestamptz'),
  changedAt: filled<Date>('timestamptz'),
  deletedAt: optional<Date>('timestamptz'),
});
export type DocumentRow = RowOf<typeof DOCUMENT>;

/** What a box is beside its guid and kind. */
export type BoxLook = Omit<PaperBox, 'guid' | 'kind'>;

export const DOCUMENT_BOX = table('diplomas.document_box', {
  guid: required<Guid>('uuid'),
  documentGuid: required<Guid>('uuid'),
  kind: required<BoxKind>('text'),
  position: required<number>('int4'),
  look: required<BoxLook>('jsonb'),
  revision: required<number>('int4'),
  removedAt: optional<Date>('timestamptz'),
});
export type DocumentBoxRow = RowOf<typeof DOCUMENT_BOX>;

export const DOCUMENT_IMAGE = table('diplomas.document_image', {
  guid: required<Guid>('uuid'),
  documentGuid: required<Guid>('uuid'),
  name: required<string>('text'),
  width: required<number>('int4'),
  height: required<number>('int4'),
  createdAt: filled<Date>('timestamptz'),
});

export const PAPER = table('diplomas.paper', {
  guid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  documentGuid: required<Guid>('uuid'),
  recordKey: required<string>('text'),
  number: required<number>('int4'),
  code: required<string>('text'),
  recipient: required<string>('text'),
  shown: required<string>('text'),
  issuedAt: filled<Date>('timestamptz'),
  withdrawnAt: optional<Date>('timestamptz'),
  reason: filled<string>('text'),
});
export type PaperRow = RowOf<typeof PAPER>;
