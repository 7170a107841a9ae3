import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAPER_FIELDS, PAPER_FONTS, PAPER_MOTIFS } from '@rampa/kernel';
import { paperBoxes, paperSheet } from '@rampa/contract';
import { motifSvg } from '../motifs/index.ts';
import { READY_KEYS, readyPaper } from '../ready/index.ts';
import {
  drawnBox,
  drawnBoxes,
  fieldCalled,
  filledText,
  fitText,
  FONT_FACES,
  freshSheet,
  inCase,
  placeholderOf,
  placeholdersIn,
  PAPER_FIELD_WORDS,
  SAMPLE_FACTS,
  sizesOf,
  standingOf,
  type TextBox,
} from './index.ts';

/** Every letter half an em. */
const widthOf = (text: string) => Array.from(text).length / 2;
const tools = { widthOf: () => widthOf, pathOf: () => '/picture.jpg', qrOf: () => '<svg/>' };
const guids = () => {
  let count = 0;
  return () => `00000000-0000-7000-8000-${String(++count).padStart(12, '0')}`;
};
const box: TextBox = {
  ...{ guid: guids()(), left: 280, top: 300, width: 1540, height: 300, rotation: 0, isLocked: false, groupGuid: null },
  ...{ kind: 'text', text: '{исполнитель}', font: 'onest', size: 460, minSize: 110, isFitted: true, maxLines: 2 },
  ...{ leading: 120, tracking: 0, align: 'center', vertical: 'middle', letterCase: 'typed', color: '#000000' },
  hidesWhenEmpty: true,
};

describe('placeholders', () => {
  it('are one for each field, found whatever their case and ё', () => {
    for (const field of PAPER_FIELDS) expect(fieldCalled(placeholderOf(field).slice(1, -1))).toBe(field);
    expect(fieldCalled(' ИСПОЛНИТЕЛЬ ')).toBe('performer');
    expect(new Set(Object.values(PAPER_FIELD_WORDS).map(({ name }) => name)).size).toBe(PAPER_FIELDS.length);
  });

  it('what is no field (any more) is told, and says nothing on paper', () => {
    expect(placeholdersIn('{Исполнитель} и {любимый цвет}')).toEqual({
      fields: ['performer'],
      unknown: ['любимый цвет'],
    });
    expect(filledText('Цвет: {любимый цвет}', SAMPLE_FACTS)).toEqual({ text: 'Цвет:', isEmpty: true });
  });

  it('a value is never searched again', () => {
    const facts = { ...SAMPLE_FACTS, performer: '{номер} {город}' };
    expect(filledText('{исполнитель}', facts).text).toBe('{номер} {город}');
  });

  it.each([
    ['{учреждение}, {город}', { institution: '' }, 'Кострома'],
    ['{учреждение}, {город}', { city: '' }, 'Детская школа искусств № 4'],
    ['{коллектив}\n{откуда}', { collective: '' }, 'Детская школа искусств № 4, Кострома'],
    ['Да\n\nнет', {}, 'Да\n\nнет'],
  ])('%j with %j leaves no gap: %j', (text, empty, told) => {
    expect(filledText(text, { ...SAMPLE_FACTS, ...empty }).text).toBe(told);
  });

  it('a box whose fields are all empty is empty, one with words alone is not', () => {
    expect(filledText('Номинация: {номинация}', { ...SAMPLE_FACTS, nomination: ' ' }).isEmpty).toBe(true);
    expect(filledText('награждается', SAMPLE_FACTS).isEmpty).toBe(false);
  });
});

describe('a text in the box of a template', () => {
  it('shrinks from its size to the smallest, and says so', () => {
    expect(fitText('Лель', box, widthOf)).toEqual({ size: 46, lines: ['Лель'], state: 'fits' });
    const long = fitText('Образцовый ансамбль песни и танца «Сурские зори»', box, widthOf);
    expect(long.state).toBe('shrunk');
    expect(long.lines).toHaveLength(2);
    expect(fitText('а'.repeat(400), box, widthOf).state).toBe('over');
    expect(sizesOf(box).at(-1)).toBe(11);
    expect(sizesOf({ ...box, isFitted: false })).toEqual([46]);
  });

  it('keeps its own line feeds, its number of lines and its case', () => {
    expect(fitText('за мастерство,\nза терпение', box, widthOf).lines).toEqual([
      'за\u00A0мастерство,',
      'за\u00A0терпение',
    ]);
    expect(fitText('раз\nдва\nтри', box, widthOf).state).toBe('over');
    expect([inCase('ёлка', 'upper'), inCase('Ёлка', 'lower'), inCase('ёлка', 'sentence')]).toEqual([
      'ЁЛКА',
      'ёлка',
      'Ёлка',
    ]);
  });

  it('never loses a letter and never leaves the box unsaid', () => {
    const words = fc.array(fc.stringMatching(/^[а-яё«»]{1,25}$/u), { minLength: 1, maxLength: 25 });
    const shapes = fc.record({
      width: fc.integer({ min: 5, max: 3_000 }),
      height: fc.integer({ min: 5, max: 3_000 }),
      size: fc.integer({ min: 40, max: 3_000 }),
      minSize: fc.integer({ min: 40, max: 3_000 }),
      maxLines: fc.integer({ min: 1, max: 40 }),
      tracking: fc.integer({ min: -100, max: 1_000 }),
      leading: fc.integer({ min: 80, max: 300 }),
    });
    fc.assert(
      fc.property(words, shapes, (said, shape) => {
        const one = { ...box, ...shape };
        const { size, lines, state } = fitText(said.join(' '), one, widthOf);
        expect(lines.join('').replace(/[ \u00A0«»„“]/gu, '')).toBe(said.join('').replace(/[«»]/gu, ''));
        expect(size).toBeLessThanOrEqual(one.size / 10);
        if (state === 'over') return;
        const points = 72 / 254;
        expect(lines.length).toBeLessThanOrEqual(one.maxLines);
        expect((lines.length * size * one.leading) / 100).toBeLessThanOrEqual(one.height * points + 1e-4);
        for (const line of lines) {
          const wide = (widthOf(line) + (line.length * one.tracking) / 1000) * size;
          expect(wide).toBeLessThanOrEqual(one.width * points + 1e-4);
        }
      }),
    );
  });

  it('reaches the press as data, whatever is typed', () => {
    const hostile = '#panic("x") $a$ `raw` \\ "quoted" </script> {{}} */ // <a>';
    const drawn = drawnBox({ ...box, text: hostile, maxLines: 9 }, SAMPLE_FACTS, tools)!;
    expect(JSON.parse(JSON.stringify(drawn))).toEqual(drawn);
    expect(drawn.lines!.join(' ')).toContain('#panic(');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const one = drawnBox({ ...box, text }, SAMPLE_FACTS, tools);
        if (one) expect(JSON.parse(JSON.stringify(one))).toEqual(one);
      }),
    );
  });
});

describe('a sheet', () => {
  const sheet = freshSheet('A4', 'portrait');

  it('knows which box nobody would see', () => {
    expect(standingOf(box, sheet)).toBe('inside');
    expect(standingOf({ ...box, left: -200 }, sheet)).toBe('crossing');
    expect(standingOf({ ...box, left: 2_100 }, sheet)).toBe('outside');
    expect(standingOf({ ...box, width: 2_000, left: 50, height: 10, rotation: 90, top: 1_500 }, sheet)).toBe('inside');
    expect(standingOf({ ...box, width: 2_000, left: 50, height: 10, rotation: 90, top: 2_500 }, sheet)).toBe(
      'crossing',
    );
  });

  it.each(PAPER_MOTIFS)('%s is drawn for any sheet, the same each time, without a script', (motif) => {
    for (const [width, height] of [
      [500, 500],
      [1_480, 2_100],
      [4_200, 2_970],
    ] as const) {
      const one = { ...sheet, size: 'custom' as const, width, height, motif };
      const svg = motifSvg(one)!;
      expect(svg).toBe(motifSvg(one));
      expect(svg).not.toMatch(/NaN|Infinity|undefined|<script|href/);
      expect(svg.length).toBeLessThan(80_000);
    }
  });
});

describe('the ready templates', () => {
  it('are twelve, each within the limits of the contract and inside its sheet, upright and broad', () => {
    expect(READY_KEYS).toHaveLength(12);
    const orientations = new Set<string>();
    for (const key of READY_KEYS) {
      const { sheet, boxes } = readyPaper(key, guids());
      expect(paperSheet.parse(sheet)).toEqual(sheet);
      expect(paperBoxes.parse(boxes)).toEqual(boxes);
      expect(boxes.map((one) => standingOf(one, sheet)).filter((standing) => standing !== 'inside')).toEqual([]);
      for (const one of boxes) if (one.kind === 'text') expect(placeholdersIn(one.text).unknown).toEqual([]);
      expect(new Set(boxes.map(({ guid }) => guid)).size).toBe(boxes.length);
      expect(drawnBoxes({ sheet, boxes }, SAMPLE_FACTS, tools).length).toBeGreaterThan(8);
      orientations.add(sheet.orientation);
    }
    expect([...orientations].toSorted()).toEqual(['landscape', 'portrait']);
  });

  it('has a face for every font', () => {
    expect(Object.keys(FONT_FACES)).toEqual([...PAPER_FONTS]);
  });
});
