// Signatures and the stamp of an organizer's requisite: sent, seen by whoever sees the requisite, printed on invoices.

import { ForgetClosed } from '@rampa/accounts/server';
import {
  ApplicationSubscribe,
  CompetitionFieldPriceUpdate,
  PaymentGetDocument,
  RequisiteCreate,
  RequisiteDelete,
  RequisiteDeleteImage,
  RequisiteGetByGuid,
  RequisiteUploadImage,
  type Envelope,
  type SentBody,
} from '@rampa/contract';
import { newGuid, REQUISITE_IMAGES, type Guid, type RequisiteImage } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventSample } from '../../../applications/testing/event-sample.ts';
import { EraseRequisites } from '../use-cases/erase-requisites.ts';

const FIRM: SentBody<typeof RequisiteCreate>['requisite'] = {
  ...{ type: 1, organizationName: 'АНО «Фестивальная мастерская»', fullName: 'Лебедева Ольга Игоревна' },
  ...{ inn: '7707083893', kpp: '770701001', ogrn: '1027700132195', organizationAddress: 'Москва, ул. Лесная, 5' },
  ...{ bankName: 'ПАО Сбербанк', bik: '044525225', paymentAccount: '40702810138250123017' },
  ...{ correspondentAccount: '30101810400000000225', director: 'Ершов П. П.', buhgalter: 'Ершова А. И.' },
};

let api: TestApi;
let event: EventSample;

beforeAll(async () => {
  api = await startTestApi();
  event = await EventSample.make(api);
});
afterAll(() => api?.stop());

const made = async (as: string) =>
  (await api.call(RequisiteCreate, { as, body: { requisite: FIRM, isConfirmed: true } })).guid;
const picture = (width: number, background = '#1b3a8f') =>
  sharp({ create: { width, height: 300, channels: 4, background } }).png().toBuffer(); // prettier-ignore

async function upload(requisiteGuid: Guid, image: RequisiteImage, bytes: Buffer, as: string) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), 'подпись.png');
  const query = new URLSearchParams({ requisiteGuid, image });
  const response = await fetch(`${api.url}/api/v1/${RequisiteUploadImage.path}?${query}`, {
    ...{ method: 'POST', headers: { authorization: `Bearer ${as}` }, body: form },
  });
  const { data, errors } = (await response.json()) as Envelope<{ guid: Guid }>;
  return { status: response.status, guid: data?.guid ?? null, keys: Object.keys(data ?? {}), code: errors[0]?.code };
}
const seen = async (guid: Guid, as?: string) =>
  (
    await fetch(`${api.url}/api/v1/UploadedFile/GetByGuid?uploadedFileGuid=${guid}`, {
      headers: as ? { authorization: `Bearer ${as}` } : {},
    })
  ).status;
const imagesOf = async (requisiteGuid: Guid, as: string) =>
  (await api.call(RequisiteGetByGuid, { as, query: { requisiteGuid } })).images;

describe('signatures and the stamp of a requisite', () => {
  it('are sent, replaced and taken away; the form being edited meanwhile is not stale', async () => {
    const as = event.boss.token;
    const requisiteGuid = await made(as);
    expect(await imagesOf(requisiteGuid, as)).toEqual({ director: null, buhgalter: null, stamp: null });
    const first = await upload(requisiteGuid, 'stamp', await picture(1_600), as);
    // No open address is told.
    expect(first.keys).toEqual(['guid']);
    const second = await upload(requisiteGuid, 'stamp', await picture(400, '#8e1441'), as);
    await upload(requisiteGuid, 'director', await picture(500), as);
    expect(await imagesOf(requisiteGuid, as)).toMatchObject({ stamp: second.guid, buhgalter: null });
    expect([await seen(first.guid!, as), await seen(second.guid!, as)]).toEqual([404, 200]);
    await api.call(RequisiteDeleteImage, { as, query: { requisiteGuid, image: 'stamp' } });
    expect((await imagesOf(requisiteGuid, as)).stamp).toBeNull();
    expect(await seen(second.guid!, as)).toBe(404);
    expect((await api.call(RequisiteGetByGuid, { as, query: { requisiteGuid } })).version).toBe(1);
    expect((await upload(requisiteGuid, 'director', Buffer.from('MZ не картинка'), as)).code).toBe('imageUnsupported');
  });

  it('are seen and changed by whoever may see and change the requisite', async () => {
    const as = event.boss.token;
    const requisiteGuid = await made(as);
    const { guid } = await upload(requisiteGuid, 'stamp', await picture(400), as);
    const reader = await api.employee(event.boss.guid, { all: { finances: 1 } });
    const setter = await api.employee(event.boss.guid, { all: { settings: 2 } });
    const stranger = await api.organizer();
    const everybody = [reader.token, setter.token, stranger.token, event.member.token, undefined];
    expect(await Promise.all(everybody.map((one) => seen(guid!, one)))).toEqual([200, 404, 404, 404, 404]);
    const sent = [];
    for (const one of everybody.slice(0, 4))
      sent.push((await upload(requisiteGuid, 'stamp', await picture(400), one!)).status);
    expect(sent).toEqual([403, 403, 404, 403]);
    // A member's requisite bears none.
    const own = await made(event.member.token);
    expect((await upload(own, 'stamp', await picture(400), as)).status).toBe(404);
    await api.call(RequisiteDelete, { as, query: { requisiteGuid } });
    expect(await seen(guid!, as)).toBe(404);
    await api.database.query(`update finance.requisite set deleted_at = now() - interval '31 days' where guid = $1`, [
      requisiteGuid,
    ]);
    await api.nodes[0]!.app.get(EraseRequisites, { strict: false }).run();
    expect(await api.database.query('select from files.file where guid = $1', [guid])).toEqual([]);
  });

  it('stand on an invoice; one that was issued keeps its bytes when they are taken away', async () => {
    const sample = await EventSample.make(api);
    const as = sample.boss.token;
    const price = {
      ...{ competitionFieldPriceGuid: newGuid(), competitionFieldGuid: sample.ids.form, unit: 'item' as const },
      ...{ price: 300_000, referenceBookItemGuid: sample.solo },
    };
    const query = { competitionGuid: sample.event };
    await sample.desk(CompetitionFieldPriceUpdate, { query, body: { version: 0, prices: [price] } });
    const applicationGuid = await sample.filled('Берёзка');
    await api.call(ApplicationSubscribe, { as: sample.member.token, query: { applicationGuid } });
    const requisiteGuid = await made(as);
    const invoice = async () => {
      const asked = new URLSearchParams({ applicationGuid, documentType: 'invoice' });
      const response = await fetch(`${api.url}/api/v1/${PaymentGetDocument.path}?${asked}`, {
        headers: { authorization: `Bearer ${sample.member.token}` },
      });
      return Buffer.from(await response.arrayBuffer());
    };
    const drawn = (bytes: Buffer) => bytes.toString('latin1').match(/\/Subtype\s*\/Image/g)?.length ?? 0;
    const plain = await invoice();
    for (const image of REQUISITE_IMAGES) await upload(requisiteGuid, image, await picture(300 + image.length), as);
    const signed = await invoice();
    expect([drawn(plain), drawn(signed)]).toEqual([0, 3]);
    expect((await invoice()).equals(signed)).toBe(true);
    for (const image of REQUISITE_IMAGES) await api.call(RequisiteDeleteImage, { as, query: { requisiteGuid, image } });
    expect(drawn(await invoice())).toBe(0);
    const [kept] = await api.database.query<{ files: number }>(
      `select count(file_guid)::int as files from finance.document where application_guid = $1`,
      [applicationGuid],
    );
    expect(kept!.files).toBe(3);
    // Who has closed his account leaves no signature behind, though law keeps what the papers name.
    const { guid } = await upload(requisiteGuid, 'stamp', await picture(400), as);
    await api.database.query(`update accounts.account set closed_at = now() - interval '31 days' where guid = $1`, [
      sample.boss.guid,
    ]);
    await api.nodes[0]!.app.get(ForgetClosed, { strict: false }).run(30);
    expect(await api.database.query('select from files.file where guid = $1', [guid])).toEqual([]);
    const left = `select images, fields <> '{}' as named from finance.requisite where guid = $1`;
    expect(await api.database.query(left, [requisiteGuid])).toEqual([{ images: {}, named: true }]);
  });
});
