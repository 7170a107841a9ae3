import { fieldsOfQr, paperFaults, type DocumentContent } from '@rampa/finance/domain';
import { Press } from '@rampa/platform/server';
import { pdfCutOff, pdfText } from '@rampa/platform/testing';
import jsqr from 'jsqr';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { CASH_IN, CONTRACT, INVOICE, PAPERS, PERSON } from '../../testing/papers.ts';
import { PaperPress, qrPayloadOf } from './paper-press.ts';

/** The bundle of a decoder: its function stands where the module system puts it. */
const jsQr = (typeof jsqr === 'function' ? jsqr : jsqr.default) as typeof jsqr.default;
const press = new Press();
const papers = new PaperPress(press);
afterAll(() => press.onApplicationShutdown());

const textOf = async (content: DocumentContent) => pdfText(await papers.print(content));

/** What a camera reads on the printed sheet. */
async function readCode(content: DocumentContent): Promise<string | null> {
  const { template, data } = await papers.dataOf(content);
  const svg = await press.drawing(template, data);
  const { data: pixels, info } = await sharp(svg, { density: 220 })
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = jsQr(new Uint8ClampedArray(pixels), info.width, info.height);
  return found ? Buffer.from(found.binaryData).toString('utf8') : null;
}

describe('papers of money', () => {
  it('add up, keep every word on their sheet and are the same when printed again', async () => {
    for (const [name, content] of Object.entries(PAPERS)) {
      const bytes = await papers.print(content);
      expect([name, paperFaults(content), await pdfCutOff(bytes)]).toEqual([name, [], []]);
      expect(Buffer.from(await papers.print(content)).equals(Buffer.from(bytes))).toBe(true);
    }
  });

  it('invoice: both sides, sums in figures and words, what was paid, the offer', async () => {
    const text = await textOf(INVOICE);
    for (const words of [
      'Счёт на оплату № 26-00123 от 28 ноября 2026 г.',
      'Оплатить до 5 декабря 2026 г.',
      '03224643450000007300',
      'ИНН 6316000632, КПП 631601001',
      'Скидка: Коллектив из детского дома −3 690,00',
      'Без НДС (п. 2 ст. 346.11 НК РФ)',
      'Оплачено ранее 10 000,00',
      'Оплачивают спонсоры 5 000,00',
      'К оплате 18 210,00',
      'Восемнадцать тысяч двести десять рублей 00 копеек',
      'Оплата счёта означает согласие с офертой, версия 3 от 1 сентября 2026 г.',
      'Ершова',
    ])
      expect(text).toContain(words);
  });

  it('carry the code of the standard, which a decoder reads back from the sheet', async () => {
    for (const content of [INVOICE, PAPERS['receipt']!, PAPERS['invoice-stage']!]) {
      const read = await readCode(content);
      expect(read).toBe(qrPayloadOf(content as typeof INVOICE));
      const fields = fieldsOfQr(read!)!;
      expect(fields.get('Sum')).toBe(String((content as typeof INVOICE).toPay));
      expect(fields.get('PersonalAcc')).toBe('03224643450000007300');
      expect(fields.get('Purpose')).toContain('№ 26-00123');
    }
    // Banks refuse a code for a person's own account.
    const personal = { ...INVOICE, payee: { ...PERSON, bik: '044525225', paymentAccount: '40817810138250123017' } };
    expect(await readCode(personal)).toBeNull();
  });

  it('an invoice bears the pictures of signatures and of the stamp; without them it is as it was', async () => {
    const picture = async (path: string, width: number, height: number) => ({
      path,
      bytes: await sharp({ create: { width, height, channels: 3, background: '#1b3a8f' } }).png().toBuffer(), // prettier-ignore
    });
    const director = await picture('/director.png', 340, 120);
    const stamp = await picture('/stamp.png', 400, 400);
    const drawn = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1').match(/\/Subtype\s*\/Image/g)?.length ?? 0; // prettier-ignore
    const plain = await papers.print(INVOICE);
    const signed = await papers.print(INVOICE, { director, stamp });
    expect([drawn(plain), drawn(await papers.print(INVOICE, { director })), drawn(signed)]).toEqual([0, 1, 2]);
    expect(await pdfCutOff(signed)).toEqual([]);
    for (const words of ['Руководитель', 'Бухгалтер', 'А. И. Ершова']) expect(await pdfText(signed)).toContain(words);
    const act = { template: PAPERS['act']!, pictures: { director, stamp } };
    expect(drawn(await papers.print(act.template, act.pictures))).toBe(0);
  });

  it('contract: a person’s passport, his right to refuse, and nothing that takes it away', async () => {
    const text = await textOf(CONTRACT);
    expect(text).toContain('паспорт 4510 123678');
    expect(text).toContain('фактически понесённые расходы');
    expect(text).toContain('ст. 32 Закона РФ «О защите прав потребителей»');
    expect(text).toContain('Тридцать три тысячи двести десять рублей 00 копеек');
    expect(text).not.toMatch(/не возвраща/);
    const firm = await textOf(PAPERS['contract-firm']!);
    expect(firm).not.toMatch(/потребител|аспорт/);
    for (const [name, content] of Object.entries(PAPERS))
      if (!name.startsWith('contract'))
        expect([name, (await textOf(content)).includes('123678')]).toEqual([name, false]);
  });

  it('act, reconciliation and cash orders hold what the law asks of them', async () => {
    const act = await textOf(PAPERS['act']!);
    for (const words of [
      'Акт № А00045-26',
      'В том числе НДС 5 % 1 581,43',
      'оказаны полностью и в срок',
      'Договор № Д00045-26',
    ])
      expect(act).toContain(words);
    expect(await textOf(PAPERS['act-retention']!)).toContain('Удержание при отказе');
    const reconciliation = await textOf(PAPERS['reconciliation']!);
    expect(reconciliation).toContain('Обороты за период 33 210,00 10 000,00');
    expect(reconciliation).toContain('задолженность в пользу исполнителя: 23 210,00 руб.');
    const cash = await textOf(CASH_IN);
    for (const words of ['0310001', '12 345,67', 'Двенадцать тысяч триста сорок пять рублей 67 копеек', 'Квитанция'])
      expect(cash).toContain(words);
    expect(cash).toMatch(/Кредит: корр\. счёт.*62\.02/s);
    const back = await textOf(PAPERS['cash-out']!);
    expect(back).toContain('0310002');
    // The cashier writes it in by hand.
    expect(back).toMatch(/паспорт серия _+ № _+/);
    expect(await textOf(PAPERS['cash-plain']!)).not.toMatch(/03100|КО-1/);
    expect(await textOf(PAPERS['offer']!)).toContain('Контрольная сумма текста (SHA-256)');
  });
});
