import { expect, it } from 'vitest';
import { paperName } from './paper-name.ts';

const program = (title: string, dateTimeBegin: string | null = '2026-11-20T22:00:00.000Z') => ({
  title,
  dateTimeBegin,
  timeZone: 'Europe/Moscow',
});

it('names the program and its day, by the event’s own clock, once', () => {
  expect(paperName('Протокол', program('День первый'))).toBe('Протокол. День первый. 21 ноября');
  expect(paperName('Протокол', program('День первый. 21 ноября'))).toBe('Протокол. День первый. 21 ноября');
  expect(paperName('Программа', program('Гала-концерт', null))).toBe('Программа. Гала-концерт');
});

it('cuts the longest title between words and keeps the day behind it', () => {
  expect(paperName('Протокол', program('Очень '.repeat(40)))).toMatch(/ Очень\. 21 ноября$/);
  const title = 'День первый. Большой зал Дворца культуры, искусства и творчества имени Н. В. Абрамова';
  expect(paperName('Листы судей', program(title))).toBe(
    'Листы судей. День первый. Большой зал Дворца культуры, искусства. 21 ноября',
  );
});
