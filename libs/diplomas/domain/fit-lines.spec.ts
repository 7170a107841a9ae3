import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitLines, type Box } from './fit-lines.ts';

/** Every letter half an em. */
const widthOf = (text: string) => Array.from(text).length / 2;
const box: Box = { sizes: [40, 20, 10], width: 200, height: 60, leading: 1.2 };

describe('a text in its box', () => {
  it('stands on one line at the largest size while it fits', () => {
    expect(fitLines('Лель', box, widthOf)).toEqual({ size: 40, lines: ['Лель'] });
  });

  it('is divided into lines of nearly the same length, and the last one is no orphan', () => {
    const { size, lines } = fitLines('ансамбль песни и танца «Зори» города Вологды', { ...box, height: 80 }, widthOf);
    expect(size).toBe(20);
    expect(lines.length).toBeLessThanOrEqual(3);
    const lengths = lines.map((line) => line.length);
    expect(Math.min(...lengths) / Math.max(...lengths)).toBeGreaterThan(0.5);
  });

  it('becomes smaller before any word is cut', () => {
    expect(fitLines('Достопримечательность', box, widthOf)).toEqual({ size: 10, lines: ['Достопримечательность'] });
  });

  it('cuts only a word wider than the box at the smallest size, and not inside a letter', () => {
    const { size, lines } = fitLines('и\u0306'.repeat(60), box, widthOf);
    expect(size).toBe(10);
    expect(lines.every((line) => /^(и\u0306)+$/u.test(line))).toBe(true);
  });

  it('holds no-break spaces together', () => {
    const { lines } = fitLines('школа искусств имени\u00A0П.\u00A0И.\u00A0Чайковского', box, widthOf);
    expect(lines.some((line) => line.includes('имени\u00A0П.\u00A0И.\u00A0Чайковского'))).toBe(true);
  });

  it('never loses a letter, and above the smallest size always keeps within the box', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[а-яё«»–.-]{1,30}$/u), { minLength: 1, maxLength: 30 }), (words) => {
        const { size, lines } = fitLines(words.join(' '), box, widthOf);
        expect(lines.join('').replaceAll(' ', '')).toBe(words.join(''));
        expect(lines.every((line) => widthOf(line) * size <= box.width + 1e-6)).toBe(true);
        if (size > 10) expect(lines.length * size * box.leading).toBeLessThanOrEqual(box.height);
      }),
    );
  });

  it('of nothing is no line', () => {
    expect(fitLines('  ', box, widthOf).lines).toEqual([]);
  });
});
