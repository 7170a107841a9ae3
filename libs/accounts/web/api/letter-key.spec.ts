import { expect, it } from 'vitest';
import { letterKeyOf } from './letter-key.ts';

const token = 'a'.repeat(44);

it.each([
  [`#token=${token}&kind=employee`, { token, kind: 'employee' }],
  [`#token=${token}`, { token, kind: 'organizer' }],
  [`#token=${token}&kind=judge`, null],
  ['#token=короткий', null],
  ['', null],
])('%s holds %j', (hash, key) => {
  expect(letterKeyOf(hash)).toEqual(key);
});
