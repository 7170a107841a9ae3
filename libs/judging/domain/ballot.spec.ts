import { expect, it } from 'vitest';
import { countBallot, mayBecome } from './ballot.ts';

const count = (...said: (string | null)[]) => countBallot(['a', 'b', 'c'], said);

it('is won by whoever has more votes than anybody else', () => {
  expect(count('b', 'a', 'b', null)).toMatchObject({ winner: 'b', tied: [], abstained: 1 });
  expect([...count('b', 'a', 'b').votes]).toEqual([['a', 1], ['b', 2], ['c', 0]]); // prettier-ignore
});

it('is won by nobody where the most votes are shared, or nobody voted for anybody', () => {
  expect(count('a', 'c', 'a', 'c', 'b')).toMatchObject({ winner: null, tied: ['a', 'c'] });
  expect(count()).toMatchObject({ winner: null, tied: [], abstained: 0 });
  expect(count(null, null)).toMatchObject({ winner: null, tied: [] });
  expect(count('x', 'a')).toMatchObject({ winner: 'a' });
});

it('goes from open to sealed to released, and never back', () => {
  expect(mayBecome('Open', 'Sealed') && mayBecome('Sealed', 'Released')).toBe(true);
  expect([mayBecome('Open', 'Released'), mayBecome('Sealed', 'Open'), mayBecome('Released', 'Sealed')]).toEqual([
    ...[false, false, false],
  ]);
});
