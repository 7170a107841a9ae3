import { expect, it } from 'vitest';
import { sceneTestSlots } from './index.ts';

const who = (performer: string, city = 'Кострома') => ({ performer, collective: 'школа танца', city });

it('each performer comes once, with everything that he performs', () => {
  const performances = [
    who('Лель'),
    who('Тропинка'),
    who('лель '),
    who('Лель', 'Орёл'),
    who('', 'Орёл'),
    who('', 'Орёл'),
  ];
  expect(sceneTestSlots(performances, 'program')).toEqual([[0, 2], [1], [3], [4, 5]]);
  expect(sceneTestSlots(performances, 'reverse')).toEqual([[4, 5], [3], [1], [0, 2]]);
});
