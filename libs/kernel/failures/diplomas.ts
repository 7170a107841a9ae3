import type { Entries } from './entry.ts';

// Every page carries these texts: what only the server says, it says by a message of its own.
export const DIPLOMAS = {
  resultsNotLocked: { status: 409, text: 'Дипломы рано выпускать: протокол ещё не закрыт.' },
  diplomasOff: { status: 409, text: 'Дипломы на этом портале выключены.' },
  nothingToPrint: { status: 409, text: 'Выпускать нечего: закрытых выступлений с результатом нет.' },
  papersFull: { status: 409, text: 'Больше не добавить.' },
  documentChanged: { status: 409, text: 'Шаблон изменили с другого места.' },
  fontRefused: { status: 409, text: 'Этот шрифт не подходит.' },
  paperReplaced: { status: 409, text: 'Выпущена другая бумага.' },
} as const satisfies Entries;
