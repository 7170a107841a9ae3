import type { AccountSection, BankRow, RowState, StatementEncoding, StatementWarning } from '@rampa/finance/domain';
import type { Guid } from '@rampa/kernel';
import { filled, optional, required, table, type RowOf } from '@rampa/platform/server';

export const BANK_FILE = table('finance.bank_file', {
  guid: required<Guid>('uuid'),
  organizerGuid: required<Guid>('uuid'),
  sha256: required<string>('text'),
  name: required<string>('text'),
  encoding: required<StatementEncoding>('text'),
  warnings: required<readonly StatementWarning[]>('jsonb'),
  accounts: required<readonly AccountSection[]>('jsonb'),
  passedOver: required<number>('int4'),
  author: required<string>('text'),
  loadedAt: filled<Date>('timestamptz'),
});
export type BankFileRow = RowOf<typeof BANK_FILE>;

export const BANK_ROW = table('finance.bank_row', {
  guid: required<Guid>('uuid'),
  fileGuid: required<Guid>('uuid'),
  organizerGuid: required<Guid>('uuid'),
  position: required<number>('int4'),
  state: required<RowState>('text'),
  said: required<BankRow>('jsonb'),
  bankKey: optional<string>('text'),
  occurrence: optional<number>('int2'),
  ignoredBy: optional<string>('text'),
  ignoredAt: optional<Date>('timestamptz'),
});
export type BankRowKept = RowOf<typeof BANK_ROW>;

export const BANK_BOOKING = table('finance.bank_booking', {
  guid: required<Guid>('uuid'),
  bankRowGuid: required<Guid>('uuid'),
  paymentGuid: required<Guid>('uuid'),
  refundGuid: optional<Guid>('uuid'),
  author: required<string>('text'),
  reason: filled<string>('text'),
  bookedAt: filled<Date>('timestamptz'),
});
