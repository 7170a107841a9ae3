import { expect, it } from 'vitest';
import { daysOf, goingOn, stateOf, type MobileEntry } from './mobile-model.ts';

const PERSON = { number: '1', performer: 'Лель', collective: '', city: '', pieceTitle: '', group: '' };
const entry = (title: string, given: Partial<MobileEntry> = {}): MobileEntry => ({
  ...{ guid: title, programKey: title, title, place: '', dateTimeBegin: null },
  ...{ performanceCount: 3, doneCount: 0, protocolPath: null, onStage: null },
  ...given,
});

it('puts programs under their days in the event’s own time zone, those without a time last', () => {
  const programs = [
    entry('гала'),
    entry('ночная', { dateTimeBegin: '2026-11-21T17:30:00.000Z' }),
    entry('утро', { dateTimeBegin: '2026-11-21T03:00:00.000Z' }),
    entry('вечер', { dateTimeBegin: '2026-11-21T12:00:00.000Z' }),
  ];
  const days = daysOf({ programs, timeZone: 'Asia/Novosibirsk' });
  expect(days.map(({ title, programs: of }) => [title, of.map((one) => one.title)])).toEqual([
    ['суббота, 21\u00A0ноября', ['утро', 'вечер']],
    ['воскресенье, 22\u00A0ноября', ['ночная']],
    ['', ['гала']],
  ]);
});

it('says of each whether it is ahead, on stage, between two numbers, or over', () => {
  expect(stateOf(entry('a'))).toBe('ahead');
  expect(stateOf(entry('a', { onStage: PERSON }))).toBe('now');
  expect(stateOf(entry('a', { doneCount: 1 }))).toBe('going');
  expect(stateOf(entry('a', { doneCount: 3 }))).toBe('over');
  expect(goingOn([entry('a'), entry('b', { onStage: PERSON })]).map(({ title }) => title)).toEqual(['b']);
});
