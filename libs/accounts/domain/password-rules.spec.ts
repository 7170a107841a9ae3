import { expect, it } from 'vitest';
import { passwordFault } from './password-rules.ts';

it.each([
  ['семь777', /короткий/],
  ['я'.repeat(201), /длинный/],
  ['Elena@Example.org', /с почтой/],
  ['elena', /короткий/],
  ['Password123', /самых частых/],
  ['12345678', /самых частых/],
  ['87654321', /самых частых/],
  ['аааааааа', /самых частых/],
  ['abcabcabc', /самых частых/],
  ['QWERTYUI', /самых частых/],
  ['йцукенгш', /самых частых/],
])('«%s» will not do', (password, why) => {
  expect(passwordFault(password, 'elena@example.org')).toMatch(why);
});

it.each(['свет снизу', 'correct horse battery staple', 'Gh7-kP2-wq', '🎭🎻🎹🎺🥁🎸🎷🪗'])(
  '«%s» will do',
  (password) => {
    expect(passwordFault(password, 'elena@example.org')).toBeNull();
  },
);
