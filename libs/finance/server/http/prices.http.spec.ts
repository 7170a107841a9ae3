// Prices of an event: what is saved, what is refused and where, whose list an application keeps.

import {
  ApplicationFormChange,
  ApplicationGetApplicationJsonForOrganizer,
  ApplicationRestoreSending,
  ApplicationSubscribe,
  ApplicationUnsubscribe,
  CompetitionCopy,
  CompetitionFieldPriceGetByApplication,
  CompetitionFieldPriceGetByCompetition,
  CompetitionFieldPriceUpdate,
  FestivalCreateFestival,
  FinanceSettingGet,
  FinanceSettingUpdate,
  ReferenceBookItemCreate,
  ReferenceBookItemDelete,
  ReferenceBookItemGetMerging,
  ReferenceBookItemMerge,
  SchedulePaymentDelete,
  SchedulePaymentGetByCompetitionGuid,
  SchedulePaymentUpdate,
  SchedulePriceChangeValueDelete,
  SchedulePriceChangeValueGetByCompetitionField,
  SchedulePriceChangeValueUpdate,
  ScheduleRetentionDelete,
  ScheduleRetentionGetByCompetitionFieldPrice,
  ScheduleRetentionUpdate,
  type SentFieldPrice,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EventSample } from '../../../applications/testing/event-sample.ts';
import { rehearsedFile } from '../../testing/prices/file.ts';

let api: TestApi;
let event: EventSample;
let query: { competitionGuid: Guid };
let solo: SentFieldPrice;
let group: SentFieldPrice;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  event = await EventSample.make(api);
  query = { competitionGuid: event.event };
  const price = (referenceBookItemGuid: Guid, more: Partial<SentFieldPrice>): SentFieldPrice => ({
    competitionFieldPriceGuid: newGuid(),
    competitionFieldGuid: event.ids.form,
    referenceBookItemGuid,
    unit: 'item',
    price: 320_000,
    ...more,
  });
  solo = price(event.solo, {
    windows: [{ dateFrom: '2020-01-01', price: 360_000 }],
    retention: [
      { daysFrom: 0, daysTo: 9, percentBp: 10_000 },
      { daysFrom: 10, daysTo: null, percentBp: 0 },
    ],
  });
  group = price(event.group, { unit: 'person', price: 80_000 });
});
afterAll(() => api?.stop());

const update = (body: { version: number; prices?: SentFieldPrice[]; applyTo?: 'all'; confirm?: boolean }) =>
  event.desk(CompetitionFieldPriceUpdate, { query, body: { prices: [solo, group], ...body } });
const refused = (prices: SentFieldPrice[], version = 0) =>
  event.refusal(CompetitionFieldPriceUpdate, { as: event.boss.token, query, body: { version, prices } });
const read = () => event.desk(CompetitionFieldPriceGetByCompetition, { query });
const priceOf = (applicationGuid: Guid) =>
  event.own(CompetitionFieldPriceGetByApplication, { query: { applicationGuid } });
async function subscribed(): Promise<Guid> {
  const applicationGuid = await event.filled();
  await event.own(ApplicationSubscribe, { query: { applicationGuid } });
  return applicationGuid;
}

describe('the price table', () => {
  it('offers the fields of the form with the lines of their books, and keeps what is saved', async () => {
    const before = await read();
    expect(before).toMatchObject({ version: 0, savedAt: null, prices: [], applications: [], drafts: 0 });
    expect(before.settings).toMatchObject({ currency: 'RUB', roundTo: 100, version: 0 });
    expect(before.fields.find(({ title }) => title === 'Форма')?.items.map(({ title }) => title)).toEqual([
      'Соло',
      'Ансамбль',
    ]);
    expect(await update({ version: 0 })).toMatchObject({ version: 1, isSaved: true, touched: { subscribed: 0 } });
    const after = await read();
    expect(after.version).toBe(1);
    expect(after.prices.map(({ title, price, unit }) => [title, price, unit])).toEqual([
      ['Соло', 320_000, 'item'],
      ['Ансамбль', 80_000, 'person'],
    ]);
    expect(after.prices[0]?.windows[0]).toMatchObject({ dateFrom: '2020-01-01', price: 360_000 });
  });

  it('refuses who has not seen the newest revision, and of six savers at once all but one', async () => {
    await update({ version: 0 });
    expect(await refused([solo])).toMatchObject({ status: 409, code: 'staleVersion' });
    const all = await Promise.all([1, 2, 3, 4, 5, 6].map((price) => refused([{ ...solo, price }], 1)));
    expect(all.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
    expect(all.filter(({ code }) => code === 'staleVersion')).toHaveLength(5);
    expect((await read()).version).toBe(2);
  });

  it('is never changed afterwards', async () => {
    await update({ version: 0 });
    const rows = api.database.query('update finance.price_revision set no = no where competition_guid = $1', [
      event.event,
    ]);
    await expect(rows).rejects.toThrow('never changed');
  });

  it('holds the lines that it names: none is deleted or merged away', async () => {
    const body = { referenceBookGuid: event.book, title: 'Дуэт' };
    const { guid: duet } = await event.desk(ReferenceBookItemCreate, { body });
    await update({ version: 0, prices: [solo, { ...group, referenceBookItemGuid: duet }] });
    const deletion = { as: event.boss.token, query: { referenceBookItemGuid: duet } };
    expect(await event.refusal(ReferenceBookItemDelete, deletion)).toMatchObject({ code: 'bookItemInUse' });
    const merging = { body: { referenceBookItemGuid: event.solo, otherGuids: [duet] } };
    expect(await event.desk(ReferenceBookItemGetMerging, merging)).toMatchObject({
      moving: [],
      staying: [{ competitionGuid: event.event, why: 'у этой строки своя цена участия' }],
    });
    expect(await event.desk(ReferenceBookItemMerge, merging)).toEqual({ deletedGuids: [], archivedGuids: [duet] });
  });

  it('holds the field that it names: no other takes its place', async () => {
    await update({ version: 0 });
    await event.change({ do: 'changeField', guid: event.ids.count, values: { rule: null } });
    const body = (guid: Guid) => ({
      ...{ formGuid: event.formGuid, changeGuid: newGuid(), revision: event.revision },
      edits: [{ do: 'replaceField', guid, copyGuid: newGuid(), values: { kind: 'Text', bookGuid: null } } as const],
    });
    const asked = { as: event.boss.token, body: body(event.ids.form) };
    expect(await event.refusal(ApplicationFormChange, asked)).toMatchObject({
      code: 'formInvalid',
      errors: [{ message: expect.stringContaining('«Форма» указано в ценах участия') as string }],
    });
  });

  it('holds no field whose guid only stands for something else in it', async () => {
    await update({ version: 0, prices: [{ ...solo, competitionFieldPriceGuid: event.ids.count }, group] });
    const values = { kind: 'Text', bookGuid: null } as const;
    await event.change({ do: 'replaceField', guid: event.ids.count, copyGuid: newGuid(), values });
  });

  it('names the field of each fault', async () => {
    const wrong = (more: Partial<SentFieldPrice>) => refused([solo, { ...group, ...more }]);
    expect(await wrong({ price: 10 ** 15 })).toMatchObject({ status: 422, code: 'priceTooLarge' });
    expect(await wrong({ competitionFieldGuid: newGuid() })).toMatchObject({ code: 'priceUnknownField' });
    expect(await wrong({ referenceBookItemGuid: newGuid() })).toMatchObject({ code: 'priceUnknownField' });
    expect(await wrong({ referenceBookItemGuid: event.solo })).toMatchObject({ code: 'priceDoubled' });
    expect(await wrong({ peopleElsewhere: { by: [newGuid()], percentBp: 0 } })).toMatchObject({
      code: 'priceUnknownField',
    });
    const late = await wrong({ windows: [{ dateFrom: '2027-03-23', price: 1 }] });
    expect(late).toMatchObject({ code: 'windowAfterEvent', errors: [{ field: 'prices.1.windows.0.dateFrom' }] });
    expect((await read()).version).toBe(0);
  });

  it('takes no part of another event for its own', async () => {
    await update({ version: 0 });
    const other = await EventSample.make(api, event.boss);
    const stolen = { ...solo, competitionFieldGuid: other.ids.form, referenceBookItemGuid: other.solo };
    const { code } = await event.refusal(CompetitionFieldPriceUpdate, {
      as: event.boss.token,
      query: { competitionGuid: other.event },
      body: { version: 0, prices: [stolen] },
    });
    expect(code).toBe('priceUnknownField');
  });

  it('refuses every worked wrong setting by its code, through its own call', async () => {
    await update({ version: 0 });
    for (const one of rehearsedFile().invalid) {
      const sent = {
        'CompetitionFieldPrice/Update': () => refused([{ ...solo, windows: [], ...one.price }], 1),
        'ScheduleRetention/Update': () =>
          event.refusal(ScheduleRetentionUpdate, {
            as: event.boss.token,
            query: { competitionFieldPriceGuid: solo.competitionFieldPriceGuid },
            body: { version: 1, rows: one.rows ?? [] },
          }),
        'SchedulePayment/Update': () =>
          event.refusal(SchedulePaymentUpdate, {
            as: event.boss.token,
            query,
            body: {
              title: 'План',
              stages: (one.stages ?? []).map(({ due, ...stage }) => ({ ...stage, dueDate: due })),
            },
          }),
      }[one.call];
      expect((await sent?.())?.code, one.what).toBe(one.code);
    }
    expect((await read()).version).toBe(1);
  });
});

describe('an application', () => {
  it('is estimated before it is subscribed and keeps its list afterwards', async () => {
    await update({ version: 0 });
    const draft = await event.filled();
    expect(await priceOf(draft)).toMatchObject({
      ...{ isEstimate: true, currency: 'RUB', revision: 1, total: 360_000 },
      lines: [{ item: 1, title: 'Соло', amount: 360_000, steps: [{ step: 'base' }, { step: 'window' }] }],
      stages: [{ title: 'Полная оплата', amount: 360_000 }],
    });
    const sent = await subscribed();
    const dearer = [{ ...solo, windows: [], price: 500_000 }, group];
    const kept = await update({ version: 1, prices: dearer });
    expect(kept).toMatchObject({ version: 2, touched: { subscribed: 1, drafts: 1, changed: 0, before: 360_000 } });
    expect(await priceOf(sent)).toMatchObject({ isEstimate: false, revision: 1, total: 360_000 });
    expect(await priceOf(draft)).toMatchObject({ isEstimate: true, revision: 2, total: 500_000 });
    expect((await read()).applications).toEqual([{ version: 1, count: 1 }]);
  });

  it('sent again it has the list of that day, and of the former one when the organizer puts the former date back', async () => {
    await update({ version: 0 });
    const guid = await subscribed();
    const one = { query: { applicationGuid: guid } };
    await update({ version: 1, prices: [{ ...solo, windows: [], price: 500_000 }, group] });
    await event.own(ApplicationUnsubscribe, one);
    await event.own(ApplicationSubscribe, one);
    expect(await priceOf(guid)).toMatchObject({ revision: 2, total: 500_000 });
    const { formerSendings } = await event.desk(ApplicationGetApplicationJsonForOrganizer, one);
    await event.desk(ApplicationRestoreSending, { ...one, body: { dateSubscribe: formerSendings[0]! } });
    expect(await priceOf(guid)).toMatchObject({ isEstimate: false, revision: 1, total: 360_000 });
    // A later correction of its answers goes by the same list.
    await event.save(guid, 'city', { value: 'Тверь' });
    expect(await priceOf(guid)).toMatchObject({ revision: 1, total: 360_000 });
  });

  it('is touched by a list for everybody only when that is confirmed', async () => {
    await update({ version: 0 });
    const sent = await subscribed();
    const prices = [{ ...solo, windows: [], price: 400_000 }, group];
    const asked = await update({ version: 1, prices, applyTo: 'all' });
    const sums = { before: 360_000, after: 400_000 };
    const rows = [{ applicationGuid: sent, number: expect.any(Number), title: expect.any(String), ...sums }];
    expect(asked).toEqual({
      ...{ version: 1, isSaved: false },
      touched: { subscribed: 1, drafts: 0, changed: 1, ...sums, rows },
    });
    // One whose sum stays is not named.
    const same = await update({
      version: 1,
      prices: [{ ...solo, windows: [], price: 360_000 }, group],
      applyTo: 'all',
    });
    expect(same.touched).toMatchObject({ changed: 0, rows: [] });
    expect(await priceOf(sent)).toMatchObject({ revision: 1, total: 360_000 });
    expect(await update({ version: 1, prices, applyTo: 'all', confirm: true })).toMatchObject({ isSaved: true });
    expect(await priceOf(sent)).toMatchObject({ revision: 2, total: 400_000 });
  });

  it('counts the people that it names in numbers, and earlier applications of its member', async () => {
    const prices = [{ ...solo, windows: [], tiers: [{ from: 2, percentBp: 5_000 }], tierScope: 'member' as const }];
    await update({ version: 0, prices });
    await subscribed();
    expect(await priceOf(await subscribed())).toMatchObject({ total: 160_000 });
  });
});

describe('windows and retention by themselves', () => {
  const field = () => ({ competitionFieldGuid: event.ids.form });
  const price = () => ({ competitionFieldPriceGuid: solo.competitionFieldPriceGuid });

  it('replaces the windows of a field, and takes one away', async () => {
    await update({ version: 0 });
    const windows = [
      { dateFrom: '2026-11-01', percentBp: 12_000, referenceBookItemGuid: event.solo },
      { dateFrom: '2026-10-01', percentBp: 11_000, referenceBookItemGuid: event.solo },
    ];
    const saved = await event.desk(SchedulePriceChangeValueUpdate, { query: field(), body: { version: 1, windows } });
    expect(saved.version).toBe(2);
    const now = await event.desk(SchedulePriceChangeValueGetByCompetitionField, { query: field() });
    expect(now.windows.map(({ dateFrom }) => dateFrom)).toEqual(['2026-10-01', '2026-11-01']);
    const { schedulePriceChangeValueGuid } = now.windows[0]!;
    await event.desk(SchedulePriceChangeValueDelete, { query: { schedulePriceChangeValueGuid } });
    const left = await event.desk(SchedulePriceChangeValueGetByCompetitionField, { query: field() });
    expect(left).toMatchObject({ version: 3, windows: [{ dateFrom: '2026-11-01' }] });
    const again = await event.refusal(SchedulePriceChangeValueDelete, {
      as: event.boss.token,
      query: { schedulePriceChangeValueGuid },
    });
    expect(again.code).toBe('notFound');
  });

  it('tells a wrong window at its own row, whatever the order', async () => {
    await update({ version: 0 });
    const windows = [
      { dateFrom: '2027-04-01', percentBp: 12_000, referenceBookItemGuid: event.solo },
      { dateFrom: '2026-10-01', percentBp: 11_000, referenceBookItemGuid: event.solo },
    ];
    const sent = { as: event.boss.token, query: field() };
    const late = await event.refusal(SchedulePriceChangeValueUpdate, { ...sent, body: { version: 1, windows } });
    expect(late).toMatchObject({ code: 'windowAfterEvent', errors: [{ field: 'windows.0.dateFrom' }] });
    const stray = [{ dateFrom: '2026-10-01', price: 1, referenceBookItemGuid: newGuid() }];
    const unknown = await event.refusal(SchedulePriceChangeValueUpdate, {
      ...sent,
      body: { version: 1, windows: stray },
    });
    expect(unknown.code).toBe('priceUnknownField');
  });

  it('keeps a retention table whole', async () => {
    await update({ version: 0 });
    const before = await event.desk(ScheduleRetentionGetByCompetitionFieldPrice, { query: price() });
    expect(before).toMatchObject({ version: 1, currency: 'RUB', rows: [{ daysTo: 9 }, { daysTo: null }] });
    const { scheduleRetentionGuid } = before.rows[0]!;
    const gap = await event.refusal(ScheduleRetentionDelete, {
      as: event.boss.token,
      query: { scheduleRetentionGuid },
    });
    expect(gap).toMatchObject({ code: 'retentionGap', errors: [{ field: 'rows.0.daysFrom' }] });
    const rows = [{ daysFrom: 0, daysTo: null, costs: true }];
    await event.desk(ScheduleRetentionUpdate, { query: price(), body: { version: 1, rows, basis: 'п. 7 положения' } });
    const after = await event.desk(ScheduleRetentionGetByCompetitionFieldPrice, { query: price() });
    expect(after).toMatchObject({ version: 2, basis: 'п. 7 положения', rows: [{ costs: true }] });
    const last = { scheduleRetentionGuid: after.rows[0]!.scheduleRetentionGuid };
    await event.desk(ScheduleRetentionDelete, { query: last });
    expect((await read()).prices[0]?.retention).toEqual([]);
  });
});

describe('plans and settings', () => {
  const stages = [
    { title: 'Предоплата', dueDate: '2027-02-01', percentBp: 3_000 },
    { title: 'Остаток', dueDate: '2027-03-01', percentBp: 7_000 },
  ];
  const plan = (body: object) =>
    event.desk(SchedulePaymentUpdate, { query, body: { title: 'Два этапа', stages, ...body } });
  const plans = () => event.desk(SchedulePaymentGetByCompetitionGuid, { query });

  it('has one usual plan, by which applications are due', async () => {
    await update({ version: 0 });
    const first = await plan({});
    expect(await plans()).toMatchObject([{ isDefault: true, version: 1 }]);
    const second = await plan({
      title: 'Сразу',
      isDefault: true,
      stages: [{ title: 'Всё', daysAfter: 3, percentBp: 10_000 }],
    });
    expect((await plans()).map(({ title, isDefault }) => [title, isDefault])).toEqual([
      ['Два этапа', false],
      ['Сразу', true],
    ]);
    await event.desk(SchedulePaymentDelete, { query: { schedulePaymentGuid: second.guid } });
    expect(await plans()).toMatchObject([{ schedulePaymentGuid: first.guid, isDefault: true }]);
    const draft = await event.filled();
    expect((await priceOf(draft)).stages.map(({ amount }) => amount)).toEqual([108_000, 252_000]);
    expect(await event.own(SchedulePaymentGetByCompetitionGuid, { query })).toHaveLength(1);
  });

  it('refuses a second plan of the same name and a plan that somebody has changed', async () => {
    const { guid: schedulePaymentGuid } = await plan({});
    const refusal = async (body: object) =>
      (
        await event.refusal(SchedulePaymentUpdate, {
          as: event.boss.token,
          query,
          body: { title: 'два этапа', stages, ...body },
        })
      ).code;
    expect(await refusal({})).toBe('planTitleTaken');
    await plan({ schedulePaymentGuid, version: 1, title: 'Иначе' });
    expect(await refusal({ schedulePaymentGuid, version: 1 })).toBe('staleVersion');
  });

  it('counts by the settings of the event', async () => {
    const { currency: _, version, ...settings } = await event.desk(FinanceSettingGet, { query });
    const body = { ...settings, version, vatBp: 2_200, vatBasis: 'ст. 164 НК РФ' };
    expect(await event.desk(FinanceSettingUpdate, { query, body })).toEqual({ version: 1 });
    const stale = await event.refusal(FinanceSettingUpdate, { as: event.boss.token, query, body });
    expect(stale.code).toBe('staleVersion');
    await update({ version: 0, prices: [{ ...solo, windows: [], price: 390_000 }] });
    expect(await priceOf(await event.filled())).toMatchObject({ total: 390_000, vat: 70_328 });
  });
});

describe('a copy of the event', () => {
  it('takes prices, windows and plans over, moved by the days between', async () => {
    await update({ version: 0, prices: [{ ...solo, windows: [{ dateFrom: '2027-01-01', price: 1 }] }] });
    await update({ version: 1, prices: [{ ...solo, windows: [{ dateFrom: '2027-02-01', price: 1 }] }] });
    const stages = [{ title: 'Всё', dueDate: '2027-03-01', percentBp: 10_000 }];
    await event.desk(SchedulePaymentUpdate, { query, body: { title: 'План', stages } });
    const body = { title: 'Светлояр — 2', beginDate: '2027-03-30', endDate: '2027-04-01' };
    const { guid } = await event.desk(CompetitionCopy, { query, body });
    const of = { query: { competitionGuid: guid } };
    const copied = await event.desk(CompetitionFieldPriceGetByCompetition, of);
    expect(copied.version).toBe(1);
    expect(copied.prices[0]).toMatchObject({ title: 'Соло', windows: [{ dateFrom: '2027-02-11' }] });
    expect(copied.prices[0]?.competitionFieldPriceGuid).not.toBe(solo.competitionFieldPriceGuid);
    expect(copied.fields.map(({ competitionFieldGuid }) => competitionFieldGuid)).toContain(
      copied.prices[0]?.competitionFieldGuid,
    );
    const [plan] = await event.desk(SchedulePaymentGetByCompetitionGuid, of);
    expect(plan?.stages[0]?.dueDate).toBe('2027-03-11');
  });

  it('leaves an event without prices without them', async () => {
    const details = { title: 'Пустое', beginDate: '2027-03-20', endDate: '2027-03-22' };
    const { guid } = await event.desk(FestivalCreateFestival, { body: { details } });
    const answer = await event.desk(CompetitionFieldPriceGetByCompetition, { query: { competitionGuid: guid } });
    expect(answer).toMatchObject({ version: 0, fields: [], prices: [] });
  });
});
