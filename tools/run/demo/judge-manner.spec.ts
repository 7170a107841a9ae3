import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Chance } from '../../proof/client/seeded.ts';
import { mannerOf, markOf, meritOf, thinkingMs } from './judge-manner.ts';

const SCALE = { min: 1000, max: 10_000, step: 100 };

it('every mark is one of the scale, whoever gives it to whomever', () =>
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.constantFrom(SCALE, { min: 0, max: 5000, step: 250 }), (seed, merit, scale) => {
      const chance = new Chance(seed);
      const mark = markOf(chance, mannerOf(chance), merit % 12_000, scale);
      expect(mark).toBeGreaterThanOrEqual(scale.min);
      expect(mark).toBeLessThanOrEqual(scale.max);
      expect((mark - scale.min) % scale.step).toBe(0);
    }),
  ));

it('performances differ, and a judge takes seconds for a mark', () => {
  const chance = new Chance(7);
  const merits = Array.from({ length: 60 }, () => meritOf(chance));
  expect(Math.max(...merits)).toBeGreaterThan(9000);
  expect(Math.min(...merits)).toBeLessThan(8000);
  const manner = mannerOf(chance);
  for (let i = 0; i < 100; i++) {
    const ms = thinkingMs(chance, manner);
    expect(ms).toBeGreaterThan(1000);
    expect(ms).toBeLessThan(15_000);
  }
});

it('the same seed plays the same contest', () => {
  const play = (seed: number) => {
    const chance = new Chance(seed);
    const manner = mannerOf(chance);
    return Array.from({ length: 20 }, () => markOf(chance, manner, meritOf(chance), SCALE));
  };
  expect(play(11)).toEqual(play(11));
  expect(play(11)).not.toEqual(play(12));
});
