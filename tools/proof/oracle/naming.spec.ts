// The oracle and the product must agree which spellings of a value are the same.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compareValues, foldedValue, usualSpelling } from '@rampa/competitions/domain';
import { byAge, mostUsual, sameValue } from './naming.ts';

const FILE = join(import.meta.dirname, '..', '..', '..', 'libs', 'kernel', 'testing', 'real-names', 'names.json');
const { ages, forms } = JSON.parse(readFileSync(FILE, 'utf8')) as { ages: string[]; forms: string[] };
const SPELLINGS = [
  (text: string) => text,
  (text: string) => text.toUpperCase(),
  (text: string) => ` ${text}. `,
].flatMap((changed) =>
  ['-', '–', ' — ', ' -'].map((dash) => (text: string) => changed(text.replace(/\s*[–—-]\s*/g, dash))),
);
const VALUES = [
  ...ages,
  ...forms,
  '13-15',
  '13 – 16',
  'до 6',
  '26 и старше',
  '11лет',
  '11 л.',
  'Зелёные',
  'зеленые',
  '–',
];

test('values are one for the oracle exactly where they are one for the product', () => {
  const all = VALUES.flatMap((value) => SPELLINGS.map((spelled) => spelled(value)));
  for (const one of all) {
    for (const other of all) {
      expect([one, other, sameValue(one) === sameValue(other)]).toEqual([
        one,
        other,
        foldedValue(one) === foldedValue(other),
      ]);
    }
  }
  expect(mostUsual(['7-9', '7–9', '7–9', ' '])).toBe(usualSpelling(['7-9', '7–9', '7–9', ' ']));
  expect(mostUsual(['–', ''])).toBe('');
});

const AGES = ['до 7', '18+', 'старше 35', '6 лет', '18–25', 'от 12 до 14', 'дети', 'взрослые', 'профи', 'смешанная'];

test('values stand in one order for both', () => {
  for (const one of [...VALUES.slice(0, -1), ...AGES])
    for (const other of [...VALUES.slice(0, -1), ...AGES])
      expect([one, other, Math.sign(byAge(one, other))]).toEqual([one, other, Math.sign(compareValues(one, other))]);
});
