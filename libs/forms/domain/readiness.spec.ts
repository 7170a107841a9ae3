import { expect, it } from 'vitest';
import { formStep } from './readiness.ts';

it.each([
  [null, 'waiting', 'ещё не собрана'],
  [{ blocks: 1, fields: 0, faults: 1 }, 'now', 'в ней ещё нет ни одного поля'],
  [{ blocks: 5, fields: 24, faults: 2 }, 'now', '2\u00a0замечания'],
  [{ blocks: 5, fields: 24, faults: 0 }, 'done', '5\u00a0блоков, 24\u00a0поля'],
] as const)('%o: %s, %s', (form, state, fact) => {
  expect(formStep(form)).toEqual({ key: 'form', state, fact });
});
