// The offer: published in versions, accepted by who sends an application or by paying, printed with who, when and how.

import {
  ApplicationSubscribe,
  ApplicationUnsubscribe,
  CompetitionFieldPriceUpdate,
  OfferGetByCompetition,
  OfferPublish,
  OfferWithdraw,
  PaymentCreateFromOrg,
  PaymentGetDocument,
  RequisiteCreate,
  type SentQuery,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { pdfText, startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { EventSample } from '../../../applications/testing/event-sample.ts';

const FIRM = {
  ...{ type: 1 as const, organizationName: 'АНО «Фестивальная мастерская»', fullName: 'Лебедева Ольга Игоревна' },
  ...{ inn: '7707083893', kpp: '770701001', ogrn: '1027700132195', organizationAddress: 'Москва, ул. Лесная, 5' },
  ...{ bankName: 'ПАО Сбербанк', bik: '044525225', paymentAccount: '40702810138250123017' },
  ...{ correspondentAccount: '30101810400000000225', director: 'Ершов Пётр Павлович', buhgalter: 'Ершова Анна' },
};
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Moscow' }).format(new Date());

let api: TestApi;
let event: EventSample;
let query: { competitionGuid: Guid };

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  event = await EventSample.make(api);
  query = { competitionGuid: event.event };
  const price = { competitionFieldPriceGuid: newGuid(), competitionFieldGuid: event.ids.form, unit: 'item' as const };
  const prices = [{ ...price, price: 300_000, referenceBookItemGuid: event.solo }];
  await event.desk(CompetitionFieldPriceUpdate, { query, body: { version: 0, prices } });
  await api.call(RequisiteCreate, { as: event.boss.token, body: { requisite: FIRM, isConfirmed: true } });
});
afterAll(() => api?.stop());

const publish = (text: string) => event.desk(OfferPublish, { query, body: { text } });
const current = () => event.own(OfferGetByCompetition, { query });
async function send(applicationGuid: Guid, offerVersion?: number, as = event.member.token) {
  const body = offerVersion === undefined ? {} : { offerVersion };
  const { status, envelope } = await api.send(ApplicationSubscribe, { as, query: { applicationGuid }, body });
  return [status, envelope.errors[0]?.code ?? null];
}
async function paper(applicationGuid: Guid, documentType: SentQuery<typeof PaymentGetDocument>['documentType']) {
  const asked = new URLSearchParams({ applicationGuid, documentType });
  const headers = { authorization: `Bearer ${event.member.token}` };
  const response = await fetch(`${api.url}/api/v1/Payment/GetDocument?${asked}`, { headers });
  if (response.headers.get('content-type')?.startsWith('application/json'))
    return ((await response.json()) as { errors: { code: string }[] }).errors[0]!.code;
  return pdfText(Buffer.from(await response.arrayBuffer()));
}
const accepted = () =>
  api.database.query<{ no: number; how: string; who: string; sha256: string }>(
    'select no, how, who, sha256 from finance.offer_acceptance where competition_guid = $1 order by at, no',
    [event.event],
  );

it('nobody is asked without one; with one the very version that stands is accepted, with its hash', async () => {
  const first = await event.filled('Берёзка');
  expect(await send(first)).toEqual([200, null]);
  expect(await paper(first, 'offer')).toBe('offerAbsent');
  expect(await publish('Первая редакция.')).toEqual({ version: 1 });
  // The same words are the same version.
  expect(await publish('Первая редакция.')).toEqual({ version: 1 });
  expect(await publish('Вторая редакция.\nСо вторым абзацем.')).toEqual({ version: 2 });
  const second = await event.filled('Калинка');
  expect(await send(second)).toEqual([409, 'offerOutdated']);
  expect(await send(second, 1)).toEqual([409, 'offerOutdated']);
  expect(await send(second, 2)).toEqual([200, null]);
  const { current: offer } = await current();
  expect(offer).toMatchObject({ version: 2, publishedOn: today() });
  const [row, ...others] = await accepted();
  expect([row, others]).toMatchObject([{ no: 2, how: 'subscribe', sha256: offer!.sha256 }, []]);
  const text = await paper(second, 'offer');
  for (const words of ['версия 2', 'Со вторым абзацем', row!.who, 'отметкой при подаче заявки', offer!.sha256])
    expect(text.replaceAll(' ', '')).toContain(words.replaceAll(' ', ''));
  // A later version asks who has accepted nothing again: nobody, until he sends anew.
  await publish('Третья редакция.');
  expect(await paper(second, 'offer')).toContain('Вторая редакция');
  await api.call(ApplicationUnsubscribe, { as: event.member.token, query: { applicationGuid: second } });
  expect(await send(second, 2)).toEqual([409, 'offerOutdated']);
  expect(await send(second, 3)).toEqual([200, null]);
  expect((await accepted()).map(({ no }) => no)).toEqual([2, 3]);
});

it('the desk cannot accept for a member: his money does, as the invoice says', async () => {
  await publish('Условия участия.');
  const application = await event.filled('Берёзка');
  expect(await send(application, undefined, event.boss.token)).toEqual([200, null]);
  expect(await accepted()).toEqual([]);
  expect((await paper(application, 'invoice')).replaceAll(' ', '')).toContain('означаетсогласиесофертой,версия1');
  const pay = (amount: number) =>
    event.desk(PaymentCreateFromOrg, {
      query: { ...query, applicationGuid: application, paymentGuid: newGuid(), amount, datePayment: today() },
    });
  await pay(100_000);
  await pay(50_000);
  expect((await accepted()).map(({ no, how }) => [no, how])).toEqual([[1, 'payment']]);
  await event.desk(OfferWithdraw, { query });
  expect((await current()).current).toBeNull();
  expect(await send(await event.filled('Калинка'))).toEqual([200, null]);
  expect(await paper(application, 'offer')).toContain('оплатой');
  const again = await api.send(OfferWithdraw, { as: event.boss.token, query });
  expect(again.envelope.errors[0]!.code).toBe('offerAbsent');
});

it('money accepts the version that the invoice named, though another was published since', async () => {
  await publish('Первая редакция.');
  const application = await event.filled('Берёзка');
  await send(application, undefined, event.boss.token);
  await paper(application, 'invoice');
  await publish('Вторая редакция.');
  await event.desk(PaymentCreateFromOrg, {
    query: { ...query, applicationGuid: application, paymentGuid: newGuid(), amount: 300_000, datePayment: today() },
  });
  expect((await accepted()).map(({ no, how }) => [no, how])).toEqual([[1, 'payment']]);
  expect(await paper(application, 'offer')).toContain('Первая редакция');
});

it('what was published and accepted is changed by nobody', async () => {
  await publish('Условия.');
  await send(await event.filled('Берёзка'), 1);
  for (const bad of ["update finance.offer_version set text = 'иначе'", 'update finance.offer_acceptance set no = 1'])
    await expect(api.database.query(bad)).rejects.toThrow(/never changed/);
});
