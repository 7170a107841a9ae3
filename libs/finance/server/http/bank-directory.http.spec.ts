import {
  BankDirectoryDelete,
  BankDirectoryGet,
  BankDirectoryGetByBik,
  BankDirectoryLoad,
  FestivalCreateFestival,
  type AnswerOf,
  type Envelope,
} from '@rampa/contract';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const ED807 = (name: string, end = '</ED807>') => `<?xml version="1.0" encoding="WINDOWS-1251"?>
<ED807 xmlns="urn:cbr-ru:ed:v2.0" EDDate="2026-11-20"><BICDirectoryEntry BIC="044525225"><ParticipantInfo NameP="${name}"
 Tnp="г" Nnp="Москва"/><Accounts Account="30101810400000000225" RegulationAccountType="CRSA"/></BICDirectoryEntry>${end}`;

async function load(bytes: Uint8Array | string, as: string, name = 'ed807.xml') {
  const form = new FormData();
  form.set('file', new Blob([bytes as string]), name);
  const response = await fetch(`${api.url}/api/v1/${BankDirectoryLoad.path}`, {
    ...{ method: 'POST', body: form, headers: { authorization: `Bearer ${as}` } },
  });
  const envelope = (await response.json()) as Envelope<AnswerOf<typeof BankDirectoryLoad>>;
  return {
    status: response.status,
    data: envelope.data,
    code: envelope.errors[0]?.code,
    told: envelope.errors[0]?.message,
  };
}
const find = async (bik: string, as: string) => (await api.call(BankDirectoryGetByBik, { query: { bik }, as })).bank;

describe('the directory of banks', () => {
  it('is the portal’s own until an organizer loads another, and again when he forgets it', async () => {
    const { token } = await api.organizer();
    expect(await find('044525225', token)).toEqual({
      ...{ bik: '044525225', bankName: 'ПАО Сбербанк, г. Москва' },
      ...{ correspondentAccount: '30101810400000000225', madeOn: null },
    });
    expect(await find('099999999', token)).toBeNull();
    const cp1251 = Buffer.from([...ED807('Ё-банк')].map((sign) => byteOf(sign)));
    expect(await load(cp1251, token)).toMatchObject({ status: 200, data: { count: 1 } });
    expect(await find('044525225', token)).toMatchObject({ bankName: 'Ё-банк, г. Москва', madeOn: '2026-11-20' });
    // What the loaded one lacks, the portal's own list still knows.
    expect(await find('044030653', token)).toMatchObject({ correspondentAccount: '30101810500000000653' });
    expect(await api.call(BankDirectoryGet, { as: token })).toMatchObject({
      loaded: { name: 'ed807.xml', count: 1, madeOn: '2026-11-20' },
    });
    await api.call(BankDirectoryDelete, { as: token });
    expect(await find('044525225', token)).toMatchObject({ bankName: 'ПАО Сбербанк, г. Москва' });
  });

  it('is another organizer’s no business, and serves those who take part in his events', async () => {
    const [boss, other] = [await api.organizer(), await api.organizer()];
    await load('БИК;Наименование\n44525225;Свой банк\n', boss.token, 'банки.csv');
    const details = { title: 'Светлояр', beginDate: '2026-11-20', endDate: '2026-11-22' };
    const { guid } = await api.call(FestivalCreateFestival, { body: { details }, as: boss.token });
    const [member, stranger] = [await api.member(guid), await api.member()];
    const names = await Promise.all(
      [boss, member, stranger, other].map(async ({ token }) => (await find('044525225', token))!.bankName),
    );
    const usual = 'ПАО Сбербанк, г. Москва';
    expect(names).toEqual(['Свой банк', 'Свой банк', usual, usual]);
    expect((await api.send(BankDirectoryGet, { as: member.token })).status).toBe(403);
    expect((await load(ED807('Чужой'), member.token)).status).toBe(403);
  });

  it('that is none is refused in words, and the one before stays', async () => {
    const { token } = await api.organizer();
    await load(ED807('Прежний'), token);
    const bad: [Uint8Array | string, RegExp][] = [
      [ED807('Обрезан', ''), /обрезан/],
      [`<!DOCTYPE x [<!ENTITY a "b">]>${ED807('&a;')}`, /DOCTYPE/],
      [new Uint8Array([0x50, 0x4b, 3, 4, 0]), /архив/],
      [Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300)]), /не справочник/],
      ['Имя;Город\nА;Б\n', /столбцов/],
      ['<html></html>', /ED807/],
      ['БИК;Наименование\n12;Не банк\n', /ни одного банка/],
      [Buffer.alloc(21 * 1024 * 1024, 32), /20 МБ/],
    ];
    for (const [bytes, words] of bad) {
      const { status, code, told } = await load(bytes, token);
      expect([status, code]).toEqual([422, 'bankDirectoryUnreadable']);
      expect(told).toMatch(words);
    }
    expect((await load('', token)).status).toBe(400);
    expect(await find('044525225', token)).toMatchObject({ bankName: 'Прежний, г. Москва' });
  });
});

/** Windows-1251, as the bank writes it. */
function byteOf(sign: string): number {
  const code = sign.codePointAt(0)!;
  if (code < 128) return code;
  if (sign === 'Ё') return 0xa8;
  return code - 0x410 + 0xc0;
}
