import { expect, it } from 'vitest';
import { isAnyPicture } from './follow.ts';
import { PicturesSeen } from './pictures-seen.ts';

/** The page has read by itself what the first picture shows. */
const isAnother = (_: object, before: object | null) => before !== null;

it('reads nothing again after the first picture alone', () => {
  const seen = new PicturesSeen<object>();
  const picture = {};
  seen.come(picture);
  expect(seen.look(picture, isAnother)).toBe(false);
});

it('reads again at the very first picture where the view tells no times', () => {
  const seen = new PicturesSeen<object>();
  const picture = {};
  seen.come(picture);
  expect(seen.look(picture, isAnyPicture)).toBe(true);
});

it('reads again after a change that came before the first look', () => {
  const seen = new PicturesSeen<object>();
  seen.come({ order: 1 });
  const changed = { order: 2 };
  seen.come(changed);
  expect(seen.look(changed, isAnother)).toBe(true);
});

it('asks of each later picture what has changed since the one before', () => {
  const seen = new PicturesSeen<{ order: number }>();
  const asked: [number, number | undefined][] = [];
  const isOld = (now: { order: number }, before: { order: number } | null) => {
    asked.push([now.order, before?.order]);
    return before !== null && before.order !== now.order;
  };
  const looked = [1, 2, 2].map((order) => {
    const picture = { order };
    seen.come(picture);
    return seen.look(picture, isOld);
  });
  expect(looked).toEqual([false, true, false]);
  expect(asked).toEqual([
    [1, undefined],
    [2, 1],
    [2, 2],
  ]);
});

it('asks of the first picture too whether the read may have missed its change', () => {
  const seen = new PicturesSeen<{ at: number }>();
  seen.come({ at: 5 });
  const later = { at: 5 };
  expect(seen.look(later, ({ at }, before) => before === null && at > 3)).toBe(true);
});
