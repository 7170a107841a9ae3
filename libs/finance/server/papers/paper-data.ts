// The words of a paper for its template. What people have typed goes through the typography of papers.

import {
  hundredthsText,
  invoicePurpose,
  longDay,
  vatText,
  type ActContent,
  type DocumentContent,
  type InvoiceContent,
  type PaperParty,
  type ReceiptContent,
  type ReconciliationContent,
} from '@rampa/finance/domain';
import { printable, type RequisiteImage } from '@rampa/kernel';
import { cashOrderData } from './cash-order-data.ts';
import { contractData, offerData } from './contract-data.ts';
import { sideOf, signing, inWords, event, person, signer, CURRENCY } from './paper-words.ts';

export type TemplateName = 'invoice' | 'act' | 'contract' | 'receipt' | 'reconciliation' | 'cash-order';

export interface PaperData {
  template: TemplateName;
  data: Record<string, unknown> & { title: string };
}

/** Pictures of signatures and of the stamp, as the press takes them. */
export type SignedPictures = Partial<Record<RequisiteImage, { path: string; bytes: Uint8Array }>>;

/** `qr`: an SVG, where the payee's bank takes one. */
export function paperData(content: DocumentContent, qr: string | null, pictures: SignedPictures): PaperData {
  switch (content.type) {
    case 'invoice':
      return { template: 'invoice', data: invoiceData(content, qr, pictures) };
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

const countText = ({ lines, currency }: Pick<Priced, 'lines' | 'currency'>, sum: number) =>
  `Всего наименований ${lines.length}, на сумму ${hundredthsText(sum)} ${CURRENCY[currency]}`;

function invoiceData(content: InvoiceContent, qr: string | null, { director, buhgalter, stamp }: SignedPictures) {
  const { number, date, payee, payer, total, paidBefore, fromSponsors, toPay, stage, offer, payUntil } = content;
  const isPart = toPay !== total;
  return {
    title: `Счёт на оплату №\u00A0${number} от ${longDay(date)}`,
    heading: `Счёт на оплату №\u00A0${number} от\u00A0${longDay(date)}`,
    sub: `Оплатить до ${longDay(payUntil)}`,
    qr,
    payee: {
      title: printable(payee.title),
      numbers: [`ИНН ${payee.inn}`, payee.kpp && `КПП ${payee.kpp}`, ...budgetOf(payee)].filter(Boolean).join(' · '),
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
      [payee.type === 1 ? 'Руководитель' : 'Предприниматель', signer(payee), director?.path ?? null],
      ...(payee.type === 1 ? [['Бухгалтер', person(payee.buhgalter), buhgalter?.path ?? null]] : []),
    ],
    stamp: stamp?.path ?? null,
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
      budget: budgetOf(payee).join(', '),
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

const budgetOf = ({ cbc, oktmo }: PaperParty): string[] => [
  ...(cbc ? [`КБК ${cbc}`] : []),
  ...(oktmo ? [`ОКТМО ${oktmo}`] : []),
];

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
