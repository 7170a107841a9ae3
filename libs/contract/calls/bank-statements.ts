// A bank's statement: its rows, what is proposed for each and why, what became of it. Of the organizer's account, whatever
// the event. Beyond the checklist.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { moneySum } from '../money-shapes.ts';
import { currency } from '../price-shapes.ts';
import { collectionOf, done, instant, listQuery, queryPage, queryInt, text } from '../shapes.ts';

/** Whoever keeps the money of all events: a row may pay for any of them. */
const common = { who: ['organizer', 'org:finances'], needs: 2 } as const;
const CONFIRMED = ['statements.changed', 'money.changed', 'payment.confirmed'] as const;
const guid = z.guid();
const day = z.string();

export const STATEMENT_GROUPS = ['exact', 'likely', 'check', 'repeat', 'refused', 'booked', 'ignored'] as const;
export type StatementGroup = (typeof STATEMENT_GROUPS)[number];

const account = z.object({
  account: z.string(),
  opening: z.int().nullable(),
  income: z.int().nullable(),
  outcome: z.int().nullable(),
  closing: z.int().nullable(),
});
const warning = z.enum(['truncated', 'balanceMismatch', 'incomeMismatch', 'outcomeMismatch', 'foreignRows']);

const file = z.object({
  guid,
  name: z.string(),
  loadedAt: instant,
  author: z.string(),
  encoding: z.enum(['utf-8', 'windows-1251', 'cp866']),
  warnings: z.array(warning),
  accounts: z.array(account),
  /** Kept ones; others are only counted. */
  rowCount: z.int(),
  passedOver: z.int(),
});
export type BankFileView = z.infer<typeof file>;

const target = z.object({
  targetGuid: guid,
  kind: z.enum(['application', 'sponsor']),
  applicationGuid: guid,
  competitionGuid: guid,
  eventTitle: z.string(),
  number: z.int().nullable(),
  title: z.string(),
  payerName: z.string(),
  currency,
  open: z.int(),
  isWithdrawn: z.boolean(),
});
export type BankTarget = z.infer<typeof target>;

const proposal = z.object({
  action: z.enum(['create', 'confirmPending', 'refund', 'ignore']),
  confidence: z.enum(['exact', 'partial', 'over', 'likely', 'guess', 'check', 'none']),
  by: z.enum(['number', 'pending', 'inn', 'name']).nullable(),
  allocations: z.array(target.extend({ amount: z.int() })),
  advance: z.int(),
  flags: z.array(z.enum(['returnWord', 'withdrawn', 'aggregate', 'supersededInvoice', 'otherPayer', 'otherRequisite'])),
  candidates: z.array(target),
  paymentGuid: guid.nullable(),
  /** Sent back with «провести»: what has been seen is what is booked. */
  mark: z.string(),
});
export type BankProposal = z.infer<typeof proposal>;

export const bankRow = z.object({
  guid,
  /** In the file, from 0. */
  position: z.int(),
  state: z.enum([
    'ok',
    'duplicate',
    'possibleDuplicate',
    'notPosted',
    'internal',
    'foreign',
    'zero',
    'badAmount',
    'badDate',
  ]),
  group: z.enum(STATEMENT_GROUPS),
  direction: z.enum(['in', 'out']).nullable(),
  account: z.string(),
  currency: currency.nullable(),
  number: z.string(),
  paidOn: day,
  amount: z.int().nullable(),
  name: z.string(),
  inn: z.string(),
  purpose: z.string(),
  proposal: proposal.nullable(),
  booked: z.array(
    z.object({
      paymentGuid: guid,
      isRefund: z.boolean(),
      amount: z.int(),
      targets: z.array(target.extend({ amount: z.int() })),
    }),
  ),
  decidedBy: z.string(),
  decidedAt: instant.nullable(),
  /** The row that it repeats. */
  twin: z.object({ bankFileGuid: guid, name: z.string(), loadedAt: instant, isBooked: z.boolean() }).nullable(),
});
export type BankRowView = z.infer<typeof bankRow>;

export const BankStatementImport = defineCall({
  id: 'BankStatement/Import',
  method: 'POST',
  ...common,
  kind: 'write',
  changes: ['statements.changed'],
  summary: 'Загрузить выписку (1CClientBankExchange): ничего не проводит; тот же файл — та же выписка',
  takesFile: true,
  answer: z.object({ guid, isKnown: z.boolean() }),
});

export const BankStatementGetFiles = defineCall({
  id: 'BankStatement/GetFiles',
  method: 'GET',
  ...common,
  kind: 'read',
  shows: ['statements.changed'],
  summary: 'Загруженные выписки, новые сверху',
  query: z.strictObject({
    searchText: text(200).optional(),
    pageNumber: queryPage,
    pageSize: queryInt.pipe(z.int().min(1).max(100)).default(20),
  }),
  answer: collectionOf(file),
});

export const BankStatementGetRows = defineCall({
  id: 'BankStatement/GetRows',
  method: 'GET',
  ...common,
  kind: 'read',
  shows: ['statements.changed', 'money.changed', 'payment.confirmed'],
  summary: 'Строки выписки: что предлагаем и почему, что проведено, что не принято',
  query: z.strictObject({
    bankFileGuid: guidOf('bankFile'),
    ...listQuery(['position', 'amount', 'paidOn', 'name']),
    group: z.enum(STATEMENT_GROUPS).optional(),
  }),
  answer: collectionOf(bankRow).extend({
    file,
    counts: z.record(z.enum(STATEMENT_GROUPS), z.int()),
    /** All that are preselected, on every page. */
    exact: z.array(z.object({ guid, mark: z.string(), amount: z.int(), currency })),
  }),
});

export const BankStatementFindTargets = defineCall({
  id: 'BankStatement/FindTargets',
  method: 'GET',
  ...common,
  kind: 'read',
  shows: ['money.changed', 'payment.confirmed'],
  summary: 'Куда отнести строку вручную: заявки и спонсоры всех мероприятий по номеру, названию, плательщику, ИНН',
  query: z.strictObject({
    bankRowGuid: guidOf('bankRow'),
    searchText: text(200, 1),
    pageNumber: queryPage,
    pageSize: queryInt.pipe(z.int().min(1).max(100)).default(20),
  }),
  answer: collectionOf(target),
});

const accepted = z.strictObject({
  bankRowGuid: guidOf('bankRow'),
  /** Of the proposal that was seen. */
  mark: text(64, 1).optional(),
  /** Chosen by hand instead. */
  allocations: z
    .array(z.strictObject({ targetGuid: z.guid().toLowerCase(), amount: moneySum }))
    .min(1)
    .max(100)
    .optional(),
  /** Why a possible repetition is none. */
  reason: text(500).default(''),
});

export const BankStatementAccept = defineCall({
  id: 'BankStatement/Accept',
  method: 'POST',
  ...common,
  kind: 'write',
  changes: CONFIRMED,
  summary: 'Провести строки: каждую целиком или никак; проведённая второй раз не проводится',
  body: z.strictObject({ rows: z.array(accepted).min(1).max(50) }),
  answer: z.object({
    rows: z.array(
      z.object({
        bankRowGuid: guid,
        outcome: z.enum(['booked', 'already', 'stale', 'refused']),
        /** Why it was not booked. */
        code: z.string().nullable(),
        message: z.string(),
        /** Of a stale one: what is proposed now. */
        proposal: proposal.nullable(),
      }),
    ),
  }),
});

export const BankStatementIgnore = defineCall({
  id: 'BankStatement/Ignore',
  method: 'POST',
  ...common,
  kind: 'write',
  changes: ['statements.changed'],
  summary: 'Отложить строку как чужую («не наше») или вернуть её',
  query: z.strictObject({ bankRowGuid: guidOf('bankRow') }),
  body: z.strictObject({ isIgnored: z.boolean() }),
  answer: done,
});

export const BankStatementTakeBack = defineCall({
  id: 'BankStatement/TakeBack',
  method: 'POST',
  ...common,
  kind: 'write',
  changes: CONFIRMED,
  summary: 'Отменить проведение строки: сторно её платежей; строка снова ждёт решения',
  query: z.strictObject({ bankRowGuid: guidOf('bankRow') }),
  body: z.strictObject({ reason: text(500, 1) }),
  answer: done,
});
