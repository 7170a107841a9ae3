// What a template of the organizer may ask for, and what each asks of a paper.

import type { DocumentContent, PaperParty } from './document.ts';
import { hundredthsText, longDay, vatText } from './paper-words.ts';
import { sumInWords } from '../words/sum-in-words.ts';

/** Papers whose form no law prescribes to the letter. */
export const TEMPLATE_TYPES = ['invoice', 'contract', 'act', 'reconciliation'] as const;
export type TemplateType = (typeof TEMPLATE_TYPES)[number];

export interface TemplateField {
  /** As it stands in the braces. */
  tag: string;
  says: string;
  /** Of a row that repeats. */
  rows?: readonly TemplateField[];
}
export type TemplateTexts = Record<string, string | Record<string, string>[]>;

interface Field extends TemplateField {
  of?: readonly TemplateType[];
}

const party = (who: string, of: string): Field[] => [
  { tag: who, says: `${of}: название или ФИО` },
  { tag: `${who}_инн`, says: 'ИНН' },
  { tag: `${who}_кпп`, says: 'КПП' },
  { tag: `${who}_огрн`, says: 'ОГРН или ОГРНИП' },
  { tag: `${who}_адрес`, says: 'адрес' },
  { tag: `${who}_банк`, says: 'банк' },
  { tag: `${who}_бик`, says: 'БИК' },
  { tag: `${who}_счёт`, says: 'расчётный счёт' },
  { tag: `${who}_корсчёт`, says: 'корреспондентский счёт' },
  { tag: `${who}_руководитель`, says: 'руководитель, а у физлица и предпринимателя он сам' },
  { tag: `${who}_бухгалтер`, says: 'главный бухгалтер' },
];

const FIELDS: readonly Field[] = [
  { tag: 'номер', says: 'номер документа', of: ['invoice', 'contract', 'act'] },
  { tag: 'дата', says: 'день выпуска: 05.03.2026' },
  { tag: 'дата_словами', says: '5 марта 2026 г.' },
  { tag: 'город', says: 'город мероприятия' },
  { tag: 'мероприятие', says: 'название мероприятия' },
  { tag: 'даты_мероприятия', says: 'когда оно проходит' },
  ...party('исполнитель', 'вы'),
  ...party('заказчик', 'плательщик'),
  { tag: 'заказчик_паспорт', says: 'паспорт физлица', of: ['contract'] },
  { tag: 'сумма', says: 'итог цифрами', of: ['invoice', 'contract', 'act'] },
  { tag: 'сумма_прописью', says: 'итог словами', of: ['invoice', 'contract', 'act'] },
  { tag: 'ндс', says: '«Без НДС» с основанием или сумма налога', of: ['invoice', 'contract', 'act'] },
  { tag: 'к_оплате', says: 'сколько платить по счёту', of: ['invoice'] },
  { tag: 'к_оплате_прописью', says: 'то же словами', of: ['invoice'] },
  { tag: 'оплачено', says: 'что уже пришло', of: ['invoice'] },
  { tag: 'оплатить_до', says: 'последний день оплаты', of: ['invoice'] },
  { tag: 'договор_номер', says: 'номер договора, если он выпущен', of: ['act'] },
  { tag: 'договор_дата', says: 'его день', of: ['act'] },
  { tag: 'с', says: 'первый день сверки', of: ['reconciliation'] },
  { tag: 'по', says: 'последний день сверки', of: ['reconciliation'] },
  { tag: 'сальдо', says: 'остаток: плюс — должен плательщик', of: ['reconciliation'] },
  {
    tag: 'строки',
    says: 'за что платят, по строке таблицы',
    of: ['invoice', 'contract', 'act'],
    rows: [
      { tag: 'пп', says: 'номер строки' },
      { tag: 'название', says: 'услуга' },
      { tag: 'количество', says: 'сколько' },
      { tag: 'единица', says: 'чего' },
      { tag: 'цена', says: 'за единицу' },
      { tag: 'стоимость', says: 'сумма строки' },
    ],
  },
  {
    tag: 'скидки',
    says: 'скидки по одной',
    of: ['invoice', 'contract', 'act'],
    rows: [
      { tag: 'название', says: 'за что скидка' },
      { tag: 'стоимость', says: 'сколько' },
    ],
  },
  {
    tag: 'этапы',
    says: 'график оплаты',
    of: ['contract'],
    rows: [
      { tag: 'название', says: 'этап' },
      { tag: 'срок', says: 'последний день' },
      { tag: 'стоимость', says: 'сколько' },
    ],
  },
  {
    tag: 'удержания',
    says: 'что удерживается при отказе',
    of: ['contract'],
    rows: [
      { tag: 'когда', says: 'день отказа' },
      { tag: 'сколько', says: 'что удерживается' },
    ],
  },
  {
    tag: 'движения',
    says: 'начисления и платежи по дням',
    of: ['reconciliation'],
    rows: [
      { tag: 'день', says: 'дата' },
      { tag: 'название', says: 'что было' },
      { tag: 'дебет', says: 'начислено' },
      { tag: 'кредит', says: 'оплачено' },
    ],
  },
];

export function templateFields(type: TemplateType): TemplateField[] {
  return FIELDS.filter(({ of }) => of === undefined || of.includes(type)).map(({ of: _of, ...field }) => field);
}

const dots = (day: string) => day.split('-').toReversed().join('.');

function partyTexts(who: string, party: PaperParty): TemplateTexts {
  const { type, title, inn, kpp, ogrn, address, bankName, bik, paymentAccount, correspondentAccount } = party;
  return {
    [who]: title,
    ...{ [`${who}_инн`]: inn, [`${who}_кпп`]: kpp, [`${who}_огрн`]: ogrn, [`${who}_адрес`]: address },
    ...{ [`${who}_банк`]: bankName, [`${who}_бик`]: bik, [`${who}_счёт`]: paymentAccount },
    [`${who}_корсчёт`]: correspondentAccount,
    [`${who}_руководитель`]: type === 1 ? party.director : party.fullName || title,
    [`${who}_бухгалтер`]: party.buhgalter,
  };
}

/** What a paper says in each of the fields of its kind. */
export function templateTexts(content: DocumentContent): TemplateTexts {
  const { number, date, city, eventTitle, eventDates, payee, payer, currency } = content;
  const texts: TemplateTexts = {
    ...{ номер: number, дата: dots(date), дата_словами: longDay(date), город: city },
    ...{ мероприятие: eventTitle, даты_мероприятия: eventDates },
    ...partyTexts('исполнитель', payee),
    ...partyTexts('заказчик', payer),
  };
  if ('lines' in content) {
    const { lines, discounts, total, vat } = content;
    Object.assign(texts, {
      ...{ сумма: hundredthsText(total), сумма_прописью: sumInWords(total, currency), ндс: vatText(vat) },
      строки: lines.map(({ title, quantity, unit, price, sum }, at) => ({
        ...{ пп: String(at + 1), название: title, количество: String(quantity), единица: unit },
        ...{ цена: hundredthsText(price), стоимость: hundredthsText(sum) },
      })),
      скидки: discounts.map(({ title, sum }) => ({ название: title, стоимость: hundredthsText(sum) })),
    });
  }
  if (content.type === 'invoice')
    Object.assign(texts, {
      ...{ к_оплате: hundredthsText(content.toPay), к_оплате_прописью: sumInWords(content.toPay, currency) },
      ...{ оплачено: hundredthsText(content.paidBefore), оплатить_до: longDay(content.payUntil) },
    });
  if (content.type === 'contract')
    Object.assign(texts, {
      заказчик_паспорт: payer.passport,
      этапы: content.stages.map(({ title, due, amount }) => ({
        ...{ название: title, срок: longDay(due), стоимость: hundredthsText(amount) },
      })),
      удержания: content.retention.map(({ when, keeps }) => ({ когда: when, сколько: keeps })),
    });
  if (content.type === 'act')
    Object.assign(texts, {
      ...{ договор_номер: content.contract?.number ?? '' },
      договор_дата: content.contract ? longDay(content.contract.date) : '',
    });
  if (content.type === 'reconciliation')
    Object.assign(texts, {
      ...{ с: dots(content.from), по: dots(content.to), сальдо: hundredthsText(content.closing) },
      движения: content.rows.map(({ date: day, text, debit, credit }) => ({
        ...{ день: dots(day), название: text },
        ...{ дебет: debit === 0 ? '' : hundredthsText(debit), кредит: credit === 0 ? '' : hundredthsText(credit) },
      })),
    });
  return texts;
}

/** What a template says where; as the press has read it. */
export interface ReadTag {
  tag: string;
  said: string;
  rows: readonly ReadTag[] | null;
  isOdd: boolean;
}

/** What is wrong with a template, for whoever has sent it; empty: it may be filled. */
export function templateFaults(type: TemplateType, tags: readonly ReadTag[]): string[] {
  const faults = new Set<string>();
  const fields = new Map(templateFields(type).map((field) => [plain(field.tag), field]));
  for (const { tag, said, rows, isOdd } of tags) {
    const field = fields.get(tag);
    if (isOdd || !field) faults.add(`{${said}}: такого поля нет`);
    else if (rows === null && field.rows) faults.add(`{${said}}: это строки, им нужны {#${said}} и {/${said}}`);
    else if (rows !== null && !field.rows) faults.add(`{#${said}}: это не строки, уберите «#»`);
    else if (rows !== null) {
      const inner = new Set(field.rows!.map((one) => plain(one.tag)));
      for (const one of rows) {
        const isOuter = one.rows === null && fields.has(one.tag) && !fields.get(one.tag)!.rows;
        if (one.rows !== null || one.isOdd || (!inner.has(one.tag) && !isOuter))
          faults.add(`{${one.said}} внутри {#${said}}: такого поля нет`);
      }
    }
  }
  return [...faults];
}

const plain = (tag: string) => tag.toLowerCase().replaceAll('ё', 'е');
