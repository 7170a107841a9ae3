import { expect, it } from 'vitest';
import { diplomasStep } from './readiness.ts';

it.each([
  [0, 0, true, 'waiting', 'ждут закрытия протоколов'],
  [2, 1, true, 'now', 'можно печатать 1 из 2'],
  [2, 2, true, 'done', 'можно печатать'],
  [0, 0, false, 'waiting', 'ждут программы'],
  [1, 1, false, 'done', 'дипломы участников можно печатать'],
] as const)('of %i programs %i are ready, judged: %s', (programs, ready, isJudged, state, fact) => {
  expect(diplomasStep({ programs, ready, isJudged })).toEqual({ key: 'diplomas', state, fact });
});
