import { expect, it } from 'vitest';
import { namedSome, toldFaults, type DayFault } from './day-faults.ts';

const faults: DayFault[] = [
  { cure: 'displays', text: 'экран' },
  { cure: 'links', text: 'не открыта', isDoubt: true },
  { cure: 'program', text: 'время', program: 'p' },
  { cure: 'links', text: 'кончается' },
  { cure: 'judges', text: 'номинация' },
];
const told = (isJudged = true, sees: (section: string) => boolean = () => true) =>
  toldFaults(faults, isJudged, sees).map(({ text }) => text);

it('what stops the day stands before doubts, each with the page that mends it', () => {
  expect(told()).toEqual(['номинация', 'кончается', 'время', 'экран', 'не открыта']);
  const [judges, , program] = toldFaults(faults, true, () => true);
  expect(judges).toEqual({ text: 'номинация', isDoubt: false, title: 'Судьи и доступы', to: 'judges' });
  expect(program!.to).toBe('program?competitionProgramGuid=p');
});

it('a festival without marks hears nothing of judging, and nobody of what is closed to him', () => {
  expect(told(false)).toEqual(['время', 'экран']);
  expect(told(true, (section) => section === 'program')).toEqual(['время']);
});

it.each([
  [['А'], 'А'],
  [['А', 'Б', 'В'], 'А, Б, В'],
  [['А', 'Б', 'В', 'Г', 'Д'], 'А, Б, В и\u00A0ещё\u00A02'],
])('%j are named: %s', (names, text) => expect(namedSome(names)).toBe(text));
