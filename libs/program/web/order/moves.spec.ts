import type { ProgramItemView } from '@rampa/contract';
import { expect, it } from 'vitest';
import { isArrived } from './moves.ts';

const row = (guid: string, block = 'I') => ({ guid, block }) as ProgramItemView;

it('a picture of before the last move is not yet its order; its own is, whatever else has changed', () => {
  const ahead = [row('b'), row('a'), row('c', 'II')];
  expect(isArrived([row('a'), row('b'), row('c', 'II')], ahead)).toBe(false);
  expect(isArrived([row('b'), row('a'), row('c')], ahead)).toBe(false);
  expect(isArrived([row('b'), row('a')], ahead)).toBe(false);
  expect(isArrived([row('b'), { ...row('a'), activity: 'Done' }, row('c', 'II')], ahead)).toBe(true);
});
