import { describe, expect, it } from 'vitest';
import { contrast } from '@rampa/kernel';
import {
  colorsFault,
  contrastText,
  isReadable,
  LEAST_CONTRAST,
  nearestReadable,
  STATUS_PALETTE,
  wholeColor,
} from './status-colors.ts';
import { foldedTitle, freeTitle, initialStatus, isLastActive, sameTitle, STARTING_STATUSES } from './statuses.ts';

const on = (backgroundColor: string, fontColor: string) => ({ backgroundColor, fontColor });

describe('colours of a status', () => {
  it('are read wherever the house offers them', () => {
    for (const colors of [...STATUS_PALETTE, ...STARTING_STATUSES.application, ...STARTING_STATUSES.block]) {
      expect(colorsFault(colors), JSON.stringify(colors)).toBeNull();
    }
  });

  it('may be written short', () => {
    expect(['#fff', '#0A1b2C', 'abc', ' #FFC24A '].map(wholeColor)).toEqual([
      '#FFFFFF',
      '#0A1B2C',
      '#AABBCC',
      '#FFC24A',
    ]);
    expect(['', '#ffff', 'red', '#12345g', 'url(x)'].map(wholeColor)).toEqual([null, null, null, null, null]);
    expect(isReadable(on('#fff', '#000'))).toBe(true);
  });

  it('are refused below 4.5 to 1 and not above', () => {
    // #767676 on white is the lightest grey of WCAG's own examples, 4.54; #777777 is 4.48.
    expect(isReadable(on('#FFFFFF', '#767676'))).toBe(true);
    expect(isReadable(on('#FFFFFF', '#777777'))).toBe(false);
    expect(contrastText(on('#FFFFFF', '#777777'))).toBe('4,4');
    expect(colorsFault(on('#FFFFFF', '#777777'))).toContain('контраст 4,4, а нужно не меньше 4,5');
    expect(colorsFault(on('#FFFFFF', 'жёлтый'))).toBe('Цвет пишется так: #FFC24A');
  });

  it('get the nearest that is read: darker on a light ground, lighter on a dark one, and itself where it is read', () => {
    expect(nearestReadable(on('#FFFFFF', '#777777'))).toBe('#767676');
    expect(nearestReadable(on('#000000', '#555555'))).toMatch(/^#7[0-9A-F]/);
    expect(nearestReadable(on('#FFFFFF', '#123456'))).toBe('#123456');
    const grounds = Array.from({ length: 6 }, (_, index) => index * 51);
    for (const red of grounds) {
      for (const green of grounds) {
        for (const blue of [0, 119, 255]) {
          const ground = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
          const found = nearestReadable(on(ground, ground));
          expect(contrast(found, ground), ground).toBeGreaterThanOrEqual(LEAST_CONTRAST);
        }
      }
    }
  });
});

describe('titles of statuses', () => {
  const list = [
    { guid: 'a', title: 'Принята' },
    { guid: 'b', title: 'Ещё раз' },
  ];

  it('are one however they are spelt', () => {
    expect(sameTitle('  приНЯТА.', list)).toBe(list[0]);
    expect(sameTitle('Еще  раз', list)).toBe(list[1]);
    expect(sameTitle('принята', list, 'a')).toBeUndefined();
    expect(foldedTitle(' – ')).toBe('');
  });

  it('are numbered where nobody has named them', () => {
    expect(freeTitle('Новый статус', [])).toBe('Новый статус');
    expect(freeTitle('Новый статус', ['новый  статус', 'Новый статус 2'])).toBe('Новый статус 3');
  });
});

it('the first that is switched on is given to what comes in, and the last of them stays', () => {
  const list = [
    { guid: 'a', isActive: false },
    { guid: 'b', isActive: true },
  ];
  expect(initialStatus(list)).toBe(list[1]);
  expect(initialStatus([])).toBeNull();
  expect([isLastActive(list, 'b'), isLastActive(list, 'a')]).toEqual([true, false]);
  expect(isLastActive([...list, { guid: 'c', isActive: true }], 'b')).toBe(false);
});

it('a new event begins with titles of its own, one of them accepted', () => {
  for (const list of Object.values(STARTING_STATUSES)) {
    expect(new Set(list.map(({ title }) => foldedTitle(title))).size).toBe(list.length);
  }
  expect(STARTING_STATUSES.application.filter(({ isAccepted }) => isAccepted).map(({ title }) => title)).toEqual([
    'Принята',
  ]);
  expect(initialStatus(STARTING_STATUSES.application)!.title).toBe('Новая');
});
