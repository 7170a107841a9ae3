import { expect, it } from 'vitest';
import { displayFaults, displaysStep } from './readiness.ts';

it.each([
  [0, 0, 'waiting', 'ещё не добавлены'],
  [2, 0, 'waiting', 'ни один не подключён'],
  [6, 4, 'now', 'подключены 4 из 6'],
  [2, 2, 'done', 'подключены 2 из 2'],
] as const)('of %i screens %i are connected', (displays, connected, state, fact) => {
  expect(displaysStep({ displays, connected })).toEqual({ key: 'displays', state, fact });
});

it.each([
  [[], []],
  [['Зал'], ['Экран «Зал» не открыт ни на одном устройстве']],
  [['Зал', 'Фойе'], ['Экраны не открыты ни на одном устройстве: «Зал», «Фойе»']],
])('on the day %j are not claimed', (unclaimed, texts) => {
  expect(displayFaults({ unclaimed })).toEqual(texts.map((text) => ({ cure: 'displays', text })));
});
