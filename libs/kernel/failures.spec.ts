import { expect, it } from 'vitest';
import { FAILURES_BY_ROOM } from './failures/index.ts';

it('a code is one room’s alone', () => {
  const codes = FAILURES_BY_ROOM.flatMap((room) => Object.keys(room));
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
});
