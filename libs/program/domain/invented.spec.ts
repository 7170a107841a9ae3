import { expect, it } from 'vitest';
import { inventedPerformer } from './invented.ts';

it('invents performers that are told apart, the same each time', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => inventedPerformer(index));
  expect(new Set(hundred.map(({ performer }) => performer)).size).toBe(100);
  expect(inventedPerformer(7)).toEqual(hundred[7]);
  for (const one of hundred) expect([one.performer, one.city, one.pieceTitle].every((text) => text !== '')).toBe(true);
});
