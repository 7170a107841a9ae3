// Russian words of the explanation: plural forms, numerals in the genitive.
import type { Decimals } from '@rampa/jury/domain';
import { onceAsked } from '@rampa/kernel';
import type { Fate } from './types.ts';

const pluralRules = onceAsked(() => new Intl.PluralRules('ru'));

/** «1 судья», «2 судьи», «5 судей». */
export function plural(count: number, one: string, few: string, many: string): string {
  const form = pluralRules().select(count);
  return `${count}\u00a0${form === 'one' ? one : form === 'few' ? few : many}`;
}

const GENITIVE = 'двух трёх четырёх пяти шести семи восьми девяти десяти одиннадцати двенадцати'.split(' ');

/** «трёх», «пяти»; a figure beyond twelve. */
export function genitive(count: number): string {
  return GENITIVE[count - 2] ?? String(count);
}

/** «Среднее пяти судей», «Балл одного судьи», «Среднее 21 судьи». */
export function meanOfJudges(count: number): string {
  if (count === 1) return 'Балл одного судьи';
  return `Среднее ${genitive(count)} ${pluralRules().select(count) === 'one' ? 'судьи' : 'судей'}`;
}

export const ROUNDED_TO: Record<Decimals, string> = {
  0: 'до целых',
  1: 'до десятых',
  2: 'до сотых',
  3: 'до тысячных',
};

/** Why a mark or a judge's total does not count; `feminine` for «оценка», otherwise «балл». */
export function fateNote(fate: Fate, feminine: boolean, countedAsZero: boolean): string | undefined {
  const ending = feminine ? 'а' : '';
  switch (fate) {
    case 'high':
      return `отброшен${ending}: высш${feminine ? 'ая' : 'ий'}`;
    case 'low':
      return `отброшен${ending}: низш${feminine ? 'ая' : 'ий'}`;
    case 'abstained':
      return 'воздержание';
    case 'missing':
      return 'нет оценки';
    case 'kept':
      return countedAsZero ? 'нет оценки, считается как 0' : undefined;
  }
}
