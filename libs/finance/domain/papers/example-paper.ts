// A paper with made-up names, on which a template is tried before anybody is given one.

import type { DocumentContent, PaperParty } from './document.ts';
import type { TemplateType } from './template-fields.ts';

const PAYEE: PaperParty = {
  ...{ country: 'RU', type: 1, title: 'АНО «Фестивальная мастерская»', fullName: 'Лебедева Ольга Игоревна' },
  ...{ inn: '7707083893', kpp: '770701001', ogrn: '1027700132195', address: '101000, г. Москва, ул. Лесная, д. 5' },
  ...{ passport: '', bankName: 'ПАО Сбербанк', bik: '044525225', paymentAccount: '40702810138250123017' },
  ...{ correspondentAccount: '30101810400000000225', director: 'Лебедева Ольга Игоревна', buhgalter: 'Ершова Анна Ильинична' }, // prettier-ignore
};
const PAYER: PaperParty = {
  ...{ country: 'RU', type: 0, title: 'Соколова Анна Игоревна', fullName: 'Соколова Анна Игоревна' },
  ...{ inn: '500100732259', kpp: '', ogrn: '', passport: '4510 123678' },
  address: '620014, Свердловская область, г. Екатеринбург, пр-кт Ленина, д. 24/8, кв. 115',
  ...{ bankName: '', bik: '', paymentAccount: '', correspondentAccount: '', director: '', buhgalter: '' },
};
const COMMON = {
  ...{ number: '26-00123', date: '2026-03-05', city: 'Москва', currency: 'RUB' as const, payee: PAYEE, payer: PAYER },
  ...{ eventTitle: 'Рождественская сказка', eventDates: '12–15 декабря 2026', eventPlace: 'ДК «Октябрь»' },
};
const PRICED = {
  ...COMMON,
  lines: [
    { title: 'Участие: ансамбль «Жар-птица», «Калинка»', quantity: 12, unit: 'чел.', price: 1_250_00, sum: 15_000_00 },
    { title: 'Участие: соло, Соколова Анна', quantity: 1, unit: 'усл.', price: 3_900_00, sum: 3_900_00 },
  ],
  discounts: [{ title: 'Коллектив из детского дома', sum: 900_00 }],
  ...{ total: 18_000_00, vat: { bp: null, sum: 0, basis: 'п. 2 ст. 346.11 НК РФ' } },
};

export function examplePaper(type: TemplateType): DocumentContent {
  switch (type) {
    case 'invoice':
      return {
        ...{ ...PRICED, type, payUntil: '2026-11-30', paidBefore: 5_000_00, fromSponsors: 0, toPay: 13_000_00 },
        ...{ stage: null, offer: null },
      };
    case 'contract':
      return {
        ...{ ...PRICED, type, number: 'Д00045-26', performances: ['Ансамбль «Жар-птица»', 'Соколова Анна'] },
        stages: [
          { title: 'Предоплата', due: '2026-10-01', amount: 5_000_00 },
          { title: 'Остаток', due: '2026-11-30', amount: 13_000_00 },
        ],
        retention: [
          { when: 'за 30 дн. до начала и раньше', keeps: 'ничего' },
          { when: 'за 0–29 дн. до начала', keeps: 'фактически понесённые расходы' },
        ],
      };
    case 'act':
      return {
        ...{ ...PRICED, type, number: 'А00045-26', isRetention: false },
        contract: { number: 'Д00045-26', date: '2026-03-05' },
      };
    case 'reconciliation':
      return {
        ...{ ...COMMON, type, number: '', from: '2026-01-01', to: '2026-03-05', opening: 0, closing: 13_000_00 },
        rows: [
          { date: '2026-03-01', text: 'Начислено за участие, заявка № 12', debit: 18_000_00, credit: 0 },
          { date: '2026-03-05', text: 'Оплачено: платёж № 1017', debit: 0, credit: 5_000_00 },
        ],
      };
  }
}
