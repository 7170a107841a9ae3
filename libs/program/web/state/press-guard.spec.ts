import { expect, it } from 'vitest';
import type { Resting } from '@rampa/platform/web/base';
import { PressGuard } from './press-guard.ts';

const before = [{ guid: '24', activity: 'OnStage' as const }];
const after = [{ guid: '24', activity: 'Done' as const }];

/** Holds the control that was pressed last, until it is released. */
function hand(): Resting & { letGo(): void } {
  let resting: string | null = null;
  return {
    allows: (control) => resting !== control,
    begin: (control) => void (resting = control),
    once: () => undefined,
    resting: null,
    listen: () => () => undefined,
    letGo: () => void (resting = null),
  };
}

it('a press right after somebody else changed the button is not taken, a later one is', () => {
  const aim = new PressGuard(hand());
  aim.show(before, { main: 'Закончил 24' }, 0);
  aim.show(after, { main: 'На сцену 25' }, 1000);
  aim.show(after, { main: 'На сцену 25' }, 1300);
  expect(aim.missed('main', ['main'], 1699)).toBe('foreign');
  expect(aim.missed('main', ['main'], 1700)).toBeNull();
});

it('a second press of the same control is a trembling hand, from the press on and anew from the new words on', () => {
  const rest = hand();
  const aim = new PressGuard(rest);
  aim.show(before, { main: 'Закончил 24', skip: '25' }, 0);
  expect(aim.missed('main', ['main'], 10)).toBeNull();
  aim.sent(after[0]!, 'main');
  expect(aim.missed('main', ['main'], 200)).toBe('resting');
  rest.letGo();
  aim.show(after, { main: 'На сцену 25', skip: '25' }, 1000);
  expect(aim.missed('main', ['main'], 1001)).toBe('resting');
});

it('the change that one has made oneself is no surprise to the other buttons, and theirs have not changed', () => {
  const aim = new PressGuard(hand());
  aim.show(before, { main: 'Закончил 24', skip: '25' }, 0);
  aim.sent(after[0]!, 'main');
  aim.show(after, { main: 'На сцену 25', skip: '26' }, 1000);
  expect(aim.missed('skip', ['skip'], 1001)).toBeNull();
  aim.show(after, { main: 'На сцену 26', skip: '26' }, 2000);
  expect([aim.missed('main', ['main'], 2001), aim.missed('call', ['skip'], 2001)]).toEqual(['foreign', null]);
});
