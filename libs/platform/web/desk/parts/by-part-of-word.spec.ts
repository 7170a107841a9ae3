import { expect, it } from 'vitest';
import { byPartOfWord } from './by-part-of-word.ts';

const item = (label: string) => ({ value: label, label });
const options = [
  item('Пока ничего'),
  { group: 'Готовая форма', items: [item('Вокал'), item('Ёлка')] },
  { group: 'Копия', items: [item('Светлояр'), item('Жар-птица')] },
];
const shown = (search: string, limit: number) =>
  byPartOfWord({ options, search, limit }).flatMap((one) =>
    'group' in one ? [`${one.group as string}:`, ...one.items.map(({ label }) => label)] : [one.label],
  );

it('what stands above the groups keeps its place, however many are below', () => {
  expect(shown('', 3)).toEqual(['Пока ничего', 'Готовая форма:', 'Вокал', 'Ёлка']);
  expect(shown('', 1)).toEqual(['Пока ничего']);
});

it('finds ё by е and a hyphened name by its words, and leaves no empty group', () => {
  expect(shown('елка', 9)).toEqual(['Готовая форма:', 'Ёлка']);
  expect(shown('жар птица', 9)).toEqual(['Копия:', 'Жар-птица']);
});
