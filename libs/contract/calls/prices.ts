import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import {
  currency,
  derivedPrice,
  fieldPrice,
  priceWindow,
  pricesChange,
  pricesSaved,
  retentionBasis,
  retentionRow,
  retentionRows,
  ROWS_MAX,
  shownPrice,
  shownSettings,
} from '../price-shapes.ts';
import { instant } from '../shapes.ts';

const ofEvent = z.strictObject({ competitionGuid: guidOf('competition') });
const guid = z.guid();

/** What may have a price: a field of the form, with the lines of its book. */
const priceable = z.object({
  competitionFieldGuid: guid,
  title: z.string(),
  blockTitle: z.string(),
  kind: z.enum(['Text', 'ReferenceBook', 'Attachment', 'Range']),
  hasQuantity: z.boolean(),
  /** The form asks it no more; its prices stay till somebody takes them out. */
  isRemoved: z.boolean(),
  items: z.array(z.object({ referenceBookItemGuid: guid, title: z.string() })),
});
export type PriceableField = z.infer<typeof priceable>;

export const CompetitionFieldPriceGetByCompetition = defineCall({
  id: 'CompetitionFieldPrice/GetByCompetition',
  method: 'GET',
  who: ['org:finances'],
  kind: 'read',
  shows: ['prices.changed', 'financeSettings.changed'],
  summary: 'Цены мероприятия: поля и строки справочников, окна, ступени, удержания; кого коснётся сохранение',
  query: ofEvent,
  answer: z.object({
    /** The number of the revision; 0: no prices yet. */
    version: z.int(),
    savedAt: instant.nullable(),
    today: z.string(),
    beginDate: z.string(),
    endDate: z.string(),
    timeZone: z.string(),
    settings: shownSettings,
    fields: z.array(priceable),
    prices: z.array(shownPrice),
    /** How many subscribed applications are counted by which revision. */
    applications: z.array(z.object({ version: z.int(), count: z.int() })),
    drafts: z.int(),
  }),
});

export const CompetitionFieldPriceUpdate = defineCall({
  id: 'CompetitionFieldPrice/Update',
  method: 'POST',
  who: ['org:finances'],
  kind: 'write',
  changes: ['prices.changed'],
  summary: 'Все цены мероприятия: следующая редакция; для всех поданных — с подтверждением',
  query: ofEvent,
  body: z.strictObject({ ...pricesChange, prices: z.array(fieldPrice).max(500) }),
  answer: pricesSaved,
});

export const CompetitionFieldPriceGetByApplication = defineCall({
  id: 'CompetitionFieldPrice/GetByApplication',
  method: 'GET',
  who: ['org:finances', 'member'],
  kind: 'read',
  shows: [
    'prices.changed',
    'financeSettings.changed',
    'paymentPlans.changed',
    'application.changed',
    'money.changed',
    'payment.confirmed',
  ],
  summary: 'Расчёт цены заявки по строкам, с причинами; до подачи — оценка на сегодня',
  query: z.strictObject({ applicationGuid: guidOf('application') }),
  answer: derivedPrice,
});

const windowOfField = priceWindow.extend({ referenceBookItemGuid: z.guid().toLowerCase().nullable().default(null) });
const ofField = z.strictObject({ competitionFieldGuid: guidOf('formField') });

export const SchedulePriceChangeValueGetByCompetitionField = defineCall({
  id: 'SchedulePriceChangeValue/GetByCompetitionField',
  method: 'GET',
  who: ['org:finances'],
  kind: 'read',
  shows: ['prices.changed'],
  summary: 'Когда и как меняются цены поля',
  query: ofField,
  answer: z.object({
    version: z.int(),
    windows: z.array(windowOfField.extend({ schedulePriceChangeValueGuid: guid })),
  }),
});

export const SchedulePriceChangeValueUpdate = defineCall({
  id: 'SchedulePriceChangeValue/Update',
  method: 'POST',
  who: ['org:finances'],
  kind: 'write',
  changes: ['prices.changed'],
  summary: 'Заменить окна цен поля: следующая редакция',
  query: ofField,
  body: z.strictObject({ ...pricesChange, windows: z.array(windowOfField).max(ROWS_MAX * 10) }),
  answer: pricesSaved,
});

export const SchedulePriceChangeValueDelete = defineCall({
  id: 'SchedulePriceChangeValue/Delete',
  method: 'DELETE',
  who: ['org:finances'],
  kind: 'write',
  changes: ['prices.changed'],
  summary: 'Убрать одно окно цены: следующая редакция',
  query: z.strictObject({ schedulePriceChangeValueGuid: guidOf('priceWindow') }),
  answer: pricesSaved,
});

const ofPrice = z.strictObject({ competitionFieldPriceGuid: guidOf('fieldPrice') });

export const ScheduleRetentionGetByCompetitionFieldPrice = defineCall({
  id: 'ScheduleRetention/GetByCompetitionFieldPrice',
  method: 'GET',
  who: ['org:finances'],
  kind: 'read',
  shows: ['prices.changed'],
  summary: 'Сколько удерживают при отказе, по дням до начала, и на каком основании',
  query: ofPrice,
  answer: z.object({
    version: z.int(),
    currency,
    rows: z.array(retentionRow.extend({ scheduleRetentionGuid: guid })),
    basis: z.string(),
  }),
});

export const ScheduleRetentionUpdate = defineCall({
  id: 'ScheduleRetention/Update',
  method: 'POST',
  who: ['org:finances'],
  kind: 'write',
  changes: ['prices.changed'],
  summary: 'Заменить удержания одной цены: следующая редакция',
  query: ofPrice,
  body: z.strictObject({ ...pricesChange, rows: retentionRows, basis: retentionBasis.optional() }),
  answer: pricesSaved,
});

export const ScheduleRetentionDelete = defineCall({
  id: 'ScheduleRetention/Delete',
  method: 'DELETE',
  who: ['org:finances'],
  kind: 'write',
  changes: ['prices.changed'],
  summary: 'Убрать одну строку удержания; нельзя, если останется дыра',
  query: z.strictObject({ scheduleRetentionGuid: guidOf('retentionRow') }),
  answer: pricesSaved,
});
