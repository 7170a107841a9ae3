// How far an application is, in words: a percent of what is required, else how much was answered. The same for all who read it.

import { counted, plural } from '@rampa/kernel';
import type { Filling } from './filling.ts';

type Counted = Pick<Filling, 'percent' | 'required' | 'answered'>;

/** What stands large, and what beside it: «60 %», or «3» and «ответа, обязательного нет». */
export function filledSum({ percent, required, answered }: Counted): { sum: string; of: string } {
  if (required > 0) return { sum: `${percent}\u00a0%`, of: '' };
  return { sum: String(answered), of: `${plural(answered, 'ответ', 'ответа', 'ответов')}, обязательного нет` };
}

/** Of one in which nothing is lacking. */
export function allFilledWords({ required, answered }: Omit<Counted, 'percent'>): string {
  if (required > 0) return 'Всё обязательное заполнено';
  return `Обязательного нет. ${answeredWords(answered)}`;
}

/** «Вписано 3 ответа» */
export function answeredWords(answered: number): string {
  if (answered === 0) return 'Ничего ещё не вписано';
  return `${plural(answered, 'Вписан', 'Вписано', 'Вписано')} ${counted(answered, 'ответ', 'ответа', 'ответов')}`;
}
