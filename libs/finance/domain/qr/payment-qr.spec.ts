import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import cases from '../../testing/data/qr.json' with { type: 'json' };
import { fieldsOfQr, paymentQr, type QrRequisite } from './payment-qr.ts';
import { utf8Length } from './qr-texts.ts';

type Asked = Parameters<typeof paymentQr>;

describe('the QR code of a payment', () => {
  it.each(cases.cases)('$id $title', (given) => {
    const { requisite, invoice, payer } = given as unknown as {
      requisite: Asked[0];
      invoice: Asked[1];
      payer?: Asked[2];
    };
    const found = paymentQr(requisite, invoice, payer);
    expect(found.payload).toBe(given.expect);
    if (found.payload === null) expect(found.reason).toBe('reason' in given ? given.reason : undefined);
    else expect(found.flags).toEqual('flags' in given ? given.flags : []);
  });

  const requisite: QrRequisite = {
    country: 'RU',
    type: 1,
    organizationName: 'ООО «Три кита»',
    inn: '6200098765',
    kpp: '620001001',
    bankName: 'ОАО "БАНК"',
    bik: '044525225',
    paymentAccount: '40702810138250123017',
    correspondentAccount: '30101810400000000225',
  };

  it('splits into the fields that it was made of, whatever is written in them', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 200 });
    fc.assert(
      fc.property(text, text, text, fc.integer({ min: 1, max: 1e12 }), (title, fullName, organizationName, sum) => {
        const invoice = { number: '26-00123', date: '2026-03-05', sum, title, vatBp: null };
        const { payload } = paymentQr({ ...requisite, organizationName: `Школа ${organizationName}` }, invoice, {
          fullName,
        });
        const fields = fieldsOfQr(payload!)!;
        const five = ['Name', 'PersonalAcc', 'BankName', 'BIC', 'CorrespAcc'];
        expect([...fields.keys()].slice(0, 5)).toEqual(five);
        expect(fields.get('Sum')).toBe(String(sum));
        expect([...fields.get('Purpose')!].length).toBeLessThanOrEqual(160);
        expect(utf8Length(five.map((key) => `${key}=${fields.get(key)}`).join('|'))).toBeLessThanOrEqual(300);
        expect(payload).not.toMatch(/[\n\r\t]/);
      }),
    );
  });

  it('names an organization shortly where the whole name does not fit', () => {
    const invoice = { purpose: 'Взнос', sum: 100 };
    const organizationName = 'Муниципальное бюджетное учреждение дополнительного образования '.repeat(2);
    const given = { ...requisite, organizationName, shortName: 'МБУ ДО «ДШИ № 3»' };
    const made = paymentQr(given, invoice);
    expect(fieldsOfQr(made.payload!)!.get('Name')).toBe('МБУ ДО «ДШИ № 3»');
    expect(made).toMatchObject({ flags: [] });
    // One that fits stays whole.
    expect(fieldsOfQr(paymentQr({ ...given, organizationName: 'ДШИ' }, invoice).payload!)!.get('Name')).toBe('ДШИ');
  });

  it('counts bytes as an encoder does', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => utf8Length(text) === new TextEncoder().encode(text).length,
      ),
    );
  });
});
