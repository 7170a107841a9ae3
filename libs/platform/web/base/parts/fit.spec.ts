import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fit, fitParagraph, type FitLines } from './fit.ts';

/** A made-up font: every letter is half its size wide, a line 1.1 of it high. */
function measure(text: string, room: number) {
  const wide = (part: string, size: number) => part.length * size * 0.5;
  return (size: number, lines: FitLines) => {
    if (lines === 1) return { width: wide(text, size), height: size * 1.1 };
    let used = '';
    let count = 1;
    let width = 0;
    for (const word of text.split(' ')) {
      const next = used === '' ? word : `${used} ${word}`;
      if (wide(next, size) > room && used !== '') {
        count++;
        used = word;
      } else used = next;
      width = Math.max(width, wide(used, size));
    }
    return { width, height: lines === 2 && count > 2 ? Infinity : count * size * 1.1 };
  };
}

const room = { width: 1000, height: 300, max: 200, min: 80 };

describe('fit', () => {
  it('leaves a short name big', () => {
    expect(fit(room, measure('Жар', 1000))).toEqual({ size: 200, lines: 1, isTooLong: false, isUnfit: false });
  });
  it('shrinks a slightly long one on its line', () => {
    expect(fit(room, measure('Жар-птица-11', 1000))).toMatchObject({ lines: 1, isTooLong: false, isUnfit: false });
  });
  it('shrinks it further where a part keeps a size of its own', () => {
    const mixed = (size: number) => ({ width: 5 * size * 0.5 + 560, height: size * 1.1 });
    const found = fit(room, mixed);
    expect(found).toMatchObject({ lines: 1, isTooLong: false, isUnfit: false });
    expect(mixed(found.size).width).toBeLessThanOrEqual(room.width + 1);
  });
  it('shrinks it further where every letter stands on a whole pixel', () => {
    const text = 'Частный педагог, пгт Усть-Камчатск';
    const whole = (size: number, lines: FitLines = 1) => ({
      width: text.length * Math.round(size * 0.52),
      height: lines === 1 ? size * 1.1 : Infinity,
    });
    for (let width = 800; width < 1000; width += 7) {
      const found = fit({ width, height: 100, max: 60, min: 40 }, whole);
      expect(found).toMatchObject({ lines: 1, isUnfit: false });
      expect(whole(found.size).width).toBeLessThanOrEqual(width);
    }
  });
  it('breaks a long one into two lines', () => {
    expect(fit(room, measure('Серебряные колокольчики', 1000))).toMatchObject({ lines: 2, isTooLong: false });
  });
  it('calls the hopeless one too long, at the smallest size', () => {
    const text = 'Муниципальное бюджетное учреждение дополнительного образования детей';
    expect(fit(room, measure(text, 1000))).toEqual({ size: 80, lines: 2, isTooLong: true, isUnfit: true });
  });
  it('a name of 300 letters takes more lines and stays inside, as large as that allows', () => {
    const text = 'Муниципальное бюджетное учреждение '.repeat(9).trim();
    const found = fit({ ...room, floor: 24 }, measure(text, 1000));
    expect(found).toMatchObject({ lines: 'many', isTooLong: true });
    expect(found.size).toBeGreaterThanOrEqual(24);
    const taken = measure(text, 1000)(found.size, 'many');
    expect(taken.height).toBeLessThanOrEqual(301);
    expect(measure(text, 1000)(found.size + 4, 'many').height).toBeGreaterThan(300);
  });
  it('a paragraph is as large as its box allows', () => {
    const text = 'Просим всех занять свои места, мы начинаем второе отделение';
    expect(fitParagraph(room, measure('Начинаем', 1000))).toEqual({
      size: 200,
      lines: 'many',
      isTooLong: false,
      isUnfit: false,
    });
    const found = fitParagraph({ ...room, min: 40 }, measure(text, 1000));
    expect(found.isTooLong).toBe(false);
    expect(measure(text, 1000)(found.size, 'many').height).toBeLessThanOrEqual(301);
  });
  it('never answers a size at which the text leaves the box, unless it says so', () => {
    const word = fc.string({ unit: fc.constantFrom('а', 'б', 'в'), minLength: 1, maxLength: 14 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
        const text = words.join(' ');
        const found = fit(room, measure(text, 1000));
        expect(found.size).toBeLessThanOrEqual(200);
        expect(found.size).toBeGreaterThanOrEqual(80);
        if (found.isTooLong) return;
        const taken = measure(text, 1000)(found.size, found.lines);
        expect(taken.width).toBeLessThanOrEqual(1001);
        expect(taken.height).toBeLessThanOrEqual(301);
      }),
    );
  });
});
