// Papers with the longest names that firms really have.

import type {
  ActContent,
  CashOrderContent,
  ContractContent,
  DocumentContent,
  InvoiceContent,
  OfferContent,
  PaperParty,
  ReconciliationContent,
} from '@rampa/finance/domain';

const ORGANIZER: PaperParty = {
  ...{ country: 'RU', type: 1, fullName: 'Лебедева Ольга Игоревна' },
  title:
    'Государственное бюджетное учреждение культуры города Москвы «Центр поддержки и развития детского и юношеского музыкального, театрального и хореографического творчества имени Народной артистки СССР Галины Павловны Вишневской»',
  ...{ inn: '7707083893', kpp: '770701001', ogrn: '1027700132195', passport: '' },
  address:
    '107392, г. Москва, внутригородская территория муниципальный округ Преображенское, ул. Халтуринская, д. 18, стр. 2',
  bankName: 'ГУ БАНКА РОССИИ ПО ЦФО//УФК ПО Г. МОСКВЕ, г. Москва',
  ...{ bik: '004525988', paymentAccount: '03224643450000007300', correspondentAccount: '40102810545370000003' },
  ...{ director: 'Константинопольский-Задунайский Александр Александрович', buhgalter: 'Ершова Анна Ильинична' },
};

export const SCHOOL: PaperParty = {
  ...{ country: 'RU', type: 1, fullName: 'Теру-Петросян Ашот Гургенович' },
  title:
    'Муниципальное автономное учреждение дополнительного образования «Детская школа искусств № 3 имени Д. Д. Шостаковича» городского округа Тольятти Самарской области',
  ...{ inn: '6316000632', kpp: '631601001', ogrn: '1027700132195', passport: '' },
  address: '445057, Самарская область, г. Тольятти, ул. Юбилейная, д. 2',
  ...{ bankName: 'ПАО Сбербанк, г. Самара', bik: '043601607', paymentAccount: '40702810138250123017' },
  ...{ correspondentAccount: '30101810200000000607', director: 'Теру-Петросян Ашот Гургенович', buhgalter: '' },
};

export const PERSON: PaperParty = {
  ...{ country: 'RU', type: 0, title: 'Соколова-Рождественская Анна-Мария Константиновна', passport: '4510 123678' },
  ...{ fullName: 'Соколова-Рождественская Анна-Мария Константиновна', inn: '500100732259', kpp: '', ogrn: '' },
  address: '620014, Свердловская область, г. Екатеринбург, пр-кт Ленина, д. 24/8, кв. 115',
  ...{ bankName: '', bik: '', paymentAccount: '', correspondentAccount: '', director: '', buhgalter: '' },
};

const EVENT = {
  ...{ number: '26-00123', date: '2026-11-28', city: 'Москва', currency: 'RUB' as const },
  eventTitle:
    'XXVII Международный фестиваль-конкурс детского и юношеского творчества «Рождественская сказка. Звёзды нового века»',
  ...{ eventDates: '12–15 декабря 2026', eventPlace: 'Дворец культуры «Октябрь»', payee: ORGANIZER },
};
const LINES = [
  {
    title:
      'Участие в конкурсе: хореография, ансамбль народного танца, образцовый хореографический коллектив «Жар-птица», «Уральская шестёра»',
    ...{ quantity: 24, unit: 'чел.', price: 1_250_00, sum: 30_000_00 },
  },
  { title: 'Участие в конкурсе: соло, Теру-Петросян Ашот', quantity: 1, unit: 'усл.', price: 3_900_00, sum: 3_900_00 },
  { title: 'Мастер-класс', quantity: 2, unit: 'усл.', price: 1_500_00, sum: 3_000_00 },
];
const PRICED = {
  ...EVENT,
  lines: LINES,
  discounts: [{ title: 'Коллектив из детского дома', sum: 3_690_00 }],
  ...{ total: 33_210_00, vat: { bp: null, sum: 0, basis: 'п. 2 ст. 346.11 НК РФ' } },
};
const STAGES = [
  { title: 'Предоплата', due: '2026-11-30', amount: 10_000_00 },
  { title: 'Остаток', due: '2026-12-10', amount: 23_210_00 },
];

export const INVOICE: InvoiceContent = {
  ...{
    ...PRICED,
    type: 'invoice',
    payer: SCHOOL,
    payUntil: '2026-12-05',
    paidBefore: 10_000_00,
    fromSponsors: 5_000_00,
  },
  ...{ toPay: 18_210_00, stage: null, offer: { version: 3, date: '2026-09-01' } },
};
export const CONTRACT: ContractContent = {
  ...{ ...PRICED, type: 'contract', number: 'Д00045-26', payer: PERSON, stages: STAGES },
  performances: LINES.slice(0, 2).map(({ title }) => title),
  retention: [
    { when: 'за 30 дней до начала и раньше', keeps: 'ничего' },
    { when: 'за 14–29 дней до начала', keeps: '20 % цены' },
    { when: 'за 13 дней до начала и позже', keeps: 'фактически понесённые расходы' },
  ],
};
export const ACT: ActContent = {
  ...{ ...PRICED, type: 'act', number: 'А00045-26', payer: SCHOOL, isRetention: false },
  ...{ vat: { bp: 500, sum: 1_581_43, basis: '' }, contract: { number: 'Д00045-26', date: '2026-11-28' } },
};
export const RECONCILIATION: ReconciliationContent = {
  ...{ ...EVENT, type: 'reconciliation', number: '', payer: SCHOOL, from: '2026-01-01', to: '2026-12-31', opening: 0 },
  rows: [
    { date: '2026-11-20', text: 'Начислено за участие, заявка № 12', debit: 33_210_00, credit: 0 },
    { date: '2026-11-28', text: 'Оплачено: платёж № 1017 от 28.11.2026, через банк', debit: 0, credit: 10_000_00 },
  ],
  closing: 23_210_00,
};
export const CASH_IN: CashOrderContent = {
  ...{ ...EVENT, type: 'cashOrder', number: '17', payer: PERSON, isOut: false, isForm: true, sum: 12_345_67 },
  basis: `Участие в мероприятии ${EVENT.eventTitle}, заявка № 12`,
  ...{ vat: { bp: null, sum: 0, basis: '' }, cashier: 'Кассирова Мария Ивановна', identity: '' },
};
export const OFFER: OfferContent = {
  ...{ ...EVENT, type: 'offer', number: '', payer: PERSON, version: 3 },
  text: 'Настоящая оферта адресована участникам мероприятия.\nИсполнитель обязуется провести мероприятие и обеспечить участие в нём, а участник обязуется оплатить участие.\nУчастник вправе отказаться от участия, оплатив фактически понесённые расходы Исполнителя.',
  sha256: 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9',
  acceptances: [{ who: PERSON.title, application: '№ 12, «Жар-птица»', at: '20.11.2026 14:05', how: 'subscribe' }],
};

export const PAPERS: Readonly<Record<string, DocumentContent>> = {
  invoice: INVOICE,
  'invoice-stage': {
    ...INVOICE,
    payer: PERSON,
    stage: STAGES[0]!,
    toPay: 10_000_00,
    paidBefore: 0,
    fromSponsors: 0,
    offer: null,
  },
  receipt: { ...INVOICE, type: 'receipt', payer: PERSON },
  contract: CONTRACT,
  'contract-firm': { ...CONTRACT, payer: SCHOOL, vat: ACT.vat },
  act: ACT,
  'act-retention': { ...ACT, isRetention: true, payer: PERSON, contract: null },
  reconciliation: RECONCILIATION,
  'cash-in': CASH_IN,
  'cash-out': { ...CASH_IN, isOut: true },
  'cash-plain': { ...CASH_IN, isForm: false },
  offer: OFFER,
};
