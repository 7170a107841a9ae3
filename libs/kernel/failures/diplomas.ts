import type { Entries } from './entry.ts';

export const DIPLOMAS = {
  resultsNotLocked: { status: 409, text: 'Дипломы рано выпускать: протокол ещё не закрыт.' },
  diplomasOff: { status: 409, text: 'Дипломы на этом портале выключены.' },
  nothingToPrint: { status: 409, text: 'Выпускать нечего: закрытых выступлений с результатом нет.' },
  templatesFull: { status: 409, text: 'В мероприятии уже 100 шаблонов. Удалите лишние и повторите.' },
  documentChanged: { status: 409, text: 'Шаблон только что изменили с другого места. Посмотрите, как там.' },
  documentBuiltIn: { status: 409, text: 'Встроенный диплом не меняется. Сделайте свой по готовому шаблону.' },
  boxesFull: { status: 409, text: 'На листе уже 100 рамок. Уберите лишние и повторите.' },
  imagesFull: { status: 409, text: 'В шаблоне уже 40 картинок. Удалите лишние и повторите.' },
  imageGone: { status: 409, text: 'Картинки, которую ставят на лист, больше нет. Загрузите её ещё раз.' },
  readyUnknown: { status: 400, text: 'Такого готового шаблона нет. Откройте список ещё раз.' },
  paperReplaced: { status: 409, text: 'Вместо этой бумаги уже выпущена другая: прежняя силу не вернёт.' },
} as const satisfies Entries;
