// Papers as the calls give them: numbers without gaps, the same bytes for ever, and what the law asks of each.

import {
  ApplicationChangeRequisite,
  ApplicationGetApplicationJson,
  ApplicationGetByGuid,
  ApplicationSponsorCreateByOrganizer,
  ApplicationSubscribe,
  ApplicationUnsubscribe,
  CompetitionChangeRequisite,
  CompetitionFieldPriceUpdate,
  JobDownload,
  JobGetByGuid,
  PaymentCreateArchive,
  PaymentCreateFromOrg,
  PaymentExport,
  PaymentGetAllowedDocuments,
  PaymentGetByApplication,
  PaymentGetCashReport,
  PaymentGetContract,
  PaymentGetDocument,
  PaymentGetDocumentsByApplication,
  PaymentGetDocumentsByCompetition,
  PaymentGetIssuedDocument,
  PaymentSetCash,
  RequisiteCreate,
  RequisiteDelete,
  RequisiteUpdate,
  SchedulePaymentUpdate,
  type CallDefinition,
  type Envelope,
  type SentBody,
  type SentQuery,
} from '@rampa/contract';
import 'reflect-metadata';
import { Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AccountsWorkerModule } from '@rampa/accounts/server';
import { CONFIG, PlatformModule, type Config } from '@rampa/platform/server';
import { newGuid, type Guid } from '@rampa/kernel';
import { entriesOf, pdfText, startTestApi, until, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FinanceWorkerModule } from '../index.ts';
import { EventSample } from '../../../applications/testing/event-sample.ts';

type New = SentBody<typeof RequisiteCreate>['requisite'];
const FIRM: New = {
  ...{ type: 1, organizationName: 'АНО «Фестивальная мастерская»', fullName: 'Лебедева Ольга Игоревна' },
  ...{ inn: '7707083893', kpp: '770701001', ogrn: '1027700132195', organizationAddress: 'Москва, ул. Лесная, 5' },
  ...{ bankName: 'ПАО Сбербанк', bik: '044525225', paymentAccount: '40702810138250123017' },
  ...{
    correspondentAccount: '30101810400000000225',
    director: 'Ершов Пётр Павлович',
    buhgalter: 'Ершова Анна Ильинична',
  },
};
const PERSON: New = {
  ...{ type: 0, fullName: 'Соколова Анна Игоревна', inn: '500100732259', passportSeriesNumber: '4510 123678' },
};
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Moscow' }).format(new Date());
const YY = today().slice(2, 4);

/** What the worker loads of these rooms, on the database and folder of the test's api. */
async function startWorker(): Promise<INestApplicationContext> {
  const config: Config = { ...api.nodes[0]!.app.get<Config>(CONFIG), jobLeaseMs: 2_000 };
  @Module({ imports: [PlatformModule.forWorker(config), AccountsWorkerModule, FinanceWorkerModule] })
  class TestWorkerModule {}
  return NestFactory.createApplicationContext(TestWorkerModule, { logger: false, abortOnError: false });
}

let worker: INestApplicationContext | null = null;
let api: TestApi;
let event: EventSample;
let query: { competitionGuid: Guid };

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  event = await EventSample.make(api);
  query = { competitionGuid: event.event };
  const price = {
    ...{
      competitionFieldPriceGuid: newGuid(),
      competitionFieldGuid: event.ids.form,
      unit: 'item' as const,
      price: 300_000,
    },
    ...{ referenceBookItemGuid: event.solo, retention: [{ daysFrom: 0, daysTo: null, percentBp: 2_000 }] },
  };
  await event.desk(CompetitionFieldPriceUpdate, { query, body: { version: 0, prices: [price] } });
});
afterAll(async () => {
  await worker?.close();
  await api?.stop();
});

const requisite = async (given: New, as: string) =>
  (await api.call(RequisiteCreate, { as, body: { requisite: given, isConfirmed: true } })).guid;

async function subscribed(): Promise<Guid> {
  const applicationGuid = await event.filled('Берёзка');
  await api.call(ApplicationSubscribe, { as: event.member.token, query: { applicationGuid } });
  return applicationGuid;
}

/** A file, or the refusal that stands in its place. */
async function fetched<C extends CallDefinition>(call: C, sent: SentQuery<C>, as = event.member.token) {
  const asked = new URLSearchParams(
    Object.entries(sent as object).map(([key, value]): [string, string] => [key, String(value)]),
  );
  const response = await fetch(`${api.url}/api/v1/${call.path}?${asked}`, {
    headers: { authorization: `Bearer ${as}` },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  if (!response.headers.get('content-type')?.startsWith('application/json')) {
    const name = decodeURIComponent(
      /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition')!)?.[1] ?? '',
    );
    return { bytes, name, code: null };
  }
  const { errors } = JSON.parse(bytes.toString()) as Envelope<never>;
  return { bytes, name: '', code: errors[0]!.code };
}
const invoice = (applicationGuid: Guid, as?: string, more: { stage?: number } = {}) =>
  fetched(PaymentGetDocument, { applicationGuid, documentType: 'invoice', ...more }, as);
const issued = async (applicationGuid: Guid) =>
  (await event.desk(PaymentGetDocumentsByApplication, { query: { applicationGuid } })).documents;

describe('papers of an application', () => {
  it('an invoice: issued once, the same bytes for both sides, superseded by another content, annulled by a withdrawal', async () => {
    const application = await subscribed();
    expect((await invoice(application)).code).toBe('requisiteMissing');
    await requisite(FIRM, event.boss.token);
    const first = await invoice(application);
    expect(first.name).toMatch(new RegExp(`^Счёт № ${YY}-00001 от .*\\.pdf$`));
    const text = await pdfText(first.bytes);
    for (const words of [
      'АНО «Фестивальная мастерская»',
      '3 000,00',
      'Три тысячи рублей 00 копеек',
      '40702810138250123017',
    ])
      expect(text).toContain(words);
    const again = await Promise.all([invoice(application), invoice(application, event.boss.token)]);
    expect(again.map(({ bytes }) => bytes.equals(first.bytes))).toEqual([true, true]);
    await event.desk(PaymentCreateFromOrg, {
      query: { ...query, applicationGuid: application, paymentGuid: newGuid(), amount: 100_000, datePayment: today() },
    });
    const second = await invoice(application);
    expect(await pdfText(second.bytes)).toContain('К оплате 2 000,00');
    const all = await issued(application);
    expect(all.map(({ number, status, amount }) => [number, status, amount])).toEqual([
      [`${YY}-00002`, 'Issued', 200_000],
      [`${YY}-00001`, 'Superseded', 300_000],
    ]);
    const old = await fetched(PaymentGetIssuedDocument, { documentGuid: all[1]!.guid });
    expect(old.bytes.equals(first.bytes)).toBe(true);
    await api.call(ApplicationUnsubscribe, { as: event.member.token, query: { applicationGuid: application } });
    expect((await issued(application)).map(({ status }) => status)).toEqual(['Annulled', 'Superseded']);
    expect((await invoice(application)).code).toBe('nothingDue');
  });

  it('say by the payee’s tax system why there is no VAT', async () => {
    await requisite({ ...FIRM, taxSystem: 'usnIncome' }, event.boss.token);
    const application = await subscribed();
    expect(await pdfText((await invoice(application)).bytes)).toContain('Без НДС (УСН, п. 1 ст. 145 НК РФ)');
    const act = await fetched(PaymentGetDocument, { applicationGuid: application, documentType: 'act' }, event.boss.token); // prettier-ignore
    expect(await pdfText(act.bytes)).toContain('Без НДС (УСН, п. 1 ст. 145 НК РФ)');
    const made = await api.send(RequisiteCreate, {
      as: event.boss.token,
      body: { requisite: { ...FIRM, taxSystem: 'вменённый' }, isConfirmed: true },
    });
    expect(made.status).toBe(400);
  });

  it('fifty at once get fifty numbers without a gap', async () => {
    await requisite(FIRM, event.boss.token);
    const applications: Guid[] = [];
    for (let index = 0; index < 10; index++) applications.push(await subscribed());
    // Each five times at once: the same one.
    const asked = Array.from({ length: 50 }, (_, index) => invoice(applications[index % 10]!));
    expect((await Promise.all(asked)).filter(({ code }) => code !== null)).toEqual([]);
    const { collection, totalCount } = await event.desk(PaymentGetDocumentsByCompetition, {
      query: { ...query, pageSize: 100, sort: 'number' },
    });
    expect(totalCount).toBe(10);
    expect(collection.map(({ number }) => number)).toEqual(
      Array.from({ length: 10 }, (_, index) => `${YY}-${String(index + 1).padStart(5, '0')}`),
    );
  });

  it('a contract: with the payer’s requisites, whose passport is in no table; they cannot be deleted any more', async () => {
    await requisite(FIRM, event.boss.token);
    const application = await subscribed();
    const contract = () => fetched(PaymentGetContract, { applicationGuid: application });
    expect((await contract()).code).toBe('payerRequisiteMissing');
    const payer = await requisite(PERSON, event.member.token);
    await api.call(ApplicationChangeRequisite, {
      ...{ as: event.member.token, query: { applicationGuid: application }, body: { requisiteGuid: payer } },
    });
    const { bytes, name } = await contract();
    expect(name).toMatch(new RegExp(`^Договор № Д00001-${YY}`));
    const text = await pdfText(bytes);
    for (const words of ['паспорт 4510 123678', 'фактически понесённые расходы', '20 % цены'])
      expect(text).toContain(words);
    const rows = await api.database.query("select to_jsonb(d) - 'passport_sealed' as row from finance.document d");
    expect(JSON.stringify(rows)).not.toMatch(/123678/);
    const refused = await api.send(RequisiteDelete, { as: event.member.token, query: { requisiteGuid: payer } });
    expect(refused.envelope.errors[0]!.code).toBe('requisiteInContract');
    // A requisite that changes afterwards changes no issued paper, but the next one.
    const changed = { ...PERSON, country: 'RU' as const, guid: payer, version: 1, fullName: 'Соколова Анна Павловна' };
    await api.call(RequisiteUpdate, { as: event.member.token, body: { requisite: changed, isConfirmed: true } });
    const [kept] = await issued(application);
    expect((await fetched(PaymentGetIssuedDocument, { documentGuid: kept!.guid })).bytes.equals(bytes)).toBe(true);
    expect(await pdfText((await contract()).bytes)).toContain('Соколова Анна Павловна');
    expect((await issued(application)).map(({ status }) => status)).toEqual(['Issued', 'Superseded']);
  });

  it('the slip bears its invoice’s number; act, reconciliation and cash orders come in their time', async () => {
    await requisite({ ...FIRM, cbc: '00000000000000000130', oktmo: '22701000' }, event.boss.token);
    const application = await subscribed();
    const of = (documentType: SentQuery<typeof PaymentGetDocument>['documentType'], as?: string, more = {}) =>
      fetched(PaymentGetDocument, { applicationGuid: application, documentType, ...more }, as);
    const slip = await pdfText((await of('receipt')).bytes);
    expect(slip).toContain(`Оплата по счёту № ${YY}-00001`);
    expect(slip).toContain('КБК 00000000000000000130, ОКТМО 22701000');
    expect((await issued(application)).map(({ type }) => type).toSorted()).toEqual(['invoice', 'receipt']);
    await event.desk(PaymentSetCash, {
      query: { applicationGuid: application },
      body: { paymentGuid: newGuid(), amount: 300_000, datePayment: today() },
    });
    expect((await invoice(application)).code).toBe('nothingDue');
    const act = await of('act', event.boss.token);
    expect(act.name).toMatch(/^Акт № А00001-/);
    expect(await pdfText((await of('reconciliation')).bytes)).toContain('задолженности нет');
    const before = { dateFrom: '2026-01-01', dateTo: '2026-02-01' };
    const empty = await of('reconciliation', event.member.token, before);
    expect(await pdfText(empty.bytes)).not.toContain('Начислено за участие');
    expect((await of('reconciliation', event.member.token, before)).bytes).toEqual(empty.bytes);
    // One period does not take the place of another.
    expect((await issued(application)).filter(({ type, status }) => type === 'reconciliation' && status === 'Issued')).toHaveLength(2); // prettier-ignore
    expect((await of('reconciliation', event.member.token, { dateFrom: '2099-01-01' })).code).toBe('badRequest');
    const { payments } = await event.desk(PaymentGetByApplication, { query: { applicationGuid: application } });
    const paymentGuid = payments[0]!.guid;
    const order = await of('cashOrder', event.member.token, { paymentGuid });
    expect(await pdfText(order.bytes)).toContain('Три тысячи рублей 00 копеек');
    expect((await of('cashOrder')).code).toBe('documentMissing');
    expect((await of('invoice', event.boss.token, { stage: 7 })).code).toBe('documentMissing');
  });

  it('of cash are numbered by each legal entity for itself', async () => {
    const first = await requisite(FIRM, event.boss.token);
    const second = await requisite({ ...FIRM, organizationName: 'ООО «Второе»' }, event.boss.token);
    const application = await subscribed();
    const cash = async (requisiteGuid: Guid) => {
      await event.desk(CompetitionChangeRequisite, { query, body: { requisiteGuid } });
      const body = { paymentGuid: newGuid(), amount: 10_000, datePayment: today() };
      return (await event.desk(PaymentSetCash, { query: { applicationGuid: application }, body })).receiptNo;
    };
    expect([await cash(first), await cash(first), await cash(second), await cash(first)]).toEqual([1, 2, 1, 3]);
  });

  it('an invoice of a stage asks for what a sponsor has not promised, from the first stage on', async () => {
    await requisite(FIRM, event.boss.token);
    const stages = [{ title: 'Аванс', daysAfter: 0, percentBp: 5_000 }, { title: 'Остаток', daysAfter: 9, percentBp: 5_000 }]; // prettier-ignore
    await event.desk(SchedulePaymentUpdate, { query, body: { title: 'Пополам', isDefault: true, stages } });
    const application = await subscribed();
    const body = { applicationGuid: application, requisite: { title: 'Светлый дом' }, amount: 100_000 };
    await event.desk(ApplicationSponsorCreateByOrganizer, { query, body });
    await invoice(application, event.boss.token, { stage: 0 });
    await invoice(application, event.boss.token, { stage: 1 });
    expect(
      (await issued(application))
        .map(({ part, amount }) => [part, amount] as const)
        .toSorted((one, other) => one[1] - other[1]),
    ).toEqual([
      ['0', 50_000],
      ['1', 150_000],
    ]);
  });

  it('are the organizer’s choice of payee, and nobody else’s to read', async () => {
    await requisite(FIRM, event.boss.token);
    const other = await requisite({ ...FIRM, organizationName: 'ООО «Вторая сцена»' }, event.boss.token);
    const application = await subscribed();
    await event.desk(CompetitionChangeRequisite, { query, body: { requisiteGuid: other } });
    expect(await pdfText((await invoice(application)).bytes)).toContain('ООО «Вторая сцена»');
    const stranger = await api.member(event.event);
    expect((await invoice(application, stranger.token)).code).toBe('notFound');
    const [own] = await issued(application);
    expect((await fetched(PaymentGetIssuedDocument, { documentGuid: own!.guid }, stranger.token)).code).toBe(
      'notFound',
    );
    const allowed = await api.call(PaymentGetAllowedDocuments, { as: event.member.token, query });
    expect(allowed.map(({ documentType }) => documentType)).toContain('invoice');
  });

  it('the payer is named before the sending too, and the account begins with him', async () => {
    const seller = await requisite(FIRM, event.boss.token);
    const payer = await requisite({ ...PERSON, fullName: 'Плательщикова Анна Игоревна' }, event.member.token);
    const application = await event.filled('Берёзка');
    const asked = { as: event.member.token, query: { applicationGuid: application } };
    const json = () => api.call(ApplicationGetApplicationJson, asked);
    const change = (requisiteGuid: Guid, as = event.member.token) =>
      api.send(ApplicationChangeRequisite, { ...asked, as, body: { requisiteGuid } });
    expect(await json()).toMatchObject({ requisiteGuid: null, costOfParticipation: 300_000, isFree: false });
    expect((await change(seller)).envelope.errors[0]!.code).toBe('notFound');
    expect((await change(payer, (await api.member(event.event)).token)).envelope.errors[0]!.code).toBe('notFound');
    expect((await change(payer)).status).toBe(200);
    expect((await change(payer)).status).toBe(200);
    expect((await json()).requisiteGuid).toBe(payer);
    await api.call(ApplicationSubscribe, asked);
    expect(await json()).toMatchObject({ requisiteGuid: payer, costOfParticipation: 300_000, isFree: false });
    expect((await api.call(ApplicationGetByGuid, asked)).requisiteGuid).toBe(payer);
    expect(await pdfText((await invoice(application)).bytes)).toContain('Плательщикова Анна Игоревна');
    expect(await api.database.query('select 1 from finance.chosen_payer')).toEqual([]);
  });

  it('are changed and deleted by nobody', async () => {
    await requisite(FIRM, event.boss.token);
    const application = await subscribed();
    await invoice(application);
    for (const bad of [
      'update finance.document set amount = 1',
      'update finance.document set file_guid = null',
      'delete from finance.document',
    ])
      await expect(api.database.query(bad)).rejects.toThrow(/paper/);
  });
});

describe('a month of papers', () => {
  it('comes as a ZIP with the same bytes, and says when there is none', async () => {
    await requisite(FIRM, event.boss.token);
    const application = await subscribed();
    const first = await invoice(application);
    const ask = (month: string) => api.send(PaymentCreateArchive, { as: event.boss.token, query, body: { month } });
    expect((await ask('2020-01')).envelope.errors[0]!.code).toBe('nothingToPrint');
    worker = await startWorker();
    const begun = (await ask(today().slice(0, 7))).envelope.data!;
    const job = await until('the archive is made', async () => {
      const one = await api.call(JobGetByGuid, { as: event.boss.token, query: begun });
      return ['done', 'failed', 'cancelled'].includes(one.state) ? one : null;
    });
    expect(job.state).toBe('done');
    const zip = await fetched(JobDownload, begun, event.boss.token);
    const [entry] = entriesOf(zip.bytes);
    expect(entry!.name).toBe(first.name);
    expect(entry!.bytes.equals(first.bytes)).toBe(true);
  });
});

describe('tables of money', () => {
  const cash = (applicationGuid: Guid, amount: number) =>
    event.desk(PaymentSetCash, {
      query: { applicationGuid },
      body: { paymentGuid: newGuid(), amount, datePayment: today(), force: true },
    });
  const wordsOf = (bytes: Buffer) =>
    entriesOf(bytes)
      .filter(({ name }) => /sharedStrings|sheet\d/.test(name))
      .map((one) => one.bytes.toString('utf8'))
      .join('');

  it('the cash report equals the cash that was posted', async () => {
    const application = await subscribed();
    await cash(application, 100_000);
    await cash(application, 150_050);
    const asked = { ...query, dateFrom: today(), dateTo: today() };
    const { bytes, code } = await fetched(PaymentGetCashReport, asked, event.boss.token);
    expect(code).toBeNull();
    const [posted] = await api.database.query<{ sum: number }>(
      `select sum(p.amount)::int as sum from finance.posting p join finance.entry e on e.guid = p.entry_guid
        where p.kind = 'cash' and e.competition_guid = $1`,
      [event.event],
    );
    expect(posted!.sum).toBe(250_050);
    const text = wordsOf(bytes);
    for (const words of ['К сдаче', 'квитанции № 1–2', '2500.5']) expect(text).toContain(words);
    expect((await fetched(PaymentGetCashReport, { ...asked, dateTo: '2020-01-01' }, event.boss.token)).code).toBe(
      'badRequest',
    );
    expect((await fetched(PaymentGetCashReport, asked)).code).toBe('forbidden');
  });

  it('the export holds accounts and payments; a text stays a text', async () => {
    const application = await event.filled('=HYPERLINK("x")');
    await api.call(ApplicationSubscribe, { as: event.member.token, query: { applicationGuid: application } });
    await cash(application, 100_000);
    const csv = await fetched(PaymentExport, { ...query, format: 'csv' }, event.boss.token);
    const text = csv.bytes.toString('utf8');
    for (const words of ['Счета заявок', `"'=HYPERLINK(""x"")"`, '3000,00', 'наличные;зачтён'])
      expect(text).toContain(words);
    const xlsx = await fetched(PaymentExport, query, event.boss.token);
    expect(wordsOf(xlsx.bytes)).toContain('Распределение');
    expect(wordsOf(xlsx.bytes)).not.toMatch(/<f>/);
  });
});
