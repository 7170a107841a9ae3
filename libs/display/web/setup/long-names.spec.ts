import { describe, expect, it } from 'vitest';
import { isTooLong, leavesHead, longNames, shapeOf } from './long-names.ts';

/** A fictitious font: every letter is 0.55 of its size wide. */
const widthOf = (text: string) => text.length * 0.55;
const LONG = 'Муниципальное бюджетное учреждение дополнительного образования детская школа искусств';

describe('long names', () => {
  it('a name of two full lines is not too long, one of three is', () => {
    expect(isTooLong('Серебряные колокольчики Заволжья', 16 / 9, widthOf)).toBe(false);
    expect(isTooLong(LONG, 16 / 9, widthOf)).toBe(true);
  });

  it('what fits a wide screen may be too long for a narrow one', () => {
    const name = 'Серебряные колокольчики Заволжья';
    expect([16 / 9, 9 / 16].map((ratio) => isTooLong(name, ratio, widthOf))).toEqual([false, true]);
  });

  it('are listed with the shapes of the screens that are there', () => {
    const all = [
      { number: '1', name: 'Лель' },
      { number: '2', name: LONG },
    ];
    expect(longNames(all, [], widthOf)).toEqual([{ number: '2', name: LONG, shapes: ['16:9'] }]);
    expect(longNames(all, [1.777, 16 / 9, 4 / 3], widthOf)).toEqual([
      { number: '2', name: LONG, shapes: ['16:9', '4:3'] },
    ]);
  });

  it('a nomination leaves the head where two lines do not hold it beside the age', () => {
    const long = 'Эстрадный танец, стилизация народного танца, детский танец, танцы народов мира и шоу';
    const leaves = (ratio: number, title = long) => leavesHead(title, 'смешанная группа · ансамбль', ratio, widthOf);
    expect([16 / 9, 4 / 3, 9 / 16].map((ratio) => leaves(ratio))).toEqual([false, true, true]);
    expect([16 / 9, 4 / 3, 9 / 16].map((ratio) => leaves(ratio, 'Соло'))).toEqual([false, false, false]);
    expect(leaves(4 / 3, '')).toBe(false);
  });

  it.each([
    [1920 / 1080, '16:9'],
    [1024 / 768, '4:3'],
    [1080 / 1920, '9:16'],
    [3.2, '3,2:1'],
    [0.4, '1:2,5'],
  ])('%f is called %s', (ratio, shape) => expect(shapeOf(ratio)).toBe(shape));
});
