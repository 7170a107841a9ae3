import { expect, it } from 'vitest';
import { datesStep, type PreparedDates } from './dates-step.ts';

const NAMED: PreparedDates = {
  ...{ opens: null, closes: '1 марта, 23:59', freezes: null },
  ...{ isEarly: false, isClosed: false, isLate: false },
};
const told = (dates: Partial<PreparedDates>) => {
  const { state, fact } = datesStep({ ...NAMED, ...dates });
  return `${state}: ${fact}`;
};

it('tells from when applications come in, while they do not yet', () => {
  const opens = '1 февраля, 10:00';
  expect(told({ opens })).toBe('done: принимаем до 1 марта, 23:59');
  expect(told({ opens, isEarly: true })).toBe('done: приём с 1 февраля, 10:00 до 1 марта, 23:59');
  expect(told({ opens, isEarly: true, isLate: true })).toBe(
    'now: приём с 1 февраля, 10:00, до 1 марта, 23:59: позже конца мероприятия',
  );
  expect(told({ opens, isEarly: true, closes: null })).toBe(
    'waiting: приём с 1 февраля, 10:00, последний день приёма не назначен',
  );
});

it('tells until when applications come in and are corrected, and what is wrong with it', () => {
  expect(told({})).toBe('done: принимаем до 1 марта, 23:59');
  expect(told({ freezes: '5 марта, 12:00' })).toBe('done: принимаем до 1 марта, 23:59, правки до 5 марта, 12:00');
  expect(told({ isClosed: true })).toBe('done: приём закончился 1 марта, 23:59');
  expect(told({ isLate: true })).toBe('now: приём до 1 марта, 23:59: позже конца мероприятия');
  expect(told({ closes: null })).toBe('waiting: последний день приёма не назначен');
  expect(told({ closes: null, freezes: '5 марта, 12:00' })).toBe(
    'waiting: последний день приёма не назначен, правки до 5 марта, 12:00',
  );
});
