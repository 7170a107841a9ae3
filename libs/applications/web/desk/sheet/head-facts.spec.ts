import { expect, it } from 'vitest';
import { headFacts } from './head-facts.ts';

type Said = Parameters<typeof headFacts>[0][number]['answers'][number];
const said = (...answers: [Said['tag'], string][]) => ({
  answers: answers.map(([tag, text], at) => ({ fieldGuid: `f${at}`, title: 'Поле', tag, text })),
});

it('tells the city and the institution where one is said, and each person once', () => {
  expect(headFacts([])).toEqual({ city: '', institution: '', people: '' });
  const club = said(['collective', 'Жар-птица'], ['city', 'Кострома'], ['institution', 'Дворец творчества']);
  const dance = said(['pieceTitle', 'Кадриль'], ['personFullName', 'Анна'], ['city', ' Кострома ']);
  const other = said(['personFullName', 'Анна'], ['personFullName', 'Пётр'], [null, 'Тула']);
  expect(headFacts([club, dance, other])).toEqual({
    ...{ city: 'Кострома', institution: 'Дворец творчества', people: '2\u00a0человека' },
  });
  // Of two cities neither is the application's.
  expect(headFacts([club, said(['city', 'Тула'])]).city).toBe('');
});
