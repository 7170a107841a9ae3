import { expect, it } from 'vitest';
import type { Resting } from '@rampa/platform/web/base';
import { PressGuard, SentSteps } from './press-guard.ts';

const OUT = { guid: '24', activity: 'Done' as const };
const before = { items: [{ guid: '24', activity: 'OnStage' as const }], lastStep: { guid: 'called 24' } };
const after = { items: [OUT], lastStep: { guid: 'finished 24' } };

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
  const aim = new PressGuard(hand(), new SentSteps());
  aim.show(before, { main: 'Закончил 24' }, 0);
  aim.show(after, { main: 'На сцену 25' }, 1000);
  aim.show(after, { main: 'На сцену 25' }, 1300);
  expect(aim.missed('main', ['main'], 1699)).toBe('foreign');
  expect(aim.missed('main', ['main'], 1700)).toBeNull();
});

it('a second press of the same control is a trembling hand, from the press on and anew from the new words on', () => {
  const rest = hand();
  const aim = new PressGuard(rest, new SentSteps());
  aim.show(before, { main: 'Закончил 24', skip: '25' }, 0);
  expect(aim.missed('main', ['main'], 10)).toBeNull();
  aim.sent(OUT, 'main');
  expect(aim.missed('main', ['main'], 200)).toBe('resting');
  rest.letGo();
  aim.show(after, { main: 'На сцену 25', skip: '25' }, 1000);
  expect(aim.missed('main', ['main'], 1001)).toBe('resting');
});

it('the change that one has made oneself is no surprise to the other buttons, and theirs have not changed', () => {
  const aim = new PressGuard(hand(), new SentSteps());
  aim.show(before, { main: 'Закончил 24', skip: '25' }, 0);
  aim.sent(OUT, 'main');
  aim.show(after, { main: 'На сцену 25', skip: '26' }, 1000);
  expect(aim.missed('skip', ['skip'], 1001)).toBeNull();
  aim.show(after, { main: 'На сцену 26', skip: '26' }, 2000);
  expect([aim.missed('main', ['main'], 2001), aim.missed('call', ['skip'], 2001)]).toEqual(['foreign', null]);
});

it('the button that takes back the last step is not taken when somebody else has just made another step the last', () => {
  const aim = new PressGuard(hand(), new SentSteps());
  aim.show(before, {}, 0);
  expect(aim.missed('undo', ['undo'], 500)).toBeNull();
  aim.show(after, {}, 1000);
  expect(aim.missed('undo', ['undo'], 1699)).toBe('foreign');
});

it('a step of another part of this page is one’s own: the log takes it back at once, and knows the next one as foreign', () => {
  const page = new SentSteps();
  const [bar, log] = [new PressGuard(hand(), page), new PressGuard(hand(), page)];
  for (const aim of [bar, log]) aim.show(before, {}, 0);
  bar.sent(OUT, 'main');
  for (const aim of [bar, log]) aim.show(after, {}, 1000);
  expect(log.missed('undo', ['undo'], 1001)).toBeNull();
  for (const aim of [bar, log]) aim.show({ ...after, lastStep: { guid: 'called 25' } }, {}, 2000);
  expect([bar, log].map((aim) => aim.missed('undo', ['undo'], 2001))).toEqual(['foreign', 'foreign']);
});
