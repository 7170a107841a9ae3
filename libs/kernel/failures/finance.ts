import type { Entries } from './entry.ts';

export const FINANCE = {
  requisiteInvalid: { status: 422, text: 'Реквизиты заполнены не полностью или с ошибками.' },
  requisiteDoubtful: { status: 409, text: 'В реквизитах, возможно, опечатка. Проверьте их или подтвердите.' },
  requisiteInContract: { status: 409, text: 'Удалить нельзя: эти реквизиты указаны в договоре.' },
  bankDirectoryUnreadable: { status: 422, text: 'Это не справочник банков. Подойдут XML (ED807) и CSV.' },
  priceNegative: { status: 422, text: 'Цена не бывает меньше нуля.' },
  priceTooLarge: { status: 422, text: 'Слишком много: не больше 100 000 000, целыми копейками.' },
  tiersAndBands: {
    status: 422,
    text: 'Выберите одно: цену следующих номеров или цену от числа людей. Вместе их не посчитать.',
  },
  tierFromFirst: { status: 422, text: 'Первый номер стоит как обычно: другая цена начинается со второго.' },
  rowDoubled: { status: 422, text: 'Такая граница уже есть. Оставьте одну из двух строк.' },
  percentOrAmount: { status: 422, text: 'Укажите что-то одно: процент или сумму.' },
  percentOutOfRange: { status: 422, text: 'Процент — от 0 до 100.' },
  windowDoubled: { status: 422, text: 'С этого дня цена уже меняется. Выберите другой день.' },
  windowAfterEvent: { status: 422, text: 'Этот день позже мероприятия: такой цены никто не застанет.' },
  freeEveryTooSmall: { status: 422, text: 'Бесплатным может быть каждый второй, третий или дальше.' },
  priceUnknownField: { status: 422, text: 'Такого поля, пункта справочника или цены в этом мероприятии нет.' },
  priceDoubled: { status: 422, text: 'У этого пункта цена уже есть.' },
  retentionGap: { status: 422, text: 'Удержания не закрывают все дни: какой-то день ничей.' },
  retentionOverlap: { status: 422, text: 'Один и тот же день попал в две строки удержаний.' },
  stagesNotWhole: { status: 422, text: 'Доли этапов вместе должны давать 100 %.' },
  stagesNotOrdered: { status: 422, text: 'Сроки этапов идут не по порядку.' },
  planTitleTaken: { status: 409, text: 'График с таким названием уже есть. Назовите этот иначе.' },
  plansFull: { status: 409, text: 'Графиков уже 20. Удалите те, что не нужны.' },
} as const satisfies Entries;
