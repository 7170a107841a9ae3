// A cash order: the unified form, its part that is torn off, or a plain receipt where the event keeps no forms.

import { hundredthsText, longDay, vatText, type CashOrderContent } from '@rampa/finance/domain';
import { printable } from '@rampa/kernel';
import { inWords, person, signer, CURRENCY, dots } from './paper-words.ts';

export function cashOrderData(content: CashOrderContent) {
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
