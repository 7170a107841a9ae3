import { presets } from '@rampa/jury/domain';
import { expect, it } from 'vitest';
import { methodOfGroup } from './group-method.ts';

const schemeOf = (key: string) => ({ ...presets.find((preset) => preset.key === key)!.scheme, criteria: [] });
const result = (abstained: readonly string[] = [], total: number | null = 9000) => ({ total, abstained });

it.each([
  ['tenPointsMean', 'Итог — среднее пяти судей, с округлением до сотых'],
  ['trimmed', 'Зачёркнуты высшая и низшая; итог — среднее трёх, с округлением до сотых'],
  ['sumOfPlaces', 'Места — по сумме мест у пяти судей'],
  ['skating', 'Места — по скейтинг-системе: решает большинство судей'],
])('%s reads «%s»', (key, text) => expect(methodOfGroup(schemeOf(key), 5, [result()])).toBe(text));

it('is about those who marked where somebody abstained from every result', () => {
  const trimmed = schemeOf('trimmed');
  const [whole, rest] = [
    'Зачёркнуты высшая и низшая; итог — среднее трёх, с округлением до сотых',
    'Зачёркнуты высшая и низшая; итог — среднее двух, одно воздержание, с округлением до сотых',
  ];
  expect(methodOfGroup(trimmed, 5, [result(['j1']), result(['j2'])])).toBe(rest);
  expect(methodOfGroup(trimmed, 5, [result(['j1']), result([], null)])).toBe(rest);
  expect(methodOfGroup(trimmed, 5, [result(['j1']), result()])).toBe(whole);
  expect(methodOfGroup(trimmed, 5, [])).toBe(whole);
});

it('says nothing where nobody marks', () => {
  expect(methodOfGroup(schemeOf('tenPointsMean'), 0, [])).toBe('');
  expect(methodOfGroup(schemeOf('tenPointsMean'), 1, [result(['j1'])])).toBe('');
});
