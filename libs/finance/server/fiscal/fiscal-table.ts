import type { FiscalFields } from '@rampa/contract';
import type { FiscalStatus, FiscalStep } from '@rampa/finance/domain';
import type { Guid } from '@rampa/kernel';
import { filled, optional, required, table, type RowOf } from '@rampa/platform/server';

export const FISCAL_RECEIPT = table('finance.fiscal_receipt', {
  paymentGuid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  step: required<FiscalStep>('text'),
  refundGuid: optional<Guid>('uuid'),
  status: required<FiscalStatus>('text'),
  fields: required<FiscalFields>('jsonb'),
  author: required<string>('text'),
  updatedAt: filled<Date>('timestamptz'),
});
export type FiscalReceiptRow = RowOf<typeof FISCAL_RECEIPT>;
