import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  guessTenths,
  guessUnit,
  hasTenths,
  hasThreeParts,
  isBare,
  isInDoubt,
  readDuration,
  saysUnit,
  spanText,
  USUAL,
  type Meaning,
} from './durations.ts';

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
    expect(readDuration(text, USUAL)).toBe(seconds);
  });
  it('without a sign counts what the column counts', () => {
    expect(readDuration('220', { ...USUAL, unit: 'seconds' })).toBe(220);
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

describe('a duration with two meanings', () => {
  const UNSAID: Meaning = { unit: null, tenths: null, threeParts: null };
  const IN_MINUTES: Meaning = { ...UNSAID, unit: 'minutes' };

  it.each([
    ['3:45:00', 13_500, 225],
    ['03:45:00', 13_500, 225],
    ['3.45.00', 13_500, 225],
    ['12:05:00', 43_500, 725],
    ['1:02:00', 3_720, 62],
  ])('«%s» is %i seconds as hours and %i as minutes', (text, hours, minutes) => {
    expect([hasThreeParts(text), isInDoubt(text, IN_MINUTES)]).toEqual([true, true]);
    expect(readDuration(text, { ...USUAL, threeParts: 'hours' })).toBe(hours);
    expect(readDuration(text, { ...USUAL, threeParts: 'minutes' })).toBe(minutes);
  });

  it.each([
    ['3,4', 204, 220],
    ['3.4', 204, 220],
    ['0,5', 30, 50],
    ['12,1', 726, 730],
  ])('«%s» is %i seconds as a part of a minute and %i as seconds without their zero', (text, part, seconds) => {
    expect([hasTenths(text), isInDoubt(text, IN_MINUTES)]).toEqual([true, true]);
    expect(readDuration(text, { ...USUAL, tenths: 'part' })).toBe(part);
    expect(readDuration(text, { ...USUAL, tenths: 'seconds' })).toBe(seconds);
  });

  it.each(['0:03:45', '3:45', '3:45:30', '3,7', '3,0', '3,45', '5', '7’20”', '3 мин 24 сек', 'скоро', ''])(
    '«%s» has one meaning in a column of minutes',
    (text) => expect(isInDoubt(text, IN_MINUTES)).toBe(false),
  );

  it('a number asks for its unit first, and tenths of a second ask nothing more', () => {
    expect(['5', '3,4', '3:45'].map((text) => isInDoubt(text, UNSAID))).toEqual([true, true, false]);
    expect(isInDoubt('3,4', { ...UNSAID, unit: 'seconds' })).toBe(false);
    expect(readDuration('3,4', { ...USUAL, unit: 'seconds', tenths: 'seconds' })).toBe(3);
  });

  it.each([
    [['3,4', '3,45'], 'seconds'],
    [['3,4', '3.7'], 'part'],
    [['3,4', '3,45', '3,7'], null],
    [['3,4', '5', '3:20'], null],
  ])('the column %j tells of «3,4»: %s', (cells, meaning) => expect(guessTenths(cells)).toBe(meaning));

  it('whatever is not in doubt reads the same by every meaning', () => {
    const digits = fc.integer({ min: 0, max: 99 }).map(String);
    const padded = digits.map((text) => text.padStart(2, '0'));
    const sign = fc.constantFrom(':', '.', ',', ' мин ', "'", '’');
    const text = fc
      .tuple(digits, fc.option(fc.tuple(sign, fc.oneof(digits, padded))), fc.option(fc.tuple(sign, padded)))
      .map(([first, second, third]) => [first, ...(second ?? []), ...(third ?? [])].join(''));
    const said = (tenths: 'part' | 'seconds', threeParts: 'hours' | 'minutes') => ({ ...USUAL, tenths, threeParts });
    fc.assert(
      fc.property(text, (typed) => {
        const all = (['part', 'seconds'] as const).flatMap((tenths) =>
          (['hours', 'minutes'] as const).map((parts) => readDuration(typed, said(tenths, parts))),
        );
        expect(new Set(all).size, typed).toBe(isInDoubt(typed, IN_MINUTES) ? 2 : 1);
      }),
      { numRuns: 3_000 },
    );
  });

  it('is read back with its hours', () => {
    expect([225, 13_500, 13_530].map((seconds) => spanText(seconds).replaceAll('\u00A0', ' '))).toEqual([
      '3:45',
      '3 ч 45 мин',
      '3 ч 45 мин 30 с',
    ]);
  });
});
