import { expect, it } from 'vitest';
import { methodLines } from './method-lines.ts';

const MEAN = 'Итог — среднее трёх судей, с округлением до сотых';

it('says one method once, and several each with its nominations', () => {
  expect(
    methodLines([
      { title: 'Вокал', methodText: MEAN },
      { title: 'Вокал', methodText: MEAN },
    ]),
  ).toEqual([MEAN]);
  expect(
    methodLines([
      { title: 'Бал', methodText: 'Места — по сумме мест у трёх судей' },
      { title: 'Вокал', methodText: MEAN },
      { title: 'Танец', methodText: MEAN },
    ]),
  ).toEqual([
    '«Бал»: места — по сумме мест у трёх судей',
    '«Вокал», «Танец»: итог — среднее трёх судей, с округлением до сотых',
  ]);
  expect(methodLines([{ title: 'Вокал', methodText: '' }])).toEqual([]);
});
