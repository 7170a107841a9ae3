import { expect, it } from 'vitest';
import { BEHIND_MOST_MS, Stuck, type Glance } from './stuck.ts';

const glance = (shown: number, held: number, epochs: [string, string] = ['a', 'a']): Glance => ({
  shown: { epoch: epochs[0], revision: shown },
  held: { epoch: epochs[1], revision: held },
  isBehind: shown < held || epochs[0] !== epochs[1],
});

/** Half a minute of glances, two a second, while twenty marks a second come; says at which the screen counts as stuck. */
function toldOf(of: (held: number, at: number) => Glance): number[] {
  const stuck = new Stuck();
  const times = Array.from({ length: 60 }, (_, at) => at * 500);
  return times.filter((now) => stuck.look('hall', of(100 + now / 50, now), now));
}

it('a screen that stays at one picture while marks come is stuck, and so is one that never heard of a new epoch', () => {
  expect(toldOf((held) => glance(100, held))).toEqual([13_000, 26_000]);
  expect(toldOf((held) => glance(held, held, ['a', 'b']))).toEqual([12_500, 25_500]);
});

it('a screen that stops in the middle of the day is stuck from then on', () => {
  const [first] = toldOf((held, now) => glance(now < 10_000 ? held : 300, held));
  expect(first).toBeGreaterThan(10_000 + BEHIND_MOST_MS);
});

it('a screen that is a second late all the time is late, and one that says that it is not LIVE is honest', () => {
  expect(toldOf((held) => glance(held - 20, held))).toEqual([]);
  expect(toldOf((held) => ({ ...glance(100, held), isBehind: false }))).toEqual([]);
});

it('a screen that nobody can blame for a gap in the glances is judged by what it lacked before it', () => {
  const stuck = new Stuck();
  expect(stuck.look('hall', glance(100, 101), 0)).toBe(false);
  expect(stuck.look('hall', glance(101, 900), 60_000)).toBe(false);
  expect(stuck.look('hall', glance(101, 900), 73_000)).toBe(true);
});
