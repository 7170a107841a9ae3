// Accounts and payments as they travel. Sums are whole minor units.

import { z } from 'zod';
import { guidOf } from './call.ts';
import { currency } from './price-shapes.ts';
import { instant, text } from './shapes.ts';

const guid = z.guid();
const day = z.string();
export const moneySum = z.int().min(1).max(100_000_000_000);
export const MONEY_STATUSES = ['free', 'unpaid', 'partial', 'paid', 'overpaid', 'refundDue', 'closed'] as const;
export const moneyStatus = z.enum(MONEY_STATUSES);
export const paymentStatus = z.enum(['Pending', 'Confirmed', 'Rejected', 'Refunded']);
export const paymentMethod = z.enum(['bank', 'cash', 'online', 'offset']);

export const standing = z.object({
  total: z.int(),
  paid: z.int(),
  /** Asked for by the stages up to today. */
  due: z.int(),
  debt: z.int(),
  overdue: z.int(),
  remaining: z.int(),
  overpaid: z.int(),
  fromSponsors: z.int(),
  ask: z.int(),
  status: moneyStatus,
});

const stage = z.object({ title: z.string(), due: day, effectiveDue: day, amount: z.int() });
/** The first stage that what has come does not cover. */
const next = z.object({ due: day, amount: z.int(), title: z.string() });

/** What the tables and documented costs keep of who leaves, price by price, and what goes back to whom. */
export const withdrawalCount = z.object({
  daysBefore: z.int(),
  /** `row`: of the table of its price; null: no row has that day, nothing is kept. */
  lines: z.array(
    z.object({
      item: z.int().nullable(),
      price: z.guid(),
      net: z.int(),
      row: z
        .object({
          daysFrom: z.int(),
          daysTo: z.int().nullable(),
          percentBp: z.int().nullable(),
          amount: z.int().nullable(),
          costs: z.boolean(),
        })
        .nullable(),
      retained: z.int(),
    }),
  ),
  computed: z.int(),
  paid: z.int(),
  retained: z.int(),
  refund: z.int(),
  /** `applicationSponsorGuid` null: to the member. */
  refunds: z.array(z.object({ applicationSponsorGuid: guid.nullable(), title: z.string(), amount: z.int() })),
});
export type WithdrawalCountView = z.infer<typeof withdrawalCount>;

/** An employee who may only read sees everything; a member sees neither notes nor people of the desk. */
export const moneyAccount = standing.extend({
  applicationGuid: guid,
  number: z.int().nullable(),
  title: z.string(),
  memberGuid: guid.nullable(),
  memberName: z.string(),
  payerRequisiteGuid: guid.nullable(),
  payerType: z.int(),
  currency,
  today: day,
  /** By which days are told. */
  timeZone: z.string(),
  subscribedAt: instant,
  withdrawnAt: instant.nullable(),
  revision: z.int(),
  schedulePaymentGuid: guid.nullable(),
  planTitle: z.string(),
  stages: z.array(stage),
  next: next.nullable(),
  priceFixedOn: day.nullable(),
  discount: z.int(),
  vat: z.int().nullable(),
  vatBp: z.int().nullable(),
  /** Claims that wait for the organizer, together. */
  pending: z.int(),
  retained: z.int(),
  retention: z
    .object({
      kind: z.enum(['withdrawn', 'part']),
      amount: z.int(),
      reason: z.string(),
      at: instant,
      actor: z.string(),
    })
    .nullable(),
  /** What the tables and documented costs would keep, if it were withdrawn now or as it was. */
  proposal: withdrawalCount
    .extend({
      /** A natural person pays for what was spent on him, and nothing else. */
      isConsumer: z.boolean(),
    })
    .nullable(),
});
export type MoneyAccountView = z.infer<typeof moneyAccount>;

export const allocations = z
  .array(z.strictObject({ applicationGuid: guidOf('application'), amount: moneySum }))
  .max(100);

const refund = z.object({
  guid,
  kind: z.enum(['money', 'storno']),
  amount: z.int(),
  on: day,
  method: paymentMethod,
  number: z.string(),
  receiptNo: z.int().nullable(),
  reason: z.string(),
  actor: z.string(),
});

export const FISCAL_STEPS = ['payment', 'refund', 'settlement'] as const;
export const FISCAL_STATUSES = ['notNeeded', 'waiting', 'printed', 'failed'] as const;
const digits = (most: number) => text(most).regex(/^\d*$/);

/** As a till's receipt bears them: registration number, storage and its document, its sign, shift, buyer, where to see it. */
export const fiscalFields = z.strictObject({
  /** Tag 1214. */
  method: z.enum(['prepaymentFull', 'prepayment', 'advance', 'fullPayment']).default('prepayment'),
  taxSystem: z.enum(['', 'osn', 'usnIncome', 'usnIncomeOutcome', 'esn', 'patent']).default(''),
  rnKkt: digits(16).default(''),
  fn: digits(16).default(''),
  fd: digits(10).default(''),
  fp: digits(10).default(''),
  shift: digits(6).default(''),
  numberInShift: digits(6).default(''),
  /** Local, as printed. */
  printedAt: text(16)
    .regex(/^(\d{4}-\d\d-\d\dT\d\d:\d\d)?$/)
    .default(''),
  place: text(300).default(''),
  cashier: text(120).default(''),
  buyer: text(120).default(''),
  link: text(500)
    .regex(/^(https?:\/\/\S+)?$/)
    .default(''),
});
export type FiscalFields = z.infer<typeof fiscalFields>;

const fiscalReceipt = z.object({
  step: z.enum(FISCAL_STEPS),
  refundGuid: guid.nullable(),
  status: z.enum(FISCAL_STATUSES),
  /** To be printed by that day at the latest. */
  by: day,
  fields: fiscalFields.nullable(),
});
export type FiscalReceiptView = z.infer<typeof fiscalReceipt>;

export const paymentView = z.object({
  guid,
  amount: z.int(),
  /** Of it to the application asked about; of a journal the whole. */
  allocated: z.int(),
  /** Of what was allocated, given back. */
  returned: z.int(),
  paidOn: day,
  method: paymentMethod,
  invoiceNumber: z.string(),
  status: paymentStatus,
  byMember: z.boolean(),
  payerName: z.string(),
  applicationSponsorGuid: guid.nullable(),
  receiptNo: z.int().nullable(),
  file: z.object({ guid, name: z.string(), type: z.string() }).nullable(),
  /** Why it was rejected or given back. */
  decision: z.string(),
  note: z.string(),
  actor: z.string(),
  createdAt: instant,
  parts: z.array(z.object({ applicationGuid: guid, number: z.int().nullable(), title: z.string(), amount: z.int() })),
  advance: z.int(),
  refunds: z.array(refund),
  /** What a till has to print for it, and has printed. */
  fiscal: z.array(fiscalReceipt),
});
export type PaymentView = z.infer<typeof paymentView>;

export const ofApplication = z.strictObject({ applicationGuid: guidOf('application') });

/** How a payment is divided, in the query of an upload: JSON of the same list that bodies have. */
export const allocationsText = text(8_000);
const parts = z.array(z.strictObject({ applicationGuid: z.guid().toLowerCase(), amount: moneySum })).max(100);

/** Undefined: all to the one application. Anything but such a list is one that cannot be divided: null. */
export function allocationsIn(said: string | undefined): z.infer<typeof parts> | undefined | null {
  if (said === undefined || said === '') return undefined;
  try {
    const found = parts.safeParse(JSON.parse(said));
    return found.success ? found.data : null;
  } catch {
    return null;
  }
}
