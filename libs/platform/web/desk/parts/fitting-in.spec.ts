import { expect, it } from 'vitest';
import { fittingIn } from './fitting-in.ts';

it('leaves in the line what has room beside the way to the rest', () => {
  expect(fittingIn(300, [100, 100, 100], 90)).toBe(3);
  expect(fittingIn(299, [100, 100, 100], 90)).toBe(2);
  expect(fittingIn(289, [100, 100, 100], 90)).toBe(1);
  expect(fittingIn(90, [100, 100], 90)).toBe(0);
  expect(fittingIn(0, [], 90)).toBe(0);
});
