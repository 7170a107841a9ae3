// Templates of the organizer, files beside an application, papers of a sponsor.

import {
  ApplicationSponsorCreateByOrganizer,
  ApplicationSponsorGetDocument,
  ApplicationSubscribe,
  CompetitionDeleteCustomDocument,
  CompetitionDeleteTypeDocument,
  CompetitionFieldPriceUpdate,
  CompetitionGetTypeDocumentSample,
  CompetitionGetUploadedTypeDocumentsByCompetition,
  CompetitionPreviewTypeDocument,
  CompetitionUploadCustomTypeDocument,
  CompetitionUploadTypeDocument,
  PaymentCreateFromOrg,
  PaymentGetAllowedDocuments,
  PaymentGetCustomDocumentsByApplication,
  PaymentGetDocument,
  PaymentGetDocumentsByApplication,
  PaymentGetIssuedDocument,
  RequisiteCreate,
  UploadedFileGetByGuid,
  type CallDefinition,
  type Envelope,
  type SentQuery,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { entriesOf, pdfText, startTestApi, type TestApi } from '@rampa/platform/testing';
import PizZip from 'pizzip';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EventSample } from '../../../applications/testing/event-sample.ts';
import { FIRM } from '../../testing/statement-firm.ts';

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Moscow' }).format(new Date());
const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

let api: TestApi;
let event: EventSample;
let query: { competitionGuid: Guid };
let applicationGuid: Guid;

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
  applicationGuid = await event.filled('Берёзка');
  await api.call(ApplicationSubscribe, { as: event.member.token, query: { applicationGuid } });
});
afterAll(() => api?.stop());

const addressOf = (call: CallDefinition, sent: object) =>
  `${api.url}/api/v1/${call.path}?${new URLSearchParams(Object.entries(sent).map(([key, value]): [string, string] => [key, String(value)]))}`;

async function fetched<C extends CallDefinition>(call: C, sent: SentQuery<C>, as = event.boss.token) {
  const response = await fetch(addressOf(call, sent as object), { headers: { authorization: `Bearer ${as}` } });
  const bytes = Buffer.from(await response.arrayBuffer());
  const said = response.headers.get('content-disposition') ?? '';
  const name = decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(said)?.[1] ?? '');
  const isRefused = response.headers.get('content-type')?.startsWith('application/json');
  return { bytes, name, code: isRefused ? (JSON.parse(bytes.toString()) as Envelope<never>).errors[0]!.code : null };
}

async function sent<C extends CallDefinition>(
  call: C,
  said: SentQuery<C>,
  bytes: Buffer,
  name: string,
  as = event.boss.token,
) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const headers = { authorization: `Bearer ${as}` };
  const response = await fetch(addressOf(call, said as object), { method: 'POST', headers, body: form });
  const { data, errors } = (await response.json()) as Envelope<{ guid?: Guid; format?: string }>;
  return { data, code: errors[0]?.code, said: errors.map(({ message }) => message).join(' ') };
}

const wordsOf = (docx: Buffer) =>
  entriesOf(docx)
    .find(({ name }) => name === 'word/document.xml')!
    .bytes.toString('utf8')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
function template(text: string, more: Record<string, string> = {}): Buffer {
  const zip = new PizZip();
  const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  zip.file('[Content_Types].xml', `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${TYPE}"/></Types>`); // prettier-ignore
  zip.file('word/document.xml', `<w:document xmlns:w="x"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p><w:sectPr/></w:body></w:document>`); // prettier-ignore
  for (const [name, content] of Object.entries(more)) zip.file(name, content);
  return zip.generate({ type: 'nodebuffer' });
}
const upload = (documentType: 'invoice' | 'contract' | 'act', bytes: Buffer, name = 'Наш шаблон.docx') =>
  sent(CompetitionUploadTypeDocument, { ...query, documentType }, bytes, name);
const invoice = (as = event.member.token) =>
  fetched(PaymentGetDocument, { applicationGuid, documentType: 'invoice' }, as);
const issued = async () =>
  (await event.desk(PaymentGetDocumentsByApplication, { query: { applicationGuid } })).documents;

describe('templates of the organizer', () => {
  it('fill the next paper, once and for ever; what was issued before stays as it is', async () => {
    const own = await invoice();
    expect(own.name).toMatch(/\.pdf$/);
    expect(await upload('invoice', template('СЧЁТ {номер} НА {к_оплате}: {#строки}{название}{/строки}'))).toMatchObject(
      {
        data: { format: 'docx' },
      },
    );
    // The same content is the same paper.
    expect((await invoice()).bytes.equals(own.bytes)).toBe(true);
    const part = { paymentGuid: newGuid(), amount: 100_000, datePayment: today() };
    await event.desk(PaymentCreateFromOrg, { query: { ...query, applicationGuid, ...part } });
    const next = await invoice();
    expect(next.name).toMatch(/\.docx$/);
    expect(wordsOf(next.bytes)).toMatch(/СЧЁТ \d\d-00002 НА 2 000,00: .*Соло/);
    await event.desk(CompetitionDeleteTypeDocument, { query: { ...query, documentType: 'invoice' } });
    expect((await invoice()).bytes.equals(next.bytes)).toBe(true);
    const [last] = await issued();
    expect((await fetched(PaymentGetIssuedDocument, { documentGuid: last!.guid })).bytes.equals(next.bytes)).toBe(true);
  });

  it('the sample of each kind is a template itself, and is seen filled before anybody is given one', async () => {
    for (const documentType of ['invoice', 'contract', 'act', 'reconciliation'] as const) {
      const sample = await fetched(CompetitionGetTypeDocumentSample, { ...query, documentType });
      expect(sample.name).toMatch(/^Образец шаблона .*\.docx$/);
      const { code, said } = await sent(
        CompetitionUploadTypeDocument,
        { ...query, documentType },
        sample.bytes,
        'a.docx',
      );
      expect([documentType, code, said]).toEqual([documentType, undefined, '']);
      const shown = wordsOf((await fetched(CompetitionPreviewTypeDocument, { ...query, documentType })).bytes);
      expect(shown).not.toMatch(/[{}]/);
      expect(shown).toContain('АНО «Фестивальная мастерская»');
    }
    expect(await issued()).toEqual([]);
    expect((await event.desk(CompetitionGetUploadedTypeDocumentsByCompetition, { query })).length).toBe(4);
    // Templates are the desk's.
    expect(await event.own(CompetitionGetUploadedTypeDocumentsByCompetition, { query })).toEqual([]);
    expect((await fetched(CompetitionGetTypeDocumentSample, { ...query, documentType: 'act' }, event.member.token)).code).toBe('forbidden'); // prettier-ignore
  });

  it('are refused in words: an unknown field, macros, a program, a picture; nothing is replaced by them', async () => {
    await upload('invoice', template('{номер}'));
    const unknown = await upload('invoice', template('{номер} {заказчик_паспорт} {кто}'));
    expect(unknown).toMatchObject({ code: 'templateTags' });
    expect(unknown.said).toContain('{заказчик_паспорт}: такого поля нет');
    expect(unknown.said).toContain('{кто}: такого поля нет');
    expect((await upload('invoice', template('{номер'))).code).toBe('templateTags');
    expect((await upload('invoice', template('', { 'word/vbaProject.bin': 'x' }))).code).toBe('templateMacros');
    expect((await upload('invoice', template('', { 'word/a.xml': '<!DOCTYPE a>' }))).code).toBe('templateBroken');
    expect((await upload('invoice', Buffer.from('MZ program'))).code).toBe('templateUnsupported');
    expect((await upload('invoice', Buffer.from('просто текст'))).code).toBe('templateUnsupported');
    expect((await upload('invoice', Buffer.alloc(6 * 1024 * 1024, 'a'))).code).toBe('templateTooLarge');
    expect(wordsOf((await invoice()).bytes)).toMatch(/\d\d-00001/);
  });

  it('a ready PDF is given as it is, to members too, and takes no number', async () => {
    expect((await upload('act', PDF, 'Акт.pdf')).data).toEqual({ format: 'pdf' });
    const { bytes, name } = await fetched(
      PaymentGetDocument,
      { applicationGuid, documentType: 'act' },
      event.member.token,
    );
    expect([name, bytes.equals(PDF)]).toEqual(['Акт.pdf', true]);
    expect(await issued()).toEqual([]);
    const allowed = await event.own(PaymentGetAllowedDocuments, { query });
    expect(allowed.find(({ documentType }) => documentType === 'act')).toMatchObject({
      isGenerated: false,
      hasTemplate: true,
    });
    const missing = await api.send(CompetitionDeleteTypeDocument, {
      as: event.boss.token,
      query: { ...query, documentType: 'contract' },
    });
    expect(missing.envelope.errors[0]!.code).toBe('typeDocumentAbsent');
  });
});

describe('files beside an application', () => {
  const attach = (title: string, bytes = PDF, as = event.member.token, documentGuid = newGuid()) =>
    sent(
      CompetitionUploadCustomTypeDocument,
      { ...query, applicationGuid, title, documentGuid },
      bytes,
      `${title}.pdf`,
      as,
    );
  const files = (as?: string) =>
    api.call(PaymentGetCustomDocumentsByApplication, { as: as ?? event.member.token, query: { applicationGuid } });
  const remove = (uploadedFileGuid: Guid, as: string) =>
    api.send(CompetitionDeleteCustomDocument, { as, body: { ...query, uploadedFileGuid } });

  it('are seen by both sides and nobody else; a member removes his own, the desk any', async () => {
    const own = (await attach('Доверенность')).data!.guid!;
    const theirs = (await attach('Подписанный договор', PDF, event.boss.token)).data!.guid!;
    // A repeat is the same file; somebody else’s guid is nobody’s.
    expect((await attach('Доверенность', PDF, event.member.token, own)).data!.guid).toBe(own);
    expect((await attach('Доверенность', PDF, event.member.token, theirs)).code).toBe('notFound');
    expect((await files()).map(({ title, byMember, isOwn }) => [title, byMember, isOwn])).toEqual([
      ['Подписанный договор', false, false],
      ['Доверенность', true, true],
    ]);
    expect((await files()).find(({ guid }) => guid === theirs)!.author).toBe('');
    const see = (guid: Guid, as: string) => fetched(UploadedFileGetByGuid, { uploadedFileGuid: guid }, as);
    expect((await see(theirs, event.member.token)).bytes.equals(PDF)).toBe(true);
    const stranger = await api.member(event.event);
    expect((await see(own, stranger.token)).code).toBe('notFound');
    expect((await attach('Чужое', PDF, stranger.token)).code).toBe('notFound');
    expect((await remove(theirs, event.member.token)).envelope.errors[0]!.code).toBe('notFound');
    expect((await remove(own, event.member.token)).status).toBe(200);
    expect((await remove(theirs, event.boss.token)).status).toBe(200);
    expect(await files()).toEqual([]);
    expect((await see(own, event.boss.token)).code).toBe('notFound');
  });

  it('that run, are unknown or empty are refused', async () => {
    expect((await attach('Программа', Buffer.from('MZ program'))).code).toBe('paperUnsupported');
    expect((await attach('Неизвестное', Buffer.from([1, 2, 3, 0, 255]))).code).toBe('paperUnsupported');
    expect((await attach('Пусто', Buffer.alloc(0))).code).toBe('fileMissing');
  });
});

describe('papers of a sponsor', () => {
  it('an invoice on his share, which his money pays; the application’s own invoice asks for the rest', async () => {
    const requisite = { type: 1 as const, title: 'ООО «Меценат»', inn: '7707083893', kpp: '', address: 'Кострома' };
    const { guid: applicationSponsorGuid } = await event.desk(ApplicationSponsorCreateByOrganizer, {
      query,
      body: { applicationGuid, requisite, amount: 200_000 },
    });
    const paper = (documentType: 'invoice' | 'contract' | 'act' | 'receipt', as = event.boss.token) =>
      fetched(ApplicationSponsorGetDocument, { applicationSponsorGuid, documentType }, as);
    const first = await paper('invoice', event.member.token);
    const text = await pdfText(first.bytes);
    for (const words of ['ООО «Меценат»', '2 000,00', 'Две тысячи рублей 00 копеек', 'Берёзка'])
      expect(text).toContain(words);
    expect((await paper('invoice')).bytes.equals(first.bytes)).toBe(true);
    expect(await pdfText((await invoice()).bytes)).toContain('Одна тысяча рублей 00 копеек');
    expect(await pdfText((await paper('contract')).bytes)).toContain('ООО «Меценат»');
    const paid = {
      applicationGuid,
      applicationSponsorGuid,
      paymentGuid: newGuid(),
      amount: 150_000,
      datePayment: today(),
    };
    await event.desk(PaymentCreateFromOrg, { query: { ...query, ...paid } });
    expect(await pdfText((await paper('invoice')).bytes)).toContain('Пятьсот рублей 00 копеек');
    const stranger = await api.member(event.event);
    expect((await paper('invoice', stranger.token)).code).toBe('notFound');
  });
});
