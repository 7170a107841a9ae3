import type { DocumentContent, DocumentStatus, DocumentType } from '@rampa/finance/domain';
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
});
export type DocumentRow = RowOf<typeof DOCUMENT>;

export const PAYEE = table('finance.payee', {
  competitionGuid: required<Guid>('uuid'),
  requisiteGuid: required<Guid>('uuid'),
  updatedAt: filled<Date>('timestamptz'),
});
