import { expect, it } from 'vitest';
import { endingOf, lengthDifference, recordingName, soundTitle } from './sound.ts';

const item = { performer: '', collective: 'Берёзка', pieceTitle: 'Калинка', title: '' };

it('a length differs where the file and the plan are more than five seconds apart, and both are known', () => {
  expect(lengthDifference(222, 222)).toBe(0);
  expect(lengthDifference(220, 225)).toBe(0);
  expect(lengthDifference(220, 226)).toBe(6);
  expect(lengthDifference(220, 200)).toBe(-20);
  expect(lengthDifference(0, 200)).toBe(0);
  expect(lengthDifference(220, null)).toBe(0);
});

it('a file is named by its place in the order, with as many digits as the order needs', () => {
  expect(recordingName(item, { place: 7, of: 12, file: 1, files: 1 })).toBe('007 Берёзка, Калинка');
  expect(recordingName(item, { place: 7, of: 12, file: 2, files: 2 })).toBe('007-2 Берёзка, Калинка');
  expect(recordingName(item, { place: 7, of: 4_000, file: 1, files: 1 })).toBe('0007 Берёзка, Калинка');
});

it('a performance is named by who performs what, and by anything where nobody is named', () => {
  expect(soundTitle({ ...item, performer: 'Лель' })).toBe('Лель, Калинка');
  expect(soundTitle({ ...item, collective: '', pieceTitle: '', title: 'Выход' })).toBe('Выход');
  expect(soundTitle({ ...item, collective: '', pieceTitle: '' })).toBe('без названия');
});

it('an ending is of letters and digits', () => {
  expect(['Вальс.MP3', 'Вальс. И ещё', 'Вальс', '.m4a'].map(endingOf)).toEqual(['mp3', 'bin', 'bin', 'm4a']);
});
