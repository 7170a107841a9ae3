import { expect, it } from 'vitest';
import { payNext } from './account-standing.ts';

const of = (ask: number, remaining: number, fromSponsors: number, amount: number | null) =>
  payNext({ ask, remaining, fromSponsors, next: amount === null ? null : { amount } });

it('asks for what is due, and before its day for what the nearest day will ask for', () => {
  expect(of(2_400, 6_000, 0, 2_400)).toBe(2_400);
  expect(of(0, 6_000, 0, 2_400)).toBe(2_400);
  expect(of(0, 6_000, 1_000, 2_400)).toBe(1_400);
});

it('asks for the rest where sponsors have promised the nearest day, and for nothing where all of it', () => {
  expect(of(0, 6_000, 3_000, 2_400)).toBe(3_000);
  expect(of(0, 6_000, 6_000, 2_400)).toBe(0);
  expect(of(0, 0, 0, null)).toBe(0);
});
