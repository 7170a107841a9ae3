// A template to begin with: an ordinary paper of its kind, with the fields where they usually stand.

import type { TemplateType } from '@rampa/finance/domain';
import type { PressDocument } from '@rampa/platform/server';

const PARTIES = [
  'Исполнитель: {исполнитель}, ИНН {исполнитель_инн}, КПП {исполнитель_кпп}, {исполнитель_адрес}',
  'Счёт {исполнитель_счёт}, {исполнитель_банк}, БИК {исполнитель_бик}, корр. счёт {исполнитель_корсчёт}',
  'Заказчик: {заказчик}, ИНН {заказчик_инн}, {заказчик_адрес}',
];
const LINES: Pick<PressDocument, 'columns' | 'rows'> = {
  columns: [
    { title: '№', share: 1 },
    { title: 'Услуга', share: 8 },
    { title: 'Кол-во', share: 2 },
    { title: 'Цена', share: 2, isNumber: true },
    { title: 'Сумма', share: 2, isNumber: true },
  ],
  rows: [{ cells: ['{#строки}{пп}', '{название}', '{количество} {единица}', '{цена}', '{стоимость}{/строки}'] }],
};
const TOTAL = ['{#скидки}Скидка «{название}»: {стоимость}. {/скидки}', 'Итого {сумма} ({сумма_прописью}). {ндс}.'];
const SIGNED = [
  'Исполнитель ____________________ {исполнитель_руководитель}',
  'Заказчик ____________________ {заказчик_руководитель}',
];

export function samplePaper(type: TemplateType): PressDocument {
  switch (type) {
    case 'invoice':
      return {
        ...{ title: 'Счёт на оплату № {номер} от {дата_словами}', head: PARTIES, ...LINES },
        notes: [...TOTAL, 'К оплате {к_оплате} ({к_оплате_прописью}) до {оплатить_до}.', SIGNED[0]!],
      };
    case 'contract':
      return {
        title: 'Договор № {номер} от {дата_словами}',
        head: [
          'г. {город}',
          ...PARTIES,
          'Паспорт заказчика: {заказчик_паспорт}',
          '1. Исполнитель проводит мероприятие «{мероприятие}» ({даты_мероприятия}) и обеспечивает участие в нём, заказчик платит.',
        ],
        ...LINES,
        notes: [
          ...TOTAL,
          'Сроки оплаты: {#этапы}{название} — {стоимость} до {срок}; {/этапы}',
          'Заказчик вправе отказаться в любое время, оплатив фактически понесённые расходы. {#удержания}{когда}: {сколько}; {/удержания}',
          ...SIGNED,
        ],
      };
    case 'act':
      return {
        title: 'Акт № {номер} от {дата_словами}',
        head: [...PARTIES, 'К договору № {договор_номер} от {договор_дата}'],
        ...LINES,
        notes: [...TOTAL, 'Услуги по участию в «{мероприятие}» оказаны полностью и в срок.', ...SIGNED],
      };
    case 'reconciliation':
      return {
        title: 'Акт сверки с {с} по {по}',
        head: PARTIES,
        columns: [
          { title: 'Дата', share: 2 },
          { title: 'Что было', share: 8 },
          { title: 'Начислено', share: 2, isNumber: true },
          { title: 'Оплачено', share: 2, isNumber: true },
        ],
        rows: [{ cells: ['{#движения}{день}', '{название}', '{дебет}', '{кредит}{/движения}'] }],
        notes: ['Остаток: {сальдо}', ...SIGNED],
      };
  }
}
