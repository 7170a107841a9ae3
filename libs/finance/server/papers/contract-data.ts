// The words of a contract and of an offer. Law: ГК 432, 779–782 (services), ЗоЗПП 32 (a consumer may refuse at any time
// and pays for what was really spent; a clause that takes this away is void, so none is printed).

import {
  hundredthsText,
  longDay,
  sumInWords,
  vatText,
  type ContractContent,
  type OfferContent,
  type PaperParty,
} from '@rampa/finance/domain';
import { inQuotes, printable, signedName } from '@rampa/kernel';

const CURRENCY_WORD = { RUB: 'руб.', BYN: 'бел. руб.', KZT: 'тенге', AMD: 'драм' } as const;

interface Section {
  title: string;
  paragraphs: string[];
  head: string[];
  widths: number[];
  rows: string[][];
}

const section = (title: string, paragraphs: string[], table: Partial<Section> = {}): Section => ({
  ...{ title, paragraphs: paragraphs.map(printable), head: [], widths: [1], rows: [] },
  ...table,
});

function basisOf(party: PaperParty): string {
  const { type, title, director, ogrn, passport, address } = party;
  if (type === 1)
    return `${title}, в лице руководителя ${director || '____________________'}, действующего на основании устава`;
  if (type === 2) return `${title}, действующий на основании записи в ЕГРИП${ogrn === '' ? '' : ` (ОГРНИП ${ogrn})`}`;
  return [title, passport === '' ? '' : `паспорт ${passport}`, address === '' ? '' : `адрес: ${address}`]
    .filter(Boolean)
    .join(', ');
}

export function contractData(content: ContractContent) {
  const { number, date, city, payee, payer, performances, lines, discounts, total, vat, currency, stages, retention } =
    content;
  const isConsumer = payer.type === 0;
  const event = inQuotes(content.eventTitle);
  const when = [content.eventDates, content.eventPlace].filter(Boolean).join(', ');
  return {
    title: `Договор №\u00A0${number} от ${longDay(date)}`,
    heading: `Договор №\u00A0${number}`,
    sub: 'возмездного оказания услуг по участию в мероприятии',
    place: printable(city === '' ? '' : `г.\u00A0${city}`),
    day: longDay(date),
    preamble: printable(
      `${basisOf(payee)}, далее «Исполнитель», и ${basisOf(payer)}, далее «Заказчик», заключили настоящий договор.`,
    ),
    sections: [
      section('1. Предмет договора', [
        `1.1. Исполнитель обязуется организовать мероприятие ${event}${when === '' ? '' : ` (${when})`} и обеспечить участие в нём Заказчика или представляемых им исполнителей, а Заказчик обязуется оплатить эти услуги.`,
        ...(performances.length === 0 ? [] : [`1.2. Заявлены: ${performances.join('; ')}.`]),
      ]),
      section(
        '2. Цена и порядок оплаты',
        [
          `2.1. Цена услуг составляет ${hundredthsText(total)} ${CURRENCY_WORD[currency]} (${sumInWords(total, currency)}). ${vatText(vat)}.`,
          ...discounts.map(({ title, sum }) => `Учтена скидка ${inQuotes(title)}: ${hundredthsText(sum)}.`),
          `2.2. Оплата вносится в следующие сроки: ${stages.map((one) => `${one.title} — ${hundredthsText(one.amount)} до ${longDay(one.due)}`).join('; ')}`,
        ],
        {
          head: ['Услуга', 'Кол-во', 'Цена', 'Сумма'],
          widths: [5, 1, 1.6, 1.6],
          rows: lines.map((line) => [
            printable(line.title),
            `${line.quantity} ${line.unit}`,
            hundredthsText(line.price),
            hundredthsText(line.sum),
          ]),
        },
      ),
      section('3. Права и обязанности сторон', [
        '3.1. Исполнитель обязуется провести мероприятие в указанные сроки, сообщать Заказчику об изменениях порядка и времени выступлений и по окончании мероприятия передать акт об оказании услуг.',
        '3.2. Заказчик обязуется представить верные сведения об участниках, соблюдать правила мероприятия и оплатить услуги в срок.',
      ]),
      section(
        '4. Отказ от договора',
        [
          isConsumer
            ? '4.1. Заказчик вправе отказаться от договора в любое время, оплатив Исполнителю фактически понесённые расходы, связанные с исполнением обязательств по договору (ст. 782 Гражданского кодекса РФ, ст. 32 Закона РФ «О защите прав потребителей»). Остальное возвращается тем же способом, которым было оплачено.'
            : '4.1. Заказчик вправе отказаться от договора, оплатив Исполнителю фактически понесённые расходы (ст. 782 Гражданского кодекса РФ). Остальное возвращается тем же способом, которым было оплачено.',
          ...(retention.length === 0
            ? []
            : [
                isConsumer
                  ? '4.2. Стороны ориентируются на таблицу ниже; удерживаемое не может быть больше фактически понесённых и подтверждённых документами расходов Исполнителя:'
                  : '4.2. Размер удержания, которым возмещаются фактически понесённые расходы, зависит от дня отказа:',
              ]),
        ],
        retention.length === 0
          ? {}
          : {
              head: ['День отказа', 'Удерживается'],
              widths: [1, 1],
              rows: retention.map((row) => [row.when, row.keeps]),
            },
      ),
      section('5. Ответственность', [
        '5.1. За неисполнение или ненадлежащее исполнение договора стороны отвечают по законодательству Российской Федерации. Стороны не отвечают за последствия обстоятельств непреодолимой силы, о которых другая сторона извещена без промедления.',
        '5.2. Если мероприятие не состоялось по вине Исполнителя, оплаченное возвращается полностью в течение десяти дней по требованию Заказчика.',
      ]),
      section('6. Персональные данные и изображение', [
        '6.1. Исполнитель обрабатывает персональные данные участников для исполнения этого договора на основании отдельных согласий, которые даются в заявке (Федеральный закон № 152-ФЗ).',
        '6.2. Согласие на обнародование и использование изображения участников (ст. 152.1 Гражданского кодекса РФ) и согласие на распространение персональных данных даются отдельно от этого договора, и отказ от них не мешает участию.',
      ]),
      section('7. Срок действия', [
        '7.1. Договор вступает в силу со дня подписания и действует до исполнения сторонами обязательств. Договор составлен в двух экземплярах, по одному для каждой стороны. Споры решаются переговорами, а если согласие не достигнуто — судом по закону.',
      ]),
      section('8. Реквизиты и подписи сторон', []),
    ],
    sides: [sideOf('Исполнитель', payee), sideOf('Заказчик', payer)],
  };
}

function sideOf(word: string, party: PaperParty) {
  const { type, title, inn, kpp, ogrn, address, passport, bankName, bik, paymentAccount, correspondentAccount } = party;
  const lines = [
    title,
    [inn && `ИНН ${inn}`, kpp && `КПП ${kpp}`].filter(Boolean).join(', '),
    ogrn && `${type === 2 ? 'ОГРНИП' : 'ОГРН'} ${ogrn}`,
    address && `Адрес: ${address}`,
    type === 0 && passport && `Паспорт ${passport}`,
    paymentAccount && `Счёт ${paymentAccount}`,
    bankName && `Банк: ${bankName}`,
    bik && `БИК ${bik}`,
    correspondentAccount && `Корр. счёт ${correspondentAccount}`,
  ].filter((line): line is string => Boolean(line));
  const name = type === 1 ? party.director : party.fullName || title;
  return {
    word,
    lines: lines.map(printable),
    post: type === 1 ? 'Руководитель' : type === 2 ? 'Предприниматель' : 'Подпись',
    person: name === '' ? '' : signedName(printable(name)),
    stamp: type > 0,
  };
}

export function offerData(content: OfferContent) {
  const { version, date, text, sha256, payee, acceptances } = content;
  return {
    title: `Публичная оферта, версия\u00A0${version} от ${longDay(date)}`,
    heading: 'Публичная оферта',
    sub: `об участии в мероприятии ${printable(inQuotes(content.eventTitle))}`,
    place: `Версия ${version}`,
    day: longDay(date),
    preamble: '',
    sections: [
      section(
        '',
        text.split(/\n+/).filter((line) => line.trim() !== ''),
      ),
      section(
        'Принятие оферты (ст. 438 Гражданского кодекса РФ)',
        acceptances.length === 0 ? ['Оферта ещё никем не принята.'] : [],
        acceptances.length === 0
          ? {}
          : {
              head: ['Кто', 'Заявка', 'Когда', 'Как'],
              widths: [3, 3, 2, 3],
              rows: acceptances.map(({ who, application, at, how }) => [
                printable(who),
                printable(application),
                at,
                how === 'payment' ? 'оплатой' : 'отметкой при подаче заявки',
              ]),
            },
      ),
      section('', [`Контрольная сумма текста (SHA-256): ${sha256}`]),
    ],
    sides: [sideOf('Исполнитель', payee)],
  };
}
