import { expect, it } from 'vitest';
import { stagedOrder } from './staged-order.ts';

it('whoever went on stage out of turn stands where he performed', () => {
  const item = (guid: string, time: string | null) => ({ guid, onStageAt: time && `2026-11-20T${time}:00.000Z` });
  const items = [item('1', '10:00'), item('2', '10:09'), item('3', null), item('8', '10:05'), item('9', null)];
  expect(stagedOrder(items)).toEqual(['1', '8', '2', '3', '9']);
});
