import { expect, it } from 'vitest';
import { programSteps, type PreparedProgram } from './readiness.ts';

const program = (title: string, performances: number, isPublished = false): PreparedProgram => ({
  title,
  performances,
  isPublished,
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
])('%o', (programs, steps) => expect(told(programs)).toEqual(steps));
