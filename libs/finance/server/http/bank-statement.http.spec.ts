// A bank's statement from the file to the money of applications, through the calls: nothing is booked by loading, nothing
// twice by whatever is done twice, and each refusal says why.

import {
  ApplicationSponsorCreateByOrganizer,
  ApplicationUnsubscribe,
  BankStatementAccept,
  BankStatementFindTargets,
  BankStatementGetFiles,
  BankStatementGetRows,
  BankStatementIgnore,
  BankStatementTakeBack,
  CompetitionArchiveOrUnarchive,
  PaymentChangeStatus,
  PaymentCreate,
  PaymentCreateFromOrg,
  PaymentGetByApplication,
  PaymentGetByCompetition,
  RequisiteCreate,
  type SentBody,
  type SentQuery,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { startTestApi, until, type TestApi } from '@rampa/platform/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cp1251, StatementDesk, today } from '../../testing/statement-desk.ts';
import { FIRM } from '../../testing/statement-firm.ts';
import { ledgerFaults } from '../ledger/ledger-faults.ts';

let api: TestApi;
let desk: StatementDesk;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  desk = await StatementDesk.make(api);
});
afterEach(async () => {
  expect(await ledgerFaults(api.database)).toEqual([]);
});
afterAll(() => api?.stop());

const query = () => ({ competitionGuid: desk.event.event });
const record = (applicationGuid: Guid, amount: number, more: Partial<SentQuery<typeof PaymentCreateFromOrg>> = {}) =>
  desk.event.desk(PaymentCreateFromOrg, {
    query: { ...query(), applicationGuid, paymentGuid: newGuid(), amount, datePayment: today(), ...more },
  });
/** A member's cheque, which waits for the desk. */
async function claim(applicationGuid: Guid, paymentGuid: Guid, invoiceNumber: string): Promise<void> {
  const form = new FormData();
  form.set('file', new Blob([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')]), 'чек.png');
  const sent = { ...query(), paymentGuid, applicationGuid, amount: '300000', datePayment: today(), invoiceNumber };
  const response = await fetch(`${api.url}/api/v1/${PaymentCreate.path}?${new URLSearchParams(sent)}`, {
    ...{ method: 'POST', body: form, headers: { authorization: `Bearer ${desk.event.member.token}` } },
  });
  expect(response.status).toBe(200);
}
const payments = async () => (await desk.event.desk(PaymentGetByCompetition, { query: query() })).collection;
const outcomes = async (rows: SentBody<typeof BankStatementAccept>['rows']) =>
  (await desk.accept(rows)).map(({ outcome, code }) => [outcome, code]);

describe('a statement', () => {
  it('proposes with reasons, books what a person accepts, and nothing by being loaded', async () => {
    const [one, other] = [await desk.subscribed('Берёзка'), await desk.subscribed('Жар-птица')];
    const [first, second] = [await desk.invoice(one), await desk.invoice(other)];
    const rows = await desk.loaded([
      { number: '11', amount: 600_000, purpose: `Оплата по счетам ${first} и ${second}` },
      { number: '12', amount: 100, purpose: 'Ошибочный перевод' },
      { number: '13', amount: 900, purpose: 'Ещё не проведено', creditedOn: '' },
    ]);
    expect(rows.collection.map(({ group, state }) => [group, state])).toEqual([
      ['exact', 'ok'],
      ['check', 'ok'],
      ['refused', 'notPosted'],
    ]);
    expect(rows.collection[0]!.proposal).toMatchObject({ confidence: 'exact', by: 'number', action: 'create' });
    expect(rows.collection[0]!.proposal!.allocations.map(({ title, amount }) => [title, amount])).toEqual([
      ['Берёзка', 300_000],
      ['Жар-птица', 300_000],
    ]);
    expect(rows.counts).toMatchObject({ exact: 1, check: 1, refused: 1, booked: 0 });
    expect(await payments()).toEqual([]);

    expect((await desk.acceptExact(rows)).map(({ outcome }) => outcome)).toEqual(['booked']);
    expect((await desk.acceptExact(rows)).map(({ outcome }) => outcome)).toEqual(['already']);
    expect(await desk.account(one)).toMatchObject({ paid: 300_000, status: 'paid' });
    expect(await desk.account(other)).toMatchObject({ paid: 300_000, status: 'paid' });
    const [paid] = await payments();
    expect(paid).toMatchObject({ amount: 600_000, method: 'bank', invoiceNumber: '11', status: 'Confirmed' });
    const again = await desk.rows(rows.file.guid);
    expect(again.counts).toMatchObject({ exact: 0, booked: 1 });
    expect(again.collection[0]).toMatchObject({ proposal: null, decidedBy: expect.stringMatching(/./) });
    expect(again.collection[0]!.booked[0]).toMatchObject({ paymentGuid: paid!.guid, amount: 600_000 });
    // A member reads neither what the bank wrote nor who decided.
    const { payments: seen } = await desk.event.own(PaymentGetByApplication, { query: { applicationGuid: one } });
    expect(seen[0]).toMatchObject({ note: '', actor: '' });
  });

  it('is the same when the same file comes again, and its rows are known in any other', async () => {
    const number = await desk.invoice(await desk.subscribed());
    const text = desk.file([{ number: '21', purpose: `Счёт № ${number}` }]);
    const [one, other] = await Promise.all([desk.send(text), desk.send(cp1251(text))]);
    expect((await desk.send(text)).isKnown).toBe(true);
    const both = [await desk.rows(one.guid), await desk.rows(other.guid)];
    const groups = both.map(({ collection }) => collection[0]!.group).toSorted();
    expect(groups).toEqual(['exact', 'repeat']);
    await desk.acceptExact(both[0]!.counts.exact === 1 ? both[0]! : both[1]!);
    // An overlapping one: a row of before, a row of now.
    const more = await desk.loaded([
      { number: '21', purpose: `Счёт № ${number}` },
      { number: '22', amount: 700, purpose: 'Новая' },
    ]);
    expect(more.collection.map(({ group }) => group)).toEqual(['repeat', 'check']);
    expect(more.collection[0]!.twin).toMatchObject({ isBooked: true });
    expect(await outcomes([{ bankRowGuid: more.collection[0]!.guid, allocations: [{ targetGuid: newGuid(), amount: 1 }] }])).toEqual([['refused', 'notFound']]); // prettier-ignore
    expect(await payments()).toHaveLength(1);
    const { totalCount } = await desk.event.desk(BankStatementGetFiles, { query: {} });
    expect(totalCount).toBe(3);
  });

  it('of two who load at once is read one after the other: the second knows the rows of the first', async () => {
    const text = desk.file([{ number: '77', amount: 500, purpose: 'Взнос' }]);
    const holder = api.database.source.createQueryRunner();
    await holder.query('begin');
    // Rows can be read and not written: without the lock both would have read before either has written.
    await holder.query('lock table finance.bank_row in share mode');
    const loading = Promise.all([desk.send(text), desk.send(cp1251(text))]);
    await until('both wait', async () => {
      const [row] = await api.database.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return row!.count >= 2;
    });
    await holder.query('commit');
    await holder.release();
    const files = await loading;
    expect(files.map(({ status }) => status)).toEqual([200, 200]);
    const groups = await Promise.all(files.map(async ({ guid }) => (await desk.rows(guid)).collection[0]!.group));
    expect(groups.toSorted()).toEqual(['check', 'repeat']);
  });

  it('pressed by two cashiers at once is booked once', async () => {
    const applications = [await desk.subscribed('А'), await desk.subscribed('Б'), await desk.subscribed('В')];
    const rows = await desk.loaded(
      await Promise.all(
        applications.map(async (one, at) => ({ number: `${at}`, purpose: `Счёт ${await desk.invoice(one)}` })),
      ),
    );
    const pressed = await Promise.all([desk.acceptExact(rows), desk.acceptExact(rows), desk.acceptExact(rows)]);
    const told = pressed.flat().map(({ outcome }) => outcome);
    expect(told.filter((outcome) => outcome === 'booked')).toHaveLength(3);
    expect(told.filter((outcome) => outcome === 'already')).toHaveLength(6);
    expect(await payments()).toHaveLength(3);
  });

  it('whose row has changed meanwhile proposes anew and books nothing', async () => {
    const application = await desk.subscribed();
    const rows = await desk.loaded([{ number: '31', purpose: `Счёт ${await desk.invoice(application)}` }]);
    await record(application, 100_000);
    const [told] = await desk.acceptExact(rows);
    expect(told).toMatchObject({ outcome: 'stale', code: 'proposalStale' });
    expect(told!.proposal).toMatchObject({ confidence: 'over', advance: 100_000 });
    expect(await desk.account(application)).toMatchObject({ paid: 100_000 });
    // As it is proposed now, it is booked: what is over waits as an advance.
    const [again] = await desk.accept([{ bankRowGuid: rows.exact[0]!.guid, mark: told!.proposal!.mark }]);
    expect(again!.outcome).toBe('booked');
    expect(await desk.account(application)).toMatchObject({ paid: 300_000, status: 'paid' });
    expect((await payments()).find(({ amount }) => amount === 300_000)).toMatchObject({ advance: 100_000 });
  });

  it('confirms a claim that waits for it, and what the desk has recorded by hand it does not record again', async () => {
    const [one, other] = [await desk.subscribed('А'), await desk.subscribed('Б')];
    const claimed = newGuid();
    await claim(one, claimed, '41');
    await record(other, 300_000, { invoiceNumber: '42' });
    const rows = await desk.loaded([
      { number: '0041', purpose: 'Перевод' },
      { number: '42', purpose: 'Перевод' },
    ]);
    const [first, second] = rows.collection;
    expect(first!.proposal).toMatchObject({ action: 'confirmPending', by: 'pending', confidence: 'exact', paymentGuid: claimed }); // prettier-ignore
    expect((await desk.acceptExact(rows)).map(({ outcome }) => outcome)).toEqual(['booked']);
    expect(await desk.account(one)).toMatchObject({ paid: 300_000 });
    // The same number, sum and day.
    const by = { bankRowGuid: second!.guid, allocations: [{ targetGuid: other, amount: 300_000 }] };
    expect(await outcomes([by])).toEqual([['refused', 'paymentRepeated']]);
    expect(await payments()).toHaveLength(2);
  });
});

describe('a row that a person decides about', () => {
  it('is found whom to put it to, is put to several members, and its rest is an advance', async () => {
    const other = await api.member(desk.event.event);
    const [one, two] = [await desk.subscribed('Северяне'), await desk.subscribed('Росинка', other.token)];
    const rows = await desk.loaded([{ number: '51', amount: 700_000, purpose: 'За участие' }]);
    const bankRowGuid = rows.collection[0]!.guid;
    const found = await desk.event.desk(BankStatementFindTargets, { query: { bankRowGuid, searchText: 'росин' } });
    expect(found.collection).toMatchObject([{ targetGuid: two, title: 'Росинка', open: 300_000 }]);
    const allocations = [
      { targetGuid: one, amount: 300_000 },
      { targetGuid: two, amount: 300_000 },
    ];
    expect(await outcomes([{ bankRowGuid, allocations: [{ ...allocations[0]!, amount: 800_000 }] }])).toEqual([
      ['refused', 'allocationsTooLarge'],
    ]);
    expect(await outcomes([{ bankRowGuid, allocations }])).toEqual([['booked', null]]);
    expect([await desk.account(one), await desk.account(two)]).toMatchObject([{ status: 'paid' }, { status: 'paid' }]);
    expect(
      (await payments())
        .map(({ amount, advance }) => [amount, advance] as const)
        .toSorted(([one], [other]) => one - other),
    ).toEqual([
      [300_000, 0],
      [400_000, 100_000],
    ]);
    const seen = await desk.rows(rows.file.guid);
    expect(seen.collection[0]!.booked.map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([
      300_000, 400_000,
    ]);
  });

  it('is put to a sponsor, whose share it settles', async () => {
    const applicationGuid = await desk.subscribed();
    const { guid } = await desk.event.desk(ApplicationSponsorCreateByOrganizer, {
      query: query(),
      body: { applicationGuid, requisite: { type: 1, title: 'Светлый дом' }, amount: 200_000 },
    });
    const rows = await desk.loaded([{ number: '61', amount: 200_000, purpose: 'Спонсорская помощь, Светлый дом' }]);
    expect(rows.collection[0]!.proposal).toMatchObject({ confidence: 'guess', by: 'name' });
    const { mark, allocations } = rows.collection[0]!.proposal!;
    expect(allocations).toMatchObject([{ targetGuid: guid, kind: 'sponsor', amount: 200_000 }]);
    expect(await outcomes([{ bankRowGuid: rows.collection[0]!.guid, mark }])).toEqual([['booked', null]]);
    expect(await desk.account(applicationGuid)).toMatchObject({ paid: 200_000, fromSponsors: 0 });
  });

  it('is taken back by storno, once, and waits again', async () => {
    const application = await desk.subscribed();
    const rows = await desk.loaded([{ number: '71', purpose: `Счёт ${await desk.invoice(application)}` }]);
    await desk.acceptExact(rows);
    const taken = { query: { bankRowGuid: rows.exact[0]!.guid }, body: { reason: 'Не та школа' } };
    await Promise.all([1, 2].map(() => desk.event.desk(BankStatementTakeBack, taken)));
    expect(await desk.account(application)).toMatchObject({ paid: 0, status: 'unpaid' });
    const again = await desk.rows(rows.file.guid);
    expect(again.counts).toMatchObject({ exact: 1, booked: 0 });
    expect((await desk.acceptExact(again))[0]!.outcome).toBe('booked');
    expect(await desk.account(application)).toMatchObject({ paid: 300_000 });
    // Taken back where payments are, it waits here too.
    const paid = (await payments()).find(({ status }) => status === 'Confirmed')!;
    const refund = { refundGuid: newGuid(), kind: 'storno' as const };
    const body = { status: 'Refunded' as const, reason: 'Ошибка', refund };
    await desk.event.desk(PaymentChangeStatus, { query: { paymentGuid: paid.guid }, body });
    expect((await desk.rows(rows.file.guid)).counts.exact).toBe(1);
  });

  it('is put aside as none of ours, and comes back', async () => {
    const rows = await desk.loaded([{ number: '81', purpose: `Счёт ${await desk.invoice(await desk.subscribed())}` }]);
    const set = (isIgnored: boolean) =>
      desk.event.desk(BankStatementIgnore, { query: { bankRowGuid: rows.exact[0]!.guid }, body: { isIgnored } });
    await set(true);
    expect((await desk.rows(rows.file.guid)).counts).toMatchObject({ ignored: 1, exact: 0 });
    expect((await desk.acceptExact(rows))[0]).toMatchObject({ outcome: 'stale' });
    await set(false);
    expect((await desk.acceptExact(await desk.rows(rows.file.guid)))[0]!.outcome).toBe('booked');
    expect((await api.send(BankStatementIgnore, { as: desk.event.boss.token, query: { bankRowGuid: rows.exact[0]!.guid }, body: { isIgnored: true } })).status).toBe(409); // prettier-ignore
  });

  it('of the same key needs a reason, and of money that goes back gives it back', async () => {
    const [one, other] = [await desk.subscribed('А'), await desk.subscribed('Б')];
    const rows = await desk.loaded([
      { number: '91', purpose: 'За А' },
      { number: '91', purpose: 'За Б' },
    ]);
    const [first, second] = rows.collection;
    expect(second).toMatchObject({ group: 'repeat', state: 'possibleDuplicate' });
    const by = (bankRowGuid: Guid, targetGuid: Guid, reason = '') => ({
      ...{ bankRowGuid, reason, allocations: [{ targetGuid, amount: 300_000 }] },
    });
    expect(await outcomes([by(first!.guid, one), by(second!.guid, other)])).toEqual([
      ['booked', null],
      ['refused', 'bankRowRepeats'],
    ]);
    expect(await outcomes([by(second!.guid, other, 'Две школы платят одной пачкой')])).toEqual([['booked', null]]);
    await desk.event.own(ApplicationUnsubscribe, { query: { applicationGuid: other } });
    const account = { account: FIRM.paymentAccount!, inn: '', name: '' };
    const out = await desk.loaded([
      { number: '92', purpose: 'Возврат за Б', payer: account, payee: { ...account, account: '4081781050000000000' } },
      { number: '93', purpose: 'Аренда зала', payer: account, payee: { ...account, account: '4081781050000000000' } },
    ]);
    expect(out.file).toMatchObject({ rowCount: 1, passedOver: 1 });
    expect(out.collection[0]!.proposal).toMatchObject({ action: 'refund' });
    expect(await outcomes([{ bankRowGuid: out.collection[0]!.guid, mark: out.collection[0]!.proposal!.mark }])).toEqual([['booked', null]]); // prettier-ignore
    expect(await desk.account(other)).toMatchObject({ paid: 0, overpaid: 0 });
  });
});

describe('what is wrong', () => {
  it('with a file is told, and nothing of it is kept', async () => {
    const foreign = desk.file([{ number: '1' }], '40702810900000000999').replaceAll(FIRM.paymentAccount!, '40702810900000000999'); // prettier-ignore
    const told = async (bytes: Uint8Array | string) => {
      const { status, code } = await desk.send(bytes);
      return [status, code];
    };
    expect(await told(foreign)).toEqual([422, 'statementForeign']);
    expect(await told('Дата;Сумма\n01.02.2026;100')).toEqual([422, 'statementUnreadable']);
    expect(await told(new Uint8Array([0x50, 0x4b, 3, 4, 0, 255]))).toEqual([422, 'statementUnreadable']);
    expect(await told('')).toEqual([400, 'fileMissing']);
    expect(await told(new Uint8Array(21 * 1024 * 1024))).toEqual([413, 'statementTooLarge']);
    expect((await desk.event.desk(BankStatementGetFiles, { query: {} })).totalCount).toBe(0);
  });

  it('with a row is told beside it: a day that is none, no sum, a cut file', async () => {
    const text = desk.file([{ number: '1' }, { number: '2' }, { number: '3' }, { number: '4' }]);
    const day = today().split('-').toReversed().join('.');
    const parts = text.split('СекцияДокумент');
    const broken = [parts[0], parts[1]!.replace(`Дата=${day}`, 'Дата=31.02.2026'), parts[2]!.replace('Сумма=3000.00', 'Сумма=ноль'), parts[3]!.replace('Сумма=3000.00', 'Сумма=0'), parts[4]!.slice(0, 60)]; // prettier-ignore
    const { guid } = await desk.send(broken.join('СекцияДокумент'));
    const rows = await desk.rows(guid);
    expect(rows.file.warnings).toContain('truncated');
    expect(rows.collection.map(({ group, state }) => [group, state])).toEqual([
      ['refused', 'badDate'],
      ['refused', 'badAmount'],
      ['refused', 'zero'],
    ]);
    const by = { bankRowGuid: rows.collection[0]!.guid, allocations: [{ targetGuid: await desk.subscribed(), amount: 1 }] }; // prettier-ignore
    expect(await outcomes([by])).toEqual([['refused', 'bankRowRefused']]);
  });

  it('with its event is told: in the archive, in another currency, of another organizer', async () => {
    const application = await desk.subscribed();
    const rows = await desk.loaded([{ number: '1', purpose: `Счёт ${await desk.invoice(application)}` }]);
    const archive = (isArchived: boolean) =>
      desk.event.desk(CompetitionArchiveOrUnarchive, { query: query(), body: { isArchived } as never });
    await archive(true);
    expect((await desk.acceptExact(rows))[0]).toMatchObject({ outcome: 'refused', code: 'archived' });
    await archive(false);
    await api.database.query(`update competitions.competition set currency = 'BYN' where guid = $1`, [
      desk.event.event,
    ]);
    const by = { bankRowGuid: rows.exact[0]!.guid, allocations: [{ targetGuid: application, amount: 300_000 }] };
    expect(await outcomes([by])).toEqual([['refused', 'currencyMixed']]);
    expect((await desk.rows(rows.file.guid)).counts.exact).toBe(0);
    await api.database.query(`update competitions.competition set currency = 'RUB' where guid = $1`, [
      desk.event.event,
    ]);
    const stranger = await StatementDesk.make(api);
    const asked = { as: stranger.event.boss.token, query: { bankFileGuid: rows.file.guid } };
    expect((await api.send(BankStatementGetRows, asked)).status).toBe(404);
    const theirs = await stranger.subscribed();
    const put = { bankRowGuid: rows.exact[0]!.guid, allocations: [{ targetGuid: theirs, amount: 1 }] };
    expect(await outcomes([put])).toEqual([['refused', 'notFound']]);
    expect(await desk.account(application)).toMatchObject({ paid: 0 });
  });

  it('twice the same row is what the database refuses too', async () => {
    const rows = await desk.loaded([{ number: '1', purpose: 'Раз' }]);
    const copied = `insert into finance.bank_row (guid, file_guid, organizer_guid, position, state, said, bank_key, occurrence)
      select gen_random_uuid(), file_guid, organizer_guid, 7, state, said, bank_key, occurrence from finance.bank_row where guid = $1`;
    await expect(api.database.query(copied, [rows.collection[0]!.guid])).rejects.toThrow(/bank_row_key/);
  });
});

it('a second requisite of the organizer has its own account', async () => {
  const second = { ...FIRM, organizationName: 'Второе лицо', paymentAccount: '40702810738250123019' };
  const { status } = await api.send(RequisiteCreate, {
    as: desk.event.boss.token,
    body: { requisite: second, isConfirmed: true },
  });
  expect(status).toBe(200);
  const rows = await desk.loaded([{ number: '1', payer: { account: '40702810738250123019', inn: '', name: '' } }]);
  expect(rows.collection[0]).toMatchObject({ state: 'internal', group: 'refused' });
});
