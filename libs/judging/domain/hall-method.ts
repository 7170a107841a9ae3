// How a result was counted, for the hall and the desk: plain words about the judges who really marked it.
import { plural } from '@rampa/kernel';
import { trimOf, type Method } from '@rampa/jury/domain';
import { genitive } from './wording.ts';

export interface PanelJudge {
  /** The judge's marks are awaited. */
  readonly isAsked: boolean;
  readonly abstained: boolean;
}

/** The same words wherever this performance is shown: in the hall, on the desk. */
export function methodOf(method: Method, judges: readonly PanelJudge[]): string {
  const abstained = judges.filter((judge) => judge.abstained).length;
  const present = judges.filter((judge) => judge.isAsked && !judge.abstained).length;
  return present === 0 ? '' : methodInHall(method, { present, abstained });
}

export interface CountedPanel {
  /** Judges whose marks are counted, the struck ones among them. */
  readonly present: number;
  readonly abstained: number;
}

const FEMININE = 'одна две три четыре пять шесть семь восемь девять'.split(' ');
const NEUTER = 'одно два три четыре пять шесть семь восемь девять'.split(' ');

/** «Зачёркнуты высшая и низшая; итог — среднее трёх, одно воздержание» */
export function methodInHall(method: Method, { present, abstained }: CountedPanel): string {
  return [wordsOf(method, present), abstentions(abstained)].filter((part) => part !== '').join(', ');
}

function wordsOf(method: Method, present: number): string {
  switch (method.kind) {
    case 'mean':
      return mean(present, method.per === 'criterion');
    case 'sum':
      return present === 1 ? 'Итог — баллы одного судьи' : `Итог — сумма баллов ${genitive(present)} судей`;
    case 'trimmedMean':
      return trimmed(method, present);
    case 'median':
      return median(present, method.per === 'criterion');
    case 'sumOfPlaces':
      return present === 1 ? 'Места — по оценкам одного судьи' : `Места — по сумме мест у ${genitive(present)} судей`;
    case 'placePoints':
      return present === 1
        ? 'Итог — баллы за места у одного судьи'
        : `Итог — сумма баллов за места у ${genitive(present)} судей`;
    case 'skating':
      return 'Места — по скейтинг-системе: решает большинство судей';
    case 'figureSkating':
      return isStruck(method, present)
        ? 'Техника и компоненты: крайние оценки зачёркнуты, из остальных среднее'
        : `Техника и компоненты: ${present === 1 ? 'оценки одного судьи' : `среднее ${genitive(present)} судей`}`;
  }
}

function mean(present: number, perCriterion: boolean): string {
  if (present === 1) return 'Итог — оценка одного судьи';
  return `Итог — среднее ${genitive(present)} судей${perCriterion ? ' по каждому критерию' : ''}`;
}

function trimmed(method: Extract<Method, { kind: 'trimmedMean' }>, present: number): string {
  const perCriterion = method.per === 'criterion';
  const sums = method.take === 'sum';
  if (!isStruck(method, present)) return sums && present > 1 ? sum(present, perCriterion) : mean(present, perCriterion);
  const { high, low } = trimOf(method, present);
  const sides = [extremes(high, 'высшая', 'высшие', 'высших'), extremes(low, 'низшая', 'низшие', 'низших')];
  const struck = sides.filter((side) => side !== '').join(' и ');
  const word = high + low === 1 ? 'ачёркнута' : 'ачёркнуты';
  const rest = present - high - low;
  const result = rest === 1 ? 'итог — оставшаяся оценка' : `итог — ${sums ? 'сумма' : 'среднее'} ${genitive(rest)}`;
  return perCriterion ? `В каждом критерии з${word} ${struck}; ${result}` : `З${word} ${struck}; ${result}`;
}

/** With too few judges nothing is struck. */
function isStruck(method: Method, present: number): boolean {
  const { high, low } = trimOf(method, present);
  return high + low > 0;
}

function sum(present: number, perCriterion: boolean): string {
  return `Итог — сумма оценок ${genitive(present)} судей${perCriterion ? ' по каждому критерию' : ''}`;
}

function extremes(count: number, one: string, few: string, many: string): string {
  if (count === 0) return '';
  if (count === 1) return one;
  return `${FEMININE[count - 1] ?? count} ${count < 5 ? few : many}`;
}

function median(present: number, perCriterion: boolean): string {
  if (present === 1) return 'Итог — оценка одного судьи';
  const of = present % 2 === 1 ? 'средняя по величине оценка' : 'среднее двух срединных оценок';
  return `Итог — ${of} из ${genitive(present)}${perCriterion ? ' по каждому критерию' : ''}`;
}

function abstentions(count: number): string {
  if (count === 0) return '';
  return `${NEUTER[count - 1] ?? count} ${plural(count, 'воздержание', 'воздержания', 'воздержаний')}`;
}
