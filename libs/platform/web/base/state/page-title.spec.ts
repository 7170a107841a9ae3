import { expect, it } from 'vitest';
import { pageTitle, titleWithin } from './page-title.ts';

it('a title ends with the portal’s phrase', () => {
  expect(pageTitle('Протокол')).toBe('Протокол – Портал для проведения фестивалей');
  expect(pageTitle('')).toBe('Портал для проведения фестивалей');
});

it('a page of the stage names its program, where one is open, and its event', () => {
  expect(titleWithin('Лист оценок', 'Конкурсный день', 'Светлояр')).toBe('Лист оценок: Конкурсный день, Светлояр');
  expect(titleWithin('Лист оценок', null, 'Светлояр')).toBe('Лист оценок: Светлояр');
  expect(titleWithin('Лист оценок', null, '')).toBe('Лист оценок');
});
