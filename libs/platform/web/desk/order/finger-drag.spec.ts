import { expect, it } from 'vitest';
import { scrollAt } from './finger-drag.ts';

it('goes on at the edges of the window, the faster the nearer, and stands in its middle', () => {
  expect([scrollAt(400, 800), scrollAt(88, 800), scrollAt(712, 800)]).toEqual([0, 0, 0]);
  expect([scrollAt(44, 800), scrollAt(756, 800)]).toEqual([-7, 7]);
  expect([scrollAt(0, 800), scrollAt(-60, 800), scrollAt(900, 800)]).toEqual([-14, -14, 14]);
});
