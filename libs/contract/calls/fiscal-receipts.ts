// What a till has printed for a payment or a refund (54-ФЗ). Beyond the checklist.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { fiscalFields, FISCAL_STATUSES, FISCAL_STEPS } from '../money-shapes.ts';
import { done } from '../shapes.ts';

export const FiscalReceiptSet = defineCall({
  id: 'FiscalReceipt/Set',
  method: 'PUT',
  who: ['org:finances'],
  kind: 'write',
  changes: ['money.changed'],
  summary: 'Записать чек ККТ по платежу, возврату или полному расчёту: номера, смена, ссылка',
  query: z.strictObject({ paymentGuid: guidOf('payment') }),
  body: z.strictObject({
    step: z.enum(FISCAL_STEPS),
    refundGuid: z.guid().toLowerCase().nullable().default(null),
    status: z.enum(FISCAL_STATUSES),
    fields: fiscalFields,
  }),
  answer: done,
});
