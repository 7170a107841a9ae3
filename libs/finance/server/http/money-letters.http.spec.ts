// Letters of money: in the portal's words or in the organizer's, once for each payment and for each day that has passed.

import {
  ApplicationSubscribe,
  CompetitionFieldPriceGetByCompetition,
  CompetitionFieldPriceUpdate,
  PaymentChangeSchedulePayment,
  PaymentChangeStatus,
  PaymentCreateFromOrg,
  SchedulePaymentUpdate,
  TemplateMessageCreate,
  TemplateMessageSetDefault,
} from '@rampa/contract';
import { newGuid, type Guid, type LetterKind } from '@rampa/kernel';
import { CONFIG, Database, UnitOfWork, type Config } from '@rampa/platform/server';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { EventSample } from '../../../applications/testing/event-sample.ts';
import { MoneyLetters } from '../payments/money-letters.ts';
import { EventMoneys } from '../prices/event-money.ts';
import { TellOverdue } from '../use-cases/tell-overdue.ts';

const dayOf = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Moscow' }).format(Date.now() + days * 86_400_000);

let api: TestApi;
let event: EventSample;
let query: { competitionGuid: Guid };
let applicationGuid: Guid;
let overdue: TellOverdue;

beforeAll(async () => {
  api = await startTestApi();
  const { app } = api.nodes[0]!;
  // Of the worker's module.
  overdue = new TellOverdue(
    app.get<Config>(CONFIG),
    app.get(Database),
    app.get(UnitOfWork),
    app.get(EventMoneys),
    app.get(MoneyLetters),
  );
});
beforeEach(async () => {
  event = await EventSample.make(api);
  query = { competitionGuid: event.event };
  const price = { competitionFieldPriceGuid: newGuid(), competitionFieldGuid: event.ids.form, unit: 'item' as const };
  const prices = [{ ...price, price: 300_000, referenceBookItemGuid: event.solo }];
  await event.desk(CompetitionFieldPriceUpdate, { query, body: { version: 0, prices } });
});
afterAll(() => api?.stop());

async function subscribed(): Promise<void> {
  applicationGuid = await event.filled('Берёзка');
  await api.call(ApplicationSubscribe, { as: event.member.token, query: { applicationGuid } });
}
async function pay(amount: number): Promise<Guid> {
  const paymentGuid = newGuid();
  const paid = { applicationGuid, paymentGuid, amount, datePayment: dayOf(0) };
  await event.desk(PaymentCreateFromOrg, { query: { ...query, ...paid } });
  return paymentGuid;
}
/** The organizer's own letter of the kind is the one that leaves. */
async function ownWords(kind: LetterKind, subject: string, words: string): Promise<void> {
  const body = { type: 'doc' as const, content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: words }] }] }; // prettier-ignore
  const { guid: templateMessageGuid } = await event.desk(TemplateMessageCreate, {
    body: { title: 'Наше', kind, subject, body },
  });
  await event.desk(TemplateMessageSetDefault, { body: { templateMessageGuid } });
}
async function letters() {
  const posted = await api.letters(event.member.login);
  return posted
    .filter(({ kind }) => kind === 'accounts.answer')
    .map(({ subject, body }) => ({
      subject: subject.replaceAll('\u00a0', ' '),
      text: (body.worded ? body.worded.map(({ runs }) => runs.map(({ text }) => text).join('')) : body.paragraphs)
        .join('\n')
        .replaceAll('\u00a0', ' '),
      path: body.button && new URL(body.button.url).pathname,
    }));
}

it('tell of a payment and of a refund in the portal’s words, or in the organizer’s own', async () => {
  await subscribed();
  await pay(100_000);
  const [first] = await letters();
  expect(first).toMatchObject({ subject: 'Платёж на 1 000 ₽ зачтён' });
  expect(first!.text).toMatch(/получен и зачтён: заявка № \d+ «Берёзка» — 1 000 ₽/);
  await ownWords('payment', 'Спасибо за {сумма}', '{участник}, {день}: {зачтено}. {мероприятие}. {ссылка}');
  await ownWords('refund', 'Вернули {сумма}', 'Деньги ушли {день}. {организатор}');
  const payment = await pay(50_000);
  const refund = { refundGuid: newGuid(), amount: 20_000 };
  await event.desk(PaymentChangeStatus, {
    query: { paymentGuid: payment },
    body: { status: 'Refunded', reason: 'Переплата', refund },
  });
  const [, own, back] = await letters();
  expect(own!.subject).toBe('Спасибо за 500 ₽');
  expect(own!.text).toMatch(/заявка № \d+ «Берёзка» — 500 ₽\. Светлояр/);
  expect(own!.text).not.toMatch(/[{}]/);
  expect(own!.path).toBe(`/member/competition/${event.event}/payments/${applicationGuid}/payments`);
  expect(back!.subject).toBe('Вернули 200 ₽');
});

it('tell whose price or day of payment has become another, and nobody else', async () => {
  const stages = [
    { title: 'Предоплата', dueDate: '2027-02-01', percentBp: 4_000 },
    { title: 'Остаток', dueDate: '2027-03-01', percentBp: 6_000 },
  ];
  const plan = await event.desk(SchedulePaymentUpdate, { query, body: { title: 'Два этапа', stages } });
  await subscribed();
  const { prices } = await event.desk(CompetitionFieldPriceGetByCompetition, { query });
  const [{ title: _, ...price }] = prices as [(typeof prices)[0]];
  const save = (version: number, sum: number, applyTo: 'new' | 'all') =>
    event.desk(CompetitionFieldPriceUpdate, {
      query,
      body: { version, prices: [{ ...price, price: sum }], applyTo, confirm: true },
    });
  await save(1, 350_000, 'new');
  expect(await letters()).toEqual([]);
  await save(2, 360_000, 'all');
  const [dearer, ...others] = await letters();
  expect(others).toEqual([]);
  expect(dearer!.subject).toMatch(/^Стоимость участия изменилась: заявка № \d+ «Берёзка»$/);
  expect(dearer!.text).toContain('было 3 000 ₽, стало 3 600 ₽');
  expect(dearer!.path).toBe(`/member/competition/${event.event}/payments/${applicationGuid}/details`);
  // The same sums for all move nobody.
  await save(3, 360_000, 'all');
  expect(await letters()).toHaveLength(1);

  const change = { schedulePaymentGuid: plan.guid, version: plan.version, title: 'Два этапа' };
  const later = [stages[0]!, { ...stages[1]!, dueDate: '2027-03-10' }];
  const next = await event.desk(SchedulePaymentUpdate, { query, body: { ...change, stages: later } });
  const [, moved] = await letters();
  expect(moved!.subject).toMatch(/^Сроки оплаты изменились: /);
  expect(moved!.text).toContain('Предоплата: 1 440 ₽ до 01.02.2027; Остаток: 2 160 ₽ до 10.03.2027');
  await event.desk(SchedulePaymentUpdate, {
    query,
    body: { ...change, version: next.version, title: 'Предоплата и остаток', stages: later },
  });
  expect(await letters()).toHaveLength(2);
  await event.desk(PaymentChangeSchedulePayment, { query: { applicationGuid }, body: { schedulePaymentGuid: null } });
  const [, , alone] = await letters();
  expect(alone!.text).toMatch(/Полная оплата: 3 600 ₽ до \d\d\.\d\d\.\d{4}/);
  // Who has paid all has no day before him.
  await pay(360_000);
  const before = (await letters()).length;
  await event.desk(PaymentChangeSchedulePayment, {
    query: { applicationGuid },
    body: { schedulePaymentGuid: plan.guid },
  });
  expect(await letters()).toHaveLength(before);
});

it('tell once of each day that has passed unpaid, and of nothing that was paid', async () => {
  const stages = [
    { title: 'Предоплата', dueDate: dayOf(-20), percentBp: 4_000 },
    { title: 'Остаток', dueDate: dayOf(-5), percentBp: 6_000 },
  ];
  await event.desk(SchedulePaymentUpdate, { query, body: { title: 'Два этапа', stages } });
  await subscribed();
  const sent = (days: number) =>
    api.database.query('update finance.account set subscribed_at = now() + make_interval(days => $2) where application_guid = $1', [applicationGuid, days]); // prettier-ignore
  // Whoever has sent his application today is late with nothing.
  await overdue.run(new AbortController().signal);
  expect(await letters()).toEqual([]);
  await sent(-10);
  await overdue.run(new AbortController().signal);
  await overdue.run(new AbortController().signal);
  const [late, ...others] = await letters();
  expect(others).toEqual([]);
  expect(late!.text).toContain('Не хватает 3 000 ₽');
  expect(late!.path).toBe(`/member/competition/${event.event}/payments/${applicationGuid}/details`);

  // Another application of the same event, in the organizer's words; the first is not told again.
  await ownWords('overdue', 'Ждём оплату заявки № {номер}', '{коллектив}: {сумма} до {день}');
  await subscribed();
  await sent(-30);
  await pay(50_000);
  await overdue.run(new AbortController().signal);
  const own = (await letters()).filter(({ subject }) => subject.startsWith('Ждём'));
  const day = dayOf(-5).split('-').toReversed().join('.');
  expect(own.map(({ text }) => text)).toEqual([`Берёзка: 2 500 ₽ до ${day}`]);

  await subscribed();
  await sent(-30);
  await pay(300_000);
  await overdue.run(new AbortController().signal);
  expect((await letters()).filter(({ subject }) => subject.startsWith('Ждём'))).toHaveLength(1);
});
