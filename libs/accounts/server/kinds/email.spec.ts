import { expect, it } from 'vitest';
import { emailOf, normalEmail } from './email.ts';

it.each([
  [' Elena@Example.ORG ', 'elena@example.org'],
  ['ｅｌｅｎａ@example.org', 'elena@example.org'],
  ['Лена@Почта.РФ', 'лена@почта.рф'],
  ['лена@xn--80a1acny.xn--p1ai', 'лена@почта.рф'],
  ['никто', 'никто'],
])('«%s» is %s', (typed, email) => {
  expect(normalEmail(typed)).toBe(email);
});

it.each([
  'никто',
  '@example.org',
  'a@example',
  'a b@example.org',
  'a@example.org, b@example.org',
  `${'a'.repeat(250)}@b.ru`,
])('«%s» is no mailbox', (typed) => {
  expect(() => emailOf(typed, 'email')).toThrow(expect.objectContaining({ code: 'letterAddress' }));
});
