import { expect, test } from 'vitest';
import type { Frame } from '@rampa/contract';
import { confirm, hear, isNewest, nothingKnown, take } from './screen-rules.ts';

const OLD = '00000000-0000-4000-8000-00000000000a';
const NEW = '00000000-0000-4000-8000-00000000000b';
const name = { view: 'protocol' as const, key: 'k' };

const state = (revision: number, epoch = OLD): Frame => ({
  t: 'state',
  ...name,
  epoch,
  revision,
  at: 0,
  state: revision,
});
const changed = (prev: number, revision: number, epoch = OLD): Frame => ({
  ...{ t: 'changed', ...name, epoch, prev, revision, at: 0, keys: [] },
});
const beat = (revision: number, epoch = OLD): Frame => ({ t: 'beat', ...name, epoch, revision, serverTime: 0 });
const read = (revision: number, epoch = OLD) => ({ epoch, revision, state: revision, at: 0 });

function showing(revision: number) {
  const known = nothingKnown();
  hear(known, state(revision), 0);
  return known;
}

test('a newer state is taken, an older one is dropped', () => {
  const known = showing(5);
  hear(known, state(4), 0);
  expect(known.shown?.revision).toBe(5);
  hear(known, state(7), 0);
  expect([known.shown?.revision, isNewest(known)]).toEqual([7, true]);
});

test('an announcement is read; a gap asks for the subscription again', () => {
  const known = showing(5);
  expect(hear(known, changed(5, 6), 0)).toBe('read');
  expect(isNewest(known)).toBe(false);
  expect(take(known, read(6))).toBe('nothing');
  expect(isNewest(known)).toBe(true);
  expect(hear(known, changed(8, 9), 0)).toBe('subscribe');
  expect(isNewest(known)).toBe(false);
  // The snapshot after a subscription is no gap, whatever came before it.
  expect(hear(known, changed(0, 9), 0)).toBe('read');
});

test('a beat above what was heard of asks again, another one does not', () => {
  const known = showing(5);
  expect(hear(known, beat(5), 0)).toBe('nothing');
  expect(hear(known, beat(6), 0)).toBe('subscribe');
});

test('another epoch resets, though its revisions are lower', () => {
  const known = showing(50);
  hear(known, state(3, NEW), 0);
  expect([known.shown?.epoch, known.shown?.revision]).toEqual([NEW, 3]);
  const reader = showing(50);
  expect(hear(reader, changed(2, 3, NEW), 0)).toBe('subscribe');
  // An answer from before the restore may still be under way.
  expect(take(reader, read(51))).toBe('subscribe');
  expect(reader.shown?.revision).toBe(50);
});

test('a screen that is blind to epochs keeps the old picture: the mutant of the drill', () => {
  const known = showing(50);
  hear(known, state(3, NEW), 0, true);
  expect(known.shown?.revision).toBe(50);
});

test('an unchanged view gets its newer stamp', () => {
  const known = showing(5);
  hear(known, changed(5, 6), 0);
  expect(confirm(known, OLD, 6)).toBe('nothing');
  expect(isNewest(known)).toBe(true);
});
