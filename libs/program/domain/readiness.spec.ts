import { expect, it } from 'vitest';
import { programFaults, programSteps, type PreparedProgram } from './readiness.ts';

const program = (title: string, performances: number, isPublished = false): PreparedProgram => ({
  ...{ guid: title, title, performances, isPublished, untimed: 0, isDated: true },
});
const told = (programs: PreparedProgram[]) => programSteps(programs).map(({ state, fact }) => [state, fact]);

it.each<[PreparedProgram[], [string, string][]]>([
  [
    [],
    [
      ['waiting', 'ещё не создана'],
      ['waiting', 'не опубликована'],
    ],
  ],
  [
    [program('Гала', 0)],
    [
      ['waiting', 'выступления ещё не добавлены'],
      ['waiting', 'не опубликована'],
    ],
  ],
  [
    [program('День первый', 40, true), program('День второй', 0)],
    [
      ['now', 'в программе «День второй» нет выступлений'],
      ['waiting', 'опубликовано 1 из 2'],
    ],
  ],
  [
    [program('День первый', 40, true), program('День второй', 39, true)],
    [
      ['done', '79\u00A0выступлений, 2\u00A0программы'],
      ['done', 'опубликована'],
    ],
  ],
  [
    [{ ...program('Гала', 40, true), untimed: 3, isDated: false }],
    [
      ['now', '40\u00A0выступлений; не назначено время начала; без длительности: 3'],
      ['done', 'опубликована'],
    ],
  ],
  [
    [program('День первый', 40, true), { ...program('День второй', 39, true), isDated: false }],
    [
      ['now', '79\u00A0выступлений, 2\u00A0программы; без времени начала: «День второй»'],
      ['done', 'опубликована'],
    ],
  ],
])('%o', (programs, steps) => expect(told(programs)).toEqual(steps));

it('on the day: what each program lacks', () => {
  const told = programFaults([
    program('Утро', 0),
    { ...program('День', 40), isDated: false, untimed: 2 },
    program('Вечер', 10),
  ]);
  expect(told.map(({ text, program: of }) => [of, text])).toEqual([
    ['Утро', 'В программе «Утро» нет выступлений'],
    ['День', 'Программе «День» не назначено время начала'],
    ['День', 'В программе «День» без длительности 2\u00A0выступления'],
  ]);
});
