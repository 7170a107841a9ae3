import type { DocumentContent, DocumentStatus, DocumentType, TemplateType } from '@rampa/finance/domain';
import type { Guid } from '@rampa/kernel';
import { filled, optional, required, table, type RowOf } from '@rampa/platform/server';

export const DOCUMENT = table('finance.document', {
  guid: required<Guid>('uuid'),
  organizerGuid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  applicationGuid: required<Guid>('uuid'),
  cashGuid: optional<Guid>('uuid'),
  type: required<DocumentType>('text'),
  part: filled<string>('text'),
  number: required<string>('text'),
  year: required<number>('int2'),
  no: optional<number>('int4'),
  issuedOn: required<string>('date'),
  amount: required<number>('int8'),
  content: required<DocumentContent>('jsonb'),
  passportSealed: optional<Buffer>('bytea'),
  contentHash: required<string>('text'),
  status: filled<DocumentStatus>('text'),
  payeeRequisiteGuid: optional<Guid>('uuid'),
  payerRequisiteGuid: optional<Guid>('uuid'),
  fileGuid: optional<Guid>('uuid'),
  author: required<string>('text'),
  createdAt: filled<Date>('timestamptz'),
  /** Filled from it; null: the portal's own. */
  templateGuid: optional<Guid>('uuid'),
  /** Of his share; null: of the application. */
  sponsorGuid: optional<Guid>('uuid'),
});
export type DocumentRow = RowOf<typeof DOCUMENT>;

export const PAYEE = table('finance.payee', {
  competitionGuid: required<Guid>('uuid'),
  requisiteGuid: required<Guid>('uuid'),
  updatedAt: filled<Date>('timestamptz'),
});

export const TYPE_DOCUMENT = table('finance.type_document', {
  guid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  type: required<TemplateType>('text'),
  format: required<'docx' | 'pdf'>('text'),
  name: required<string>('text'),
  size: required<number>('int4'),
  fileGuid: required<Guid>('uuid'),
  author: required<string>('text'),
  createdAt: filled<Date>('timestamptz'),
  replacedAt: optional<Date>('timestamptz'),
});
export type TypeDocumentRow = RowOf<typeof TYPE_DOCUMENT>;

export const CUSTOM_DOCUMENT = table('finance.custom_document', {
  /** Of its file too. */
  guid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  applicationGuid: required<Guid>('uuid'),
  title: required<string>('text'),
  name: required<string>('text'),
  type: required<string>('text'),
  size: required<number>('int4'),
  memberGuid: optional<Guid>('uuid'),
  author: required<string>('text'),
  createdAt: filled<Date>('timestamptz'),
});
export type CustomDocumentRow = RowOf<typeof CUSTOM_DOCUMENT>;
