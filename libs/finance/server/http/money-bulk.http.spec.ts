// Deeds on several accounts at once, and the pictures of an event's money.

import {
  CompetitionArchiveOrUnarchive,
  ApplicationSubscribe,
  ApplicationUnsubscribe,
  CompetitionFieldPriceUpdate,
  JobDownload,
  JobGetByGuid,
  PaymentChangeStatus,
  PaymentCreateFromOrg,
  PaymentGetCharts,
  PaymentGetDocument,
  PaymentGetDocumentsByApplication,
  PaymentIssueActs,
  PaymentSendInvoices,
  PaymentSetCash,
  RequisiteCreate,
  TemplateMessageCreate,
  TemplateMessageSetDefault,
  SchedulePaymentUpdate,
} from '@rampa/contract';
import 'reflect-metadata';
import { Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AccountsWorkerModule } from '@rampa/accounts/server';
import { plusDays } from '@rampa/finance/domain';
import { newGuid, type Guid } from '@rampa/kernel';
import { CONFIG, JobHandlers, PlatformModule, type Config } from '@rampa/platform/server';
import { entriesOf, startTestApi, until, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { EventSample } from '../../../applications/testing/event-sample.ts';
import { FIRM } from '../../testing/statement-firm.ts';
import { FinanceWorkerModule } from '../index.ts';
import { SEND_INVOICES } from '../jobs/bulk-papers.ts';

let api: TestApi;
let worker: INestApplicationContext;
let event: EventSample;
let query: { competitionGuid: Guid };
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Moscow' }).format(new Date());

beforeAll(async () => {
  api = await startTestApi();
  const config: Config = { ...api.nodes[0]!.app.get<Config>(CONFIG), jobLeaseMs: 2_000 };
  @Module({ imports: [PlatformModule.forWorker(config), AccountsWorkerModule, FinanceWorkerModule] })
  class TestWorkerModule {}
  worker = await NestFactory.createApplicationContext(TestWorkerModule, { logger: false, abortOnError: false });
});
beforeEach(async () => {
  event = await EventSample.make(api);
  query = { competitionGuid: event.event };
  const price = {
    ...{ competitionFieldPriceGuid: newGuid(), competitionFieldGuid: event.ids.form, unit: 'item' as const },
    ...{ referenceBookItemGuid: event.solo, price: 300_000 },
  };
  await event.desk(CompetitionFieldPriceUpdate, { query, body: { version: 0, prices: [price] } });
  await event.desk(RequisiteCreate, { body: { requisite: FIRM, isConfirmed: true } });
});
afterAll(async () => {
  await worker?.close();
  await api?.stop();
});

async function subscribed(title: string): Promise<Guid> {
  const applicationGuid = await event.filled(title);
  await event.own(ApplicationSubscribe, { query: { applicationGuid } });
  return applicationGuid;
}
const paid = (applicationGuid: Guid, amount: number, datePayment = today(), paymentGuid = newGuid()) =>
  event.desk(PaymentCreateFromOrg, { query: { ...query, applicationGuid, paymentGuid, amount, datePayment } });

async function fileOf(jobGuid: Guid): Promise<Buffer> {
  const job = await until('the job is over', async () => {
    const one = await event.desk(JobGetByGuid, { query: { jobGuid } });
    return ['done', 'failed', 'cancelled'].includes(one.state) ? one : null;
  });
  const [kept] = await api.database.query<{ failure: string }>('select failure from jobs.job where guid = $1', [
    jobGuid,
  ]);
  expect([job.state, kept?.failure]).toEqual(['done', null]);
  const answered = await fetch(`${api.url}/api/v1/${JobDownload.path}?jobGuid=${jobGuid}`, {
    headers: { authorization: `Bearer ${event.boss.token}` },
  });
  return Buffer.from(await answered.arrayBuffer());
}

it('writes to who owes, with an invoice, and once a day however often it is pressed', async () => {
  const [owing, settled] = [await subscribed('Берёзка'), await subscribed('Калинка')];
  await paid(settled, 300_000);
  const stranger = newGuid();
  const press = () =>
    event.desk(PaymentSendInvoices, { query, body: { applicationGuids: [owing, settled, stranger] } });
  const told = (await fileOf((await press()).jobGuid)).toString('utf8').split('\r\n');
  expect(told[1]).toContain('Берёзка');
  expect(told[1]).toMatch(/счёт № \d\d-00001.*письмо отправлено/u);
  expect(told[2]).toContain('Калинка');
  expect(told[2]).not.toContain('отправлено');
  expect(told).toHaveLength(4);
  await fileOf((await press()).jobGuid);
  const letters = await api.letters(event.member.login);
  expect(letters.filter(({ subject }) => subject.startsWith('Счёт'))).toHaveLength(1);
  const { documents } = await event.desk(PaymentGetDocumentsByApplication, { query: { applicationGuid: owing } });
  expect(documents.map(({ type }) => type)).toEqual(['invoice']);

  const body = { type: 'doc' as const, content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: '{коллектив}: {сумма} до {день}' }] }] }; // prettier-ignore
  const words = { title: 'Наш счёт', kind: 'invoice' as const, subject: 'Ждём по счёту {счёт}', body };
  const { guid: templateMessageGuid } = await event.desk(TemplateMessageCreate, { body: words });
  await event.desk(TemplateMessageSetDefault, { body: { templateMessageGuid } });
  const other = await subscribed('Ручеёк');
  await fileOf((await event.desk(PaymentSendInvoices, { query, body: { applicationGuids: [other] } })).jobGuid);
  const own = (await api.letters(event.member.login)).find(({ subject }) => subject.startsWith('Ждём'));
  expect(own!.subject).toMatch(/^Ждём по счёту \d\d-00002$/u);
  const text = own!.body.worded!.flatMap(({ runs }) => runs.map((run) => run.text)).join('');
  expect(text).toMatch(/^Ручеёк: 3\s000\s₽ до \d\d\.\d\d\.\d{4}$/u);
});

it('stopped between two applications leaves what is done, and begun again writes nobody twice', async () => {
  const applications = [await subscribed('Берёзка'), await subscribed('Калинка')];
  const send = worker.get(JobHandlers).of(SEND_INVOICES.name);
  const folder = await mkdtemp(join(tmpdir(), 'rampa-bulk-'));
  const run = (progress: () => Promise<void>) =>
    send({
      ...{ guid: newGuid(), competition: event.event, owner: `account:${event.boss.guid}`, attempt: 1, progress },
      payload: { applications, address: 'https://example.org' },
      ...{ signal: new AbortController().signal, file: join(folder, 'told.csv') },
    });
  const sent = async () => (await api.letters(event.member.login)).filter(({ subject }) => subject.startsWith('Счёт'));
  // A job that is cancelled ends at its next word about how far it is.
  await expect(run(() => Promise.reject(new Error('cancelled')))).rejects.toThrow('cancelled');
  expect(await sent()).toHaveLength(1);
  await run(() => Promise.resolve());
  expect(await sent()).toHaveLength(2);
  await rm(folder, { recursive: true });
});

it('issues acts into one archive, and says who has none and why', async () => {
  const [one, other] = [await subscribed('Берёзка'), await subscribed('Калинка')];
  const { jobGuid } = await event.desk(PaymentIssueActs, { query, body: { applicationGuids: [one, other] } });
  const entries = entriesOf(await fileOf(jobGuid));
  expect(entries.map(({ name }) => name.slice(0, 8)).toSorted()).toEqual(['Акт № А0', 'Акт № А0', 'Что вышл']);
  const foreign = await event.refusal(PaymentIssueActs, {
    ...{ as: event.boss.token, query, body: { applicationGuids: [newGuid()] } },
  });
  expect(foreign.code).toBe('notFound');
});

it('issues nothing new in the archive, and gives again what stands', async () => {
  const applicationGuid = await subscribed('Берёзка');
  const ask = async (documentType: 'act' | 'invoice') => {
    const asked = new URLSearchParams({ applicationGuid, documentType });
    const answered = await fetch(`${api.url}/api/v1/${PaymentGetDocument.path}?${asked}`, {
      headers: { authorization: `Bearer ${event.boss.token}` },
    });
    return answered.ok
      ? answered.headers.get('content-type')
      : ((await answered.json()) as { errors: { code: string }[] }).errors[0]!.code;
  };
  expect(await ask('act')).toBe('application/pdf');
  await event.desk(CompetitionArchiveOrUnarchive, { query, body: { isArchived: true } });
  expect([await ask('act'), await ask('invoice')]).toEqual(['application/pdf', 'archived']);
  for (const call of [PaymentIssueActs, PaymentSendInvoices]) {
    const sent = { as: event.boss.token, query, body: { applicationGuids: [applicationGuid] } };
    expect((await event.refusal(call, sent)).code).toBe('archived');
  }
  const { documents } = await event.desk(PaymentGetDocumentsByApplication, { query: { applicationGuid } });
  expect(documents.map(({ type }) => type)).toEqual(['act']);
});

it('draws what came and went by the day of the money, and debts by their age', async () => {
  const day = today();
  const stages = [
    { title: 'Предоплата', dueDate: plusDays(day, -10), percentBp: 4_000 },
    { title: 'Остаток', dueDate: plusDays(day, 20), percentBp: 6_000 },
  ];
  await event.desk(SchedulePaymentUpdate, { query, body: { title: 'План', isDefault: true, stages } });
  const [one, other, gone] = [await subscribed('А'), await subscribed('Б'), await subscribed('В')];
  await paid(one, 50_000, plusDays(day, -3));
  const [back, wrong] = [newGuid(), newGuid()];
  await paid(other, 70_000, day, back);
  await paid(other, 5_000, day, wrong);
  const refund = { refundGuid: newGuid(), amount: 20_000 };
  await event.desk(PaymentChangeStatus, { query: { paymentGuid: back }, body: { status: 'Refunded', reason: 'возврат', refund } }); // prettier-ignore
  const storno = { refundGuid: newGuid(), kind: 'storno' as const };
  await event.desk(PaymentChangeStatus, { query: { paymentGuid: wrong }, body: { status: 'Refunded', reason: 'ошибка', refund: storno } }); // prettier-ignore
  await event.desk(PaymentSetCash, { query: { applicationGuid: one }, body: { paymentGuid: newGuid(), amount: 10_000, datePayment: day } }); // prettier-ignore
  await event.own(ApplicationUnsubscribe, { query: { applicationGuid: gone } });
  const charts = await event.desk(PaymentGetCharts, { query });
  expect(charts.days).toEqual([
    { day: plusDays(day, -3), in: 50_000, out: 0 },
    { day, in: 80_000, out: 20_000 },
  ]);
  expect(charts.from).toBe(plusDays(day, -29));
  // A stage is due on the day of subscribing at the earliest: today, so nothing is late yet.
  expect(charts.ages.map(({ amount, applications }) => [amount, applications])).toEqual([
    [490_000, 2],
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
});
