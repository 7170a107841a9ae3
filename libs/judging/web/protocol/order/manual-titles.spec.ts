import { expect, it } from 'vitest';
import { againstText, offered } from './manual-titles.ts';

const grandPrix = { guid: 'g', title: 'Гран-при', from: 9800 };
const special = { guid: 's', title: 'Приз зала', from: null };
const row = (total: number | null, components: number | null = total) => ({ total, components });

it('titles that suit the total are offered first, the others stay', () => {
  expect(offered([grandPrix, special], row(9500))).toEqual([special, grandPrix]);
  expect(offered([grandPrix, special], row(9800))).toEqual([grandPrix, special]);
});

it('a total below what the title asks is told; equal is not below', () => {
  expect(againstText(grandPrix, row(9500))).toBe('«Гран-при» дают от 9,8, у выступления 9,5. Жюри может решить иначе.');
  expect(againstText(grandPrix, row(9800))).toBeNull();
  expect(againstText(special, row(1000))).toBeNull();
});

it('nothing is said before there is a total, or where places are added up', () => {
  expect(againstText(grandPrix, row(null))).toBeNull();
  expect(againstText(grandPrix, row(7000, null))).toBeNull();
});
