import type { Entries } from './entry.ts';

export const DIPLOMAS = {
  resultsNotLocked: { status: 409, text: 'Дипломы рано выпускать: протокол ещё не закрыт.' },
  diplomasOff: { status: 409, text: 'Дипломы на этом портале выключены.' },
  nothingToPrint: { status: 409, text: 'Выпускать нечего: закрытых выступлений с результатом нет.' },
} as const satisfies Entries;
