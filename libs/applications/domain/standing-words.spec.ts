import type { ApplicationState } from '@rampa/kernel';
import { expect, it } from 'vitest';
import { statusInLetters } from './index.ts';

it.each<[ApplicationState, string | null, string]>([
  ['Subscribed', 'Принята', 'Принята'],
  ['Subscribed', null, ''],
  ['Unsubscribed', 'Принята', 'отозвана'],
  ['Draft', 'Принята', ''],
])('says in a letter of %s with «%s»: «%s»', (state, status, said) => {
  expect(statusInLetters(state, status)).toBe(said);
});
