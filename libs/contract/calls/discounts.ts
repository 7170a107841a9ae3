import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { moneySum, ofApplication, paymentView } from '../money-shapes.ts';
import { created, done, instant, queryInt, text } from '../shapes.ts';

const guid = z.guid();
const SHOWN = ['money.changed', 'payment.confirmed'] as const;
const CHANGED = ['money.changed'] as const;
const percentBp = z.int().min(1).max(10_000);
const ofEvent = { competitionGuid: guidOf('competition') };
const discountStatus = z.enum(['Proposed', 'Granted', 'Declined']);
const sponsorStatus = z.enum(['Proposed', 'Accepted', 'Paid', 'Declined']);

const decided = {
  byMember: z.boolean(),
  /** Who proposed it and who decided; a member does not see people of the desk. */
  author: z.string(),
  createdAt: instant,
  decidedBy: z.string(),
  decidedAt: instant.nullable(),
  decision: z.string(),
};

export const discountView = z.object({
  guid,
  percentBp: z.int().nullable(),
  amount: z.int().nullable(),
  /** What it has taken off the price. */
  taken: z.int(),
  reason: z.string(),
  status: discountStatus,
  file: paymentView.shape.file,
  ...decided,
});
export type DiscountView = z.infer<typeof discountView>;

export const DiscountGetByApplication = defineCall({
  id: 'Discount/GetByApplication',
  method: 'GET',
  who: ['org:finances', 'member'],
  kind: 'read',
  shows: SHOWN,
  summary: 'Скидки заявки: просьбы, решения, сколько сняли',
  query: ofApplication,
  answer: z.array(discountView),
});

export const DiscountCreate = defineCall({
  id: 'Discount/Create',
  method: 'POST',
  who: ['org:finances', 'member'],
  kind: 'write',
  changes: CHANGED,
  summary: 'Попросить скидку или дать её; подтверждающий документ — файлом',
  query: z.strictObject({
    ...ofEvent,
    applicationGuid: guidOf('application'),
    /** Made by the sender: sent twice it is one discount. */
    discountGuid: z.guid().toLowerCase().optional(),
    percentBp: queryInt.pipe(percentBp).optional(),
    amount: queryInt.pipe(moneySum).optional(),
    reason: text(300, 1),
    /** An organizer's is granted at once; otherwise he only writes it down. */
    isProposed: z.stringbool().default(false),
  }),
  takesFile: true,
  answer: created,
});

export const DiscountChangeStatus = defineCall({
  id: 'Discount/ChangeStatus',
  method: 'POST',
  who: ['org:finances'],
  kind: 'write',
  changes: CHANGED,
  summary: 'Дать скидку или отказать в ней',
  query: z.strictObject({ discountGuid: guidOf('discount') }),
  body: z.strictObject({ status: discountStatus, reason: text(500).default('') }),
  answer: z.object({ status: discountStatus, total: z.int() }),
});

export const DiscountDelete = defineCall({
  id: 'Discount/Delete',
  method: 'DELETE',
  who: ['org:finances'],
  kind: 'write',
  changes: CHANGED,
  summary: 'Убрать просьбу о скидке или отказ',
  query: z.strictObject({ discountGuid: guidOf('discount') }),
  answer: done,
});

/** A sponsor as he is typed in: who he is, and what invoices need. */
const sponsorRequisite = z.strictObject({
  type: z.literal([0, 1, 2]).default(1),
  title: text(300, 1),
  inn: text(12).default(''),
  kpp: text(9).default(''),
  address: text(500).default(''),
  email: text(200).default(''),
});
const share = {
  percentBp: percentBp.nullable().default(null),
  amount: moneySum.nullable().default(null),
};

export const sponsorView = z.object({
  guid,
  applicationGuid: guid,
  applicationNumber: z.int().nullable(),
  title: z.string(),
  requisite: sponsorRequisite,
  percentBp: z.int().nullable(),
  amount: z.int().nullable(),
  share: z.int(),
  paid: z.int(),
  status: sponsorStatus,
  ...decided,
});
export type SponsorView = z.infer<typeof sponsorView>;

export const ApplicationSponsorGetByCompetition = defineCall({
  id: 'ApplicationSponsor/GetByCompetition',
  method: 'GET',
  who: ['org:finances', 'member'],
  kind: 'read',
  shows: SHOWN,
  summary: 'Спонсоры заявок мероприятия; участнику — его заявок',
  query: z.strictObject({ ...ofEvent, applicationGuid: guidOf('application').optional() }),
  answer: z.array(sponsorView),
});

const newSponsor = z.strictObject({
  applicationGuid: guidOf('application'),
  /** As he was typed in; or a requisite of the application's member, whose it is the write looks. */
  requisite: sponsorRequisite.optional(),
  requisiteGuid: z.guid().toLowerCase().optional(),
  ...share,
});

export const ApplicationSponsorCreate = defineCall({
  id: 'ApplicationSponsor/Create',
  method: 'POST',
  who: ['member'],
  kind: 'write',
  changes: CHANGED,
  summary: 'Назвать спонсора своей заявки: кто он и сколько заплатит; принимает организатор',
  query: z.strictObject(ofEvent),
  body: newSponsor,
  answer: created,
});

export const ApplicationSponsorCreateByOrganizer = defineCall({
  id: 'ApplicationSponsor/CreateByOrganizer',
  method: 'POST',
  who: ['org:finances'],
  kind: 'write',
  changes: CHANGED,
  summary: 'Записать спонсора заявки: принят сразу',
  query: z.strictObject({ ...ofEvent, participantUserGuid: z.guid().toLowerCase().optional() }),
  body: newSponsor,
  answer: created,
});

export const ApplicationSponsorUpdate = defineCall({
  id: 'ApplicationSponsor/Update',
  method: 'PUT',
  who: ['org:finances', 'member'],
  kind: 'write',
  changes: CHANGED,
  summary: 'Изменить спонсора: участник — пока не принят, организатор — пока не платил',
  query: z.strictObject(ofEvent),
  body: z.strictObject({ applicationSponsorGuid: guidOf('applicationSponsor'), requisite: sponsorRequisite, ...share }),
  answer: done,
});

export const ApplicationSponsorChangeStatus = defineCall({
  id: 'ApplicationSponsor/ChangeStatus',
  method: 'POST',
  who: ['org:finances'],
  kind: 'write',
  changes: CHANGED,
  summary: 'Принять спонсора или отказать ему; «оплачено» ставят деньги',
  query: z.strictObject({ applicationSponsorGuid: guidOf('applicationSponsor') }),
  body: z.strictObject({ status: sponsorStatus, reason: text(500).default('') }),
  answer: z.object({ status: sponsorStatus }),
});

export const ApplicationSponsorDelete = defineCall({
  id: 'ApplicationSponsor/Delete',
  method: 'DELETE',
  who: ['org:finances', 'member'],
  kind: 'write',
  changes: CHANGED,
  summary: 'Убрать спонсора: участник — пока не принят, организатор — пока не платил',
  query: z.strictObject({ applicationSponsorGuid: guidOf('applicationSponsor') }),
  answer: done,
});
