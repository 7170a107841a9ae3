import { expect, it } from 'vitest';
import { methodLines } from './method-lines.ts';

const MEAN = 'Среднее баллов судей, итог до сотых';

it('says one method once, and several each with its nominations', () => {
  expect(
    methodLines([
      { title: 'Вокал', methodText: MEAN },
      { title: 'Вокал', methodText: MEAN },
    ]),
  ).toEqual([MEAN]);
  expect(
    methodLines([
      { title: 'Бал', methodText: 'Сумма мест' },
      { title: 'Вокал', methodText: MEAN },
      { title: 'Танец', methodText: MEAN },
    ]),
  ).toEqual(['«Бал»: сумма мест', '«Вокал», «Танец»: среднее баллов судей, итог до сотых']);
  expect(methodLines([{ title: 'Вокал', methodText: '' }])).toEqual([]);
});
