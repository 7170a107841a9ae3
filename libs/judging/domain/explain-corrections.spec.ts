import { expect, it } from 'vitest';
import { correctionSteps } from './explain-corrections.ts';

const names = {
  judges: { j: 'Берестов Андрей' },
  criteria: [{ guid: 'c', title: 'Техника', min: 0, step: 100 }],
};

it('names who was corrected, in what, from what to what, and why', () => {
  const correction = { item: 'i', judge: 'j', criterion: 'c', before: 9000, value: 9500, reason: 'Ошибся строкой' };
  expect(correctionSteps([correction, { ...correction, before: null }], names)).toEqual([
    {
      title: 'Исправлено организатором',
      lines: [
        { label: 'Берестов Андрей, Техника', value: '9,0 → 9,5', note: 'Ошибся строкой' },
        { label: 'Берестов Андрей, Техника', value: 'без оценки → 9,5', note: 'Ошибся строкой' },
      ],
    },
  ]);
  expect(correctionSteps([], names)).toEqual([]);
});
