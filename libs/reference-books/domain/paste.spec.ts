import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldedTitle } from './folded-title.ts';
import { judgedPaste, pastedTitles, TITLE_MAX } from './paste.ts';

describe('pasted lines', () => {
  it.each([
    ['1. Народный танец\n2. Эстрадный танец\r\n3) Вокал', ['Народный танец', 'Эстрадный танец', 'Вокал']],
    ['• Хор\n— Соло\n- Дуэт', ['Хор', 'Соло', 'Дуэт']],
    ['\n\n  Хор   большой \n \u200b\n', ['Хор большой']],
    ['10–12 лет\n3 курс\n1.5 ставки\n2-й класс', ['10–12 лет', '3 курс', '1.5 ставки', '2-й класс']],
    ['1\tНародный танец\t12\n2\tВокал\t', ['Народный танец', 'Вокал']],
    ['Хор; ансамбль', ['Хор; ансамбль']],
    ['1.', ['1.']],
    ['', []],
  ])('of %j are %j', (text, titles) => {
    expect(pastedTitles(text)).toEqual(titles);
  });

  it('keep their order, each trimmed, none empty', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (lines) => {
        const titles = pastedTitles(lines.join('\n'));
        for (const title of titles) expect([title.trim(), title === '']).toEqual([title, false]);
      }),
    );
  });
});

describe('what becomes of them', () => {
  const known = [
    { title: 'Звёздочки', isArchived: false },
    { title: 'Хор', isArchived: true },
  ];

  it('says which the book has, which come twice, which are too long and which find no place', () => {
    const titles = ['ЗВЕЗДОЧКИ', 'Соло', 'хор', ' соло ', 'Дуэт', 'а'.repeat(TITLE_MAX + 1), 'Трио'];
    expect(judgedPaste(titles, known, 2).map(({ state }) => state)).toEqual([
      { kind: 'known', of: 'Звёздочки', isArchived: false },
      { kind: 'new' },
      { kind: 'known', of: 'Хор', isArchived: true },
      { kind: 'double', of: 'Соло' },
      { kind: 'new' },
      { kind: 'long' },
      { kind: 'full' },
    ]);
  });

  it('new ones are never more than there is room, and no two of them are one', () => {
    const title = fc.constantFrom('ёлка', 'Елка', 'ЁЛКА', 'ел ка', 'Хор', 'Соло', 'й', 'и\u0306', 'Трио');
    fc.assert(
      fc.property(fc.array(title), fc.nat({ max: 5 }), (titles, room) => {
        const lines = judgedPaste(titles, known, room);
        const fresh = lines.filter(({ state }) => state.kind === 'new').map((line) => foldedTitle(line.title));
        expect(lines.map((line) => line.title)).toEqual(titles);
        expect(fresh.length).toBeLessThanOrEqual(room);
        expect(new Set([...fresh, 'звездочки', 'хор']).size).toBe(fresh.length + 2);
      }),
    );
  });
});
