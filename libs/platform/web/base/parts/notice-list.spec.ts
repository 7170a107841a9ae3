import { expect, it } from 'vitest';
import { withNotice } from './notice-list.ts';

const after = (...all: Parameters<typeof withNotice>[1][]) => {
  let shown: Parameters<typeof withNotice>[0] = [];
  for (const one of all) shown = withNotice(shown, one);
  return shown.map(({ title }) => title);
};

it('a notice takes the place of the former one of its subject, whatever it says', () => {
  const step = (title: string) => ({ title, subject: 'step', action: {} });
  expect(after(step('На сцене № 1'), { title: 'Сохранено' }, step('Закончил № 1'))).toEqual([
    'Сохранено',
    'Закончил № 1',
  ]);
  expect(after(step('На сцене № 1'), { title: 'На сцене № 1' })).toHaveLength(2);
});

it('equal words stand once, unless each has something of its own to press', () => {
  expect(after({ title: 'Сохранено' }, { title: 'Сохранено' })).toEqual(['Сохранено']);
  expect(after({ title: 'Удалено', action: {} }, { title: 'Удалено', action: {} })).toHaveLength(2);
});

it('three at most, the oldest goes', () => {
  expect(after({ title: '1' }, { title: '2' }, { title: '3' }, { title: '4' })).toEqual(['2', '3', '4']);
});
