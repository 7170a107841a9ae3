// The words of a paper for its template. What people have typed goes through the typography of papers.

import {
  hundredthsText,
  invoicePurpose,
  longDay,
  partyText,
  sumInWords,
  vatText,
  type ActContent,
  type CashOrderContent,
  type DocumentContent,
  type InvoiceContent,
  type PaperParty,
  type ReceiptContent,
  type ReconciliationContent,
} from '@rampa/finance/domain';
import { inQuotes, printable, signedName } from '@rampa/kernel';
import { contractData, offerData } from './contract-data.ts';

export type TemplateName = 'invoice' | 'act' | 'contract' | 'receipt' | 'reconciliation' | 'cash-order';

export interface PaperData {
  template: TemplateName;
  data: Record<string, unknown> & { title: string };
}

/** `qr`: an SVG, where the payee's bank takes one. */
export function paperData(content: DocumentContent, qr: string | null): PaperData {
  switch (content.type) {
    case 'invoice':
      return { template: 'invoice', data: invoiceData(content, qr) };
    case 'receipt':
      return { template: 'receipt', data: receiptData(content, qr) };
    case 'act':
      return { template: 'act', data: actData(content) };
    case 'contract':
      return { template: 'contract', data: contractData(content) };
    case 'offer':
      return { template: 'contract', data: offerData(content) };
    case 'reconciliation':
      return { template: 'reconciliation', data: reconciliationData(content) };
    case 'cashOrder':
      return { template: 'cash-order', data: cashOrderData(content) };
  }
}

/** A number stays with its name. */
const sideOf = (party: PaperParty) => printable(partyText(party)).replace(/(ИНН|КПП|ОГРН|ОГРНИП) (?=\d)/g, '$1\u00A0');
/** A private person has no stamp. */
const signing = (word: string, party: PaperParty) => ({
  ...{ word, name: printable(party.title), post: postOf(party), person: signer(party), stamp: party.type !== 0 },
});
/** «67 копеек» stands on one line. */
const inWords = (sum: number, currency: DocumentContent['currency']) =>
  sumInWords(sum, currency).replace(/(?<=\d) (?=\p{L}+$)/u, '\u00A0');
const event = ({ eventTitle }: { eventTitle: string }) => printable(inQuotes(eventTitle));
const person = (name: string) => (name.trim() === '' ? '' : signedName(printable(name)));
/** A sole trader and a person sign by themselves. */
export const signer = ({ type, director, fullName }: PaperParty) =>
  person(type === 1 ? director : fullName || director);
export const postOf = ({ type }: PaperParty) => (type === 1 ? 'Руководитель' : type === 2 ? 'Предприниматель' : '');

type Priced = InvoiceContent | ReceiptContent | ActContent;

function tableOf({ lines }: Pick<Priced, 'lines'>): string[][] {
  return lines.map(({ title, quantity, unit, price, sum }, at) => [
    String(at + 1),
    printable(title),
    String(quantity),
    unit,
    hundredthsText(price),
    hundredthsText(sum),
  ]);
}

function totalsOf({ discounts, total, vat }: Pick<Priced, 'discounts' | 'total' | 'vat'>): string[][] {
  return [
    ...discounts.map(({ title, sum }) => [`Скидка: ${printable(title)}`, hundredthsText(-sum)]),
    ['Итого', hundredthsText(total), 'strong'],
    vat.bp === null ? [printable(vatText(vat)), '—'] : [vatText(vat).replace(/: [^:]*$/, ''), hundredthsText(vat.sum)],
  ];
}

const CURRENCY = { RUB: 'руб.', BYN: 'бел. руб.', KZT: 'тенге', AMD: 'драм' } as const;
const countText = ({ lines, currency }: Pick<Priced, 'lines' | 'currency'>, sum: number) =>
  `Всего наименований ${lines.length}, на сумму ${hundredthsText(sum)} ${CURRENCY[currency]}`;

function invoiceData(content: InvoiceContent, qr: string | null) {
  const { number, date, payee, payer, total, paidBefore, fromSponsors, toPay, stage, offer, payUntil } = content;
  const isPart = toPay !== total;
  return {
    title: `Счёт на оплату №\u00A0${number} от ${longDay(date)}`,
    heading: `Счёт на оплату №\u00A0${number} от\u00A0${longDay(date)}`,
    sub: `Оплатить до ${longDay(payUntil)}`,
    qr,
    payee: {
      title: printable(payee.title),
      numbers: [`ИНН ${payee.inn}`, payee.kpp && `КПП ${payee.kpp}`].filter(Boolean).join(' · '),
      bank: printable(payee.bankName),
      bik: payee.bik,
      corr: payee.correspondentAccount || '—',
      account: payee.paymentAccount,
    },
    pairs: [
      ['Исполнитель', sideOf(payee)],
      ['Заказчик', sideOf(payer)],
      ['Основание', `${event(content)}${content.eventDates === '' ? '' : `, ${content.eventDates}`}`],
      ...(stage ? [['Этап оплаты', `${printable(stage.title)}, до ${longDay(stage.due)}`]] : []),
    ],
    lines: tableOf(content),
    totals: [
      ...totalsOf(content),
      ...(paidBefore > 0 ? [['Оплачено ранее', hundredthsText(paidBefore)]] : []),
      ...(fromSponsors > 0 ? [['Оплачивают спонсоры', hundredthsText(fromSponsors)]] : []),
      ...(isPart ? [['К оплате', hundredthsText(toPay), 'strong']] : []),
    ],
    count: isPart
      ? `К оплате по этому счёту ${hundredthsText(toPay)} ${CURRENCY[content.currency]}`
      : countText(content, total),
    words: inWords(toPay, content.currency),
    notes: [
      `В назначении платежа укажите: счёт №\u00A0${number} от ${longDay(date)}`,
      ...(offer
        ? [`Оплата счёта означает согласие с офертой, версия\u00A0${offer.version} от\u00A0${longDay(offer.date)}`]
        : []),
    ],
    signatures: [
      [payee.type === 1 ? 'Руководитель' : 'Предприниматель', signer(payee)],
      ...(payee.type === 1 ? [['Бухгалтер', person(payee.buhgalter)]] : []),
    ],
  };
}

function receiptData(content: ReceiptContent, qr: string | null) {
  const { number, date, payee, payer, toPay, vat, eventTitle } = content;
  return {
    title: `Квитанция к счёту №\u00A0${number}`,
    qr,
    payee: {
      title: printable(payee.title),
      numbers: [payee.inn, payee.kpp].filter(Boolean).join(' / '),
      bank: printable(payee.bankName),
      bik: payee.bik,
      corr: payee.correspondentAccount || '—',
      account: payee.paymentAccount,
    },
    payer: {
      name: printable(payer.fullName || payer.title) || '\u00A0',
      address: printable(payer.address) || '\u00A0',
    },
    purpose: invoicePurpose({ number, date, sum: toPay, title: eventTitle, vatBp: vat.bp, vat: vatShare(content) }),
    roubles: hundredthsText(toPay).slice(0, -3),
    kopecks: String(toPay % 100).padStart(2, '0'),
    note: `Квитанция к счёту №\u00A0${number} от ${longDay(date)} Её принимает любой банк; по коду сумма и получатель впишутся сами.`,
  };
}

/** Of a part the same part of the tax. */
export function vatShare({ vat, total, toPay }: Pick<InvoiceContent, 'vat' | 'total' | 'toPay'>): number {
  return vat.bp === null || total === 0 ? 0 : Math.floor((vat.sum * toPay * 2 + total) / (2 * total));
}

function actData(content: ActContent) {
  const { number, date, payee, payer, isRetention, total, contract } = content;
  const what = isRetention
    ? `Удержание при отказе от участия в мероприятии ${event(content)}: фактически понесённые расходы исполнителя.`
    : `Услуги по участию в мероприятии ${event(content)} оказаны полностью и в срок. Заказчик к объёму, качеству и срокам оказания услуг претензий не имеет.`;
  return {
    title: `Акт №\u00A0${number} от ${longDay(date)}`,
    heading: `Акт №\u00A0${number} от\u00A0${longDay(date)}`,
    sub: isRetention ? 'об удержании при отказе' : 'об оказании услуг',
    pairs: [
      ['Исполнитель', sideOf(payee)],
      ['Заказчик', sideOf(payer)],
      ['Основание', contract ? `Договор №\u00A0${contract.number} от ${longDay(contract.date)}` : event(content)],
      ['Мероприятие', [event(content), content.eventDates, printable(content.eventPlace)].filter(Boolean).join(', ')],
    ],
    lines: tableOf(content),
    totals: totalsOf(content),
    count: countText(content, total),
    words: inWords(total, content.currency),
    notes: [printable(what)],
    sides: [signing('Исполнитель', payee), signing('Заказчик', payer)],
  };
}

function reconciliationData(content: ReconciliationContent) {
  const { from, to, opening, rows, closing, payee, payer, currency } = content;
  const sides = (sum: number): [string, string] => [
    sum >= 0 ? hundredthsText(sum) : '',
    sum < 0 ? hundredthsText(-sum) : '',
  ];
  const sum = (of: (row: (typeof rows)[number]) => number) =>
    hundredthsText(rows.reduce((all, row) => all + of(row), 0));
  const title = `Акт сверки взаимных расчётов с ${longDay(from)} по ${longDay(to)}`;
  return {
    title,
    heading: 'Акт сверки взаимных расчётов',
    sub: `за период с ${longDay(from)} по ${longDay(to)}`,
    preamble: `Мы, нижеподписавшиеся, ${sideOf(payee)} (исполнитель) и ${sideOf(payer)} (заказчик), составили настоящий акт о том, что состояние взаимных расчётов за участие в мероприятии ${event(content)} по данным исполнителя следующее:`,
    opening: [`Сальдо на ${longDay(from)}`, ...sides(opening)],
    rows: rows.map(({ date, text, debit, credit }) => [
      date.split('-').toReversed().join('.'),
      printable(text),
      debit === 0 ? '' : hundredthsText(debit),
      credit === 0 ? '' : hundredthsText(credit),
    ]),
    turnover: [sum(({ debit }) => debit), sum(({ credit }) => credit)],
    closing: [`Сальдо на ${longDay(to)}`, ...sides(closing)],
    words:
      closing === 0
        ? `На ${longDay(to)} задолженности нет.`
        : `На ${longDay(to)} задолженность в пользу ${closing > 0 ? 'исполнителя' : 'заказчика'}: ${hundredthsText(Math.abs(closing))} ${CURRENCY[currency]} (${inWords(Math.abs(closing), currency)}).`,
    sides: [signing('Исполнитель', payee), signing('Заказчик', payer)],
  };
}

function cashOrderData(content: CashOrderContent) {
  const { number, date, isOut, isForm, sum, basis, vat, cashier, identity, payee, payer, currency } = content;
  const word = isOut ? 'Расходный кассовый ордер' : 'Приходный кассовый ордер';
  const whom = printable(payer.fullName || payer.title);
  const words = inWords(sum, currency);
  const money = `${hundredthsText(sum)} ${CURRENCY[currency]}`;
  const vatLine = vat.bp === null ? 'без НДС' : `${vatText(vat).replace('В том числе ', '')}`;
  const rows = [
    [isOut ? 'Выдать' : 'Принято от', whom],
    ['Основание', printable(basis)],
    ['Сумма', `${money} — ${words}`],
    ...(isOut ? [] : [['В том числе', vatLine]]),
    ['Приложение', isOut ? 'Заявление о возврате' : '—'],
  ];
  if (!isForm) {
    const title = `${isOut ? 'Расписка о возврате' : 'Квитанция'} №\u00A0${number}`;
    return {
      title,
      form: '',
      heading: title,
      number,
      day: dots(date),
      payee: printable(payee.title),
      codes: [],
      rows: rows.slice(0, -1),
      hands: isOut
        ? [
            ['Выдал', person(cashier)],
            ['Получил', person(payer.fullName)],
          ]
        : [['Принял', person(cashier)]],
      tear: null,
    };
  }
  return {
    title: `${word} №\u00A0${number}`,
    form: isOut
      ? 'Унифицированная форма № КО-2. Форма по ОКУД 0310002'
      : 'Унифицированная форма № КО-1. Форма по ОКУД 0310001',
    heading: word,
    number,
    day: dots(date),
    payee: printable(payee.title),
    codes: [
      ['Дебет', isOut ? CUSTOMERS : '50'],
      // Prepayments of participation: 62.02 of the chart of accounts; the way back is its debit.
      ['Кредит: корр. счёт', isOut ? '50' : CUSTOMERS],
      ['Аналитический учёт', ''],
      ['Сумма', hundredthsText(sum)],
      ['Назначение', ''],
    ],
    rows: isOut ? [...rows, ['По документу', printable(identity) || BY_HAND], ['Получил', '\u00A0']] : rows,
    hands: isOut
      ? [
          ['Руководитель', signer(payee)],
          ['Главный бухгалтер', person(payee.buhgalter)],
          ['Выдал кассир', person(cashier)],
          ['Получатель', person(payer.fullName)],
        ]
      : [
          ['Главный бухгалтер', person(payee.buhgalter)],
          ['Получил кассир', person(cashier)],
        ],
    tear: isOut
      ? null
      : {
          title: `к приходному кассовому ордеру №\u00A0${number} от ${longDay(date)}`,
          rows: [
            ['Принято от', whom],
            ['Основание', printable(basis)],
            ['Сумма', `${money} — ${words}`],
            ['В т. ч.', vatLine],
          ],
          hands: [
            ['Главный бухгалтер', person(payee.buhgalter)],
            ['Кассир', person(cashier)],
          ],
        },
  };
}

const CUSTOMERS = '62.02';
/** A passport stands in contracts alone: whoever receives the money shows it, and the cashier writes it in. */
const BY_HAND = `паспорт серия\u00A0__________ №\u00A0______________, кем и когда выдан ______________________________`;

const dots = (day: string) => day.split('-').toReversed().join('.');
