import { describe, expect, it } from 'vitest';
import { documentNumber, sameContentKey, type InvoiceContent, type PaperParty } from './document.ts';
import { paperFaults } from './paper-sums.ts';
import { hundredthsText, longDay, partyText, vatText } from './paper-words.ts';

const party: PaperParty = {
  ...{ country: 'RU', type: 1, title: 'МБУК «Клуб»', fullName: '', inn: '7707083893', kpp: '770701001', ogrn: '' },
  ...{ address: 'Москва', passport: '', bankName: '', bik: '', paymentAccount: '', correspondentAccount: '' },
  ...{ director: '', buhgalter: '' },
};
const invoice: InvoiceContent = {
  ...{ type: 'invoice', number: '26-00001', date: '2026-03-05', city: '', currency: 'RUB', payUntil: '2026-04-01' },
  ...{ eventTitle: 'Светлояр', eventDates: '', eventPlace: '', payee: party, payer: party, stage: null, offer: null },
  lines: [{ title: 'Соло', quantity: 2, unit: 'усл.', price: 1000, sum: 2000 }],
  discounts: [{ title: 'Многодетным', sum: 500 }],
  ...{ total: 1500, vat: { bp: null, sum: 0, basis: '' }, paidBefore: 300, fromSponsors: 200, toPay: 1000 },
};

describe('papers', () => {
  it('have numbers whose shapes differ', () => {
    expect([
      documentNumber('invoice', 2026, 123),
      documentNumber('contract', 2026, 45),
      documentNumber('act', 2031, 7),
    ]).toEqual(['26-00123', 'Д00045-26', 'А00007-31']);
  });

  it('are the same while number and date alone differ', () => {
    const key = sameContentKey(invoice);
    expect(sameContentKey({ ...invoice, number: '26-00009', date: '2026-05-05' })).toBe(key);
    const stamped = sameContentKey({ ...invoice, images: { stamp: 'a scan' } });
    expect(sameContentKey({ ...invoice, images: { stamp: 'a better scan' } })).toBe(stamped);
    expect(stamped).not.toBe(key);
    expect(sameContentKey(Object.fromEntries(Object.entries(invoice).toReversed()) as unknown as InvoiceContent)).toBe(
      key,
    );
    expect(sameContentKey({ ...invoice, payer: { ...party, address: 'Омск' } })).not.toBe(key);
  });

  it('add up, or say what does not', () => {
    expect(paperFaults(invoice)).toEqual([]);
    expect(paperFaults({ ...invoice, total: 1501 })).toContain('lines');
    expect(paperFaults({ ...invoice, toPay: 1001 })).toEqual(['toPay']);
    expect(paperFaults({ ...invoice, toPay: 0, paidBefore: 1300 })).toEqual(['toPay']);
    expect(paperFaults({ ...invoice, vat: { bp: null, sum: 1, basis: '' } })).toEqual(['vat']);
    expect(
      paperFaults({ ...invoice, stage: { title: 'Предоплата', due: '2026-04-01', amount: 700 }, toPay: 700 }),
    ).toEqual([]);
  });

  it('write days, sums, VAT and parties as papers do', () => {
    expect(longDay('2026-03-05')).toBe('5\u00A0марта\u00A02026\u00A0г.');
    expect([hundredthsText(123456789), hundredthsText(5), hundredthsText(-100000)]).toEqual([
      '1\u00A0234\u00A0567,89',
      '0,05',
      '−1\u00A0000,00',
    ]);
    expect(vatText({ bp: 500, sum: 4762, basis: '' })).toBe('В том числе НДС 5\u00A0%: 47,62');
    expect(vatText({ bp: null, sum: 0, basis: 'п. 2 ст. 346.11 НК РФ' })).toBe('Без НДС (п. 2 ст. 346.11 НК РФ)');
    expect(partyText(party)).toBe('МБУК «Клуб», ИНН 7707083893, КПП 770701001, Москва');
  });
});
