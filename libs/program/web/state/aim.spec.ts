import { expect, it } from 'vitest';
import { Aim } from './aim.ts';

const before = [{ guid: '24', activity: 'OnStage' as const }];
const after = [{ guid: '24', activity: 'Done' as const }];

it('a press right after somebody else changed the button is not taken, a later one is', () => {
  const aim = new Aim();
  aim.show(before, { main: 'Закончил 24' }, 0);
  expect(aim.isFresh('main', 10)).toBe(false);
  aim.show(after, { main: 'На сцену 25' }, 1000);
  aim.show(after, { main: 'На сцену 25' }, 1300);
  expect(aim.isFresh('main', 1699)).toBe(true);
  expect(aim.isFresh('main', 1700)).toBe(false);
});

it('the change that one has made oneself is no surprise, and another button has not changed', () => {
  const aim = new Aim();
  aim.show(before, { main: 'Закончил 24', skip: '25' }, 0);
  aim.sent(after[0]!);
  aim.show(after, { main: 'На сцену 25', skip: '25' }, 1000);
  expect(aim.isFresh('main', 1001)).toBe(false);
  aim.show(after, { main: 'На сцену 26', skip: '25' }, 2000);
  expect([aim.isFresh('main', 2001), aim.isFresh('skip', 2001)]).toEqual([true, false]);
});
