import { describe, expect, it } from 'vitest';
import { guessUnit, isBare, readDuration, saysUnit } from './durations.ts';

describe('a duration', () => {
  it.each([
    ['5', 300],
    ['5:30', 330],
    ['05:30', 330],
    ['7’20”', 440],
    ['7\'20"', 440],
    ['7′20″', 440],
    ["7'20''", 440],
    ['7’', 420],
    ['7 мин 20 сек', 440],
    ['7 мин. 20 сек.', 440],
    ['7мин20', 440],
    ['7\u00A0минут 20\u00A0секунд', 440],
    ['3 м 40 с', 220],
    ['3.45', 225],
    ['3,45', 225],
    ['3,5', 210],
    ['3,5 мин', 210],
    ['1:02:00', 3720],
    ['0:03:40', 220],
    ['1 ч 2 мин', 3720],
    ['1 час', 3600],
    ['90 сек', 90],
    ['0', 0],
    ['скоро', null],
    ['3:75', null],
    ['1:75:00', null],
    ['3-4 мин', null],
    ['', null],
    ['мин', null],
  ])('«%s» is %s seconds in a column of minutes', (text, seconds) => {
    expect(readDuration(text, 'minutes')).toBe(seconds);
  });
  it('without a sign counts what the column counts', () => {
    expect(readDuration('220', 'seconds')).toBe(220);
    expect([isBare('5'), isBare('3,5'), isBare('3.45'), isBare('5 мин')]).toEqual([true, true, false, false]);
  });
});

describe('the unit of a column', () => {
  it.each([
    ['Длительность, мин', ['220'], 'minutes', true],
    ['Хронометраж (сек.)', ['5'], 'seconds', true],
    ['Время (мин:сек)', ['5', '3:40'], 'minutes', false],
    ['Длительность', ['5', '4', '12'], 'minutes', false],
    ['Длительность', ['220', '180'], 'seconds', false],
    ['Длительность', ['5', '220'], null, false],
    ['', ['45'], null, false],
  ])('«%s» of %s is %s', (heading, cells, unit, isSaid) => {
    expect([guessUnit(heading, cells), saysUnit(heading)]).toEqual([unit, isSaid]);
  });
});
