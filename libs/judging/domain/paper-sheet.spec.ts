import { describe, expect, it } from 'vitest';
import {
  cellKey,
  settled,
  sheetChanges,
  sheetCodeIn,
  type InForce,
  type ReadRow,
  type SheetLayout,
} from './paper-sheet.ts';

const scale = { min: 0, max: 10_000, step: 500 };
const technique = { guid: 'c1', title: 'Техника', ...scale };
const art = { guid: 'c2', title: 'Артистизм', ...scale };
const row = (item: string, number: string) => ({
  item,
  number,
  performer: `Участник ${number}`,
  title: '',
  criteria: ['c1', 'c2'],
});
const paper: SheetLayout = { criteria: [technique, art], rows: [row('a', '1'), row('b', '2')] };
const read = (item: string, ...marks: (number | null)[]): ReadRow => ({
  item,
  isAbstained: false,
  marks: Object.fromEntries(marks.flatMap((mark, at) => (mark === null ? [] : [[`c${at + 1}`, mark]]))),
});
const abstained = (item: string): ReadRow => ({ item, isAbstained: true, marks: {} });
const force = (marks: Record<string, [number | null, number]> = {}, off: string[] = []): InForce => ({
  marks: new Map(Object.entries(marks).map(([key, [value, version]]) => [key, { value, version }])),
  abstained: new Set(off),
});

describe('a code', () => {
  it.each([
    ['482719', '482719'],
    [' 482 719 ', '482719'],
    ['https://rampa.example/organizer/events/0197/protocols/paper?code=482719', '482719'],
    // A scanner types by the keys of the layout in force.
    ['реезыЖ..кфьзфюкг.щкпфтшяукюкг,сщвуё482719', '482719'],
    ['48271', null],
    ['', null],
  ])('%s is %s', (said, code) => expect(sheetCodeIn(said)).toBe(code));
});

describe('a sheet of before', () => {
  const changed = (now: Partial<SheetLayout>) => sheetChanges(paper, { ...paper, ...now });

  it('is as good as new when only a name was corrected', () => {
    expect(changed({ rows: [{ ...row('a', '1'), performer: 'Жар-птица' }, row('b', '2')] })).toEqual({
      words: [],
      isVoid: false,
    });
  });
  it('says what moved, came, went and has another number, and can still be read', () => {
    expect(changed({ rows: [row('b', '2'), row('a', '1')] })).toEqual({
      words: ['Порядок выступлений другой'],
      isVoid: false,
    });
    expect(changed({ rows: [row('a', '1'), row('c', '2а')] })).toEqual({
      words: ['Больше нет в программе этого судьи: №\u00A02', 'Нет на этом листе: №\u00A02а'],
      isVoid: false,
    });
    expect(changed({ rows: [row('a', '7'), row('b', '2')] }).words).toEqual([
      'Другие номера: №\u00A01 теперь №\u00A07',
    ]);
  });
  it('is void when a scale or the criteria are others', () => {
    expect(changed({ criteria: [technique, { ...art, max: 5_000 }] })).toEqual({
      words: ['Критерий «Артистизм»: шкала была 0–10, шаг 0,5, стала 0–5, шаг 0,5'],
      isVoid: true,
    });
    expect(changed({ criteria: [technique] }).words[0]).toBe('Критерия «Артистизм» больше нет');
    expect(changed({ rows: [{ ...row('a', '1'), criteria: ['c1'] }, row('b', '2')] })).toMatchObject({ isVoid: true });
  });
});

describe('two readings', () => {
  it('that agree give marks, and leave alone what is there already and what is empty', () => {
    const rows = [read('a', 8000, 9000), read('b', 7000, null)];
    const there = force({ [cellKey('a', 'c1')]: [8000, 3], [cellKey('b', 'c2')]: [6000, 1] });
    expect(settled(paper, rows, rows, there, [])).toEqual({
      questions: [],
      abstentions: [],
      marks: [
        { item: 'a', criterion: 'c2', value: 9000, base: 0 },
        { item: 'b', criterion: 'c1', value: 7000, base: 0 },
      ],
    });
  });

  it('that differ are asked about cell by cell, until each is decided', () => {
    const [first, second] = [[read('a', 8000, 9000)], [read('a', 8000, 6000), read('b', null, 5000)]];
    const { questions } = settled(paper, first, second, force(), []);
    expect(questions).toEqual([
      { item: 'a', criterion: 'c2', first: 9000, second: 6000, inForce: null, seen: 0 },
      { item: 'b', criterion: 'c2', first: null, second: 5000, inForce: null, seen: 0 },
    ]);
    const one = { item: 'a', criterion: 'c2', value: 6000, seen: 0 };
    expect(settled(paper, first, second, force(), [one]).questions).toHaveLength(1);
    const done = settled(paper, first, second, force(), [one, { item: 'b', criterion: 'c2', value: null, seen: 0 }]);
    expect(done.questions).toEqual([]);
    expect(done.marks.map(({ value }) => value)).toEqual([8000, 6000]);
  });

  it('never overwrite a mark of the tablet by themselves', () => {
    const rows = [read('a', 8000, 9000)];
    const there = force({ [cellKey('a', 'c1')]: [7500, 2] });
    expect(settled(paper, rows, rows, there, []).questions).toEqual([
      { item: 'a', criterion: 'c1', first: 8000, second: 8000, inForce: 7500, seen: 2 },
    ]);
    const chosen = { item: 'a', criterion: 'c1', value: 8000, seen: 2 };
    expect(settled(paper, rows, rows, there, [chosen]).marks[0]).toEqual({
      item: 'a',
      criterion: 'c1',
      value: 8000,
      base: 2,
    });
    const kept = settled(paper, rows, rows, there, [{ ...chosen, value: 7500 }]);
    expect(kept.marks.map(({ criterion }) => criterion)).toEqual(['c2']);
    // The judge has marked again since it was decided.
    const moved = force({ [cellKey('a', 'c1')]: [7000, 3] });
    expect(settled(paper, rows, rows, moved, [chosen]).questions).toHaveLength(1);
  });

  it('ask whether he abstained where they, or the tablet, say different things', () => {
    const [first, second] = [[abstained('a')], [read('a', 8000, null)]];
    const asked = settled(paper, first, second, force(), []).questions;
    expect(asked).toEqual([{ item: 'a', criterion: null, first: 1, second: 0, inForce: null, seen: 0 }]);
    const answer = { item: 'a', criterion: null, value: 1, seen: 0 };
    expect(settled(paper, first, second, force(), [answer])).toEqual({
      questions: [],
      marks: [],
      abstentions: [{ item: 'a', abstain: true }],
    });
    const marked = force({ [cellKey('a', 'c1')]: [7000, 1] });
    expect(settled(paper, first, first, marked, []).questions[0]).toMatchObject({ inForce: 0, seen: 2 });
    const off = settled(paper, [read('a', 8000, null)], [read('a', 8000, null)], force({}, ['a']), []);
    expect(off.questions[0]).toMatchObject({ criterion: null, inForce: 1 });
    const lifted = settled(paper, [read('a', 8000, null)], [read('a', 8000, null)], force({}, ['a']), [
      { item: 'a', criterion: null, value: 0, seen: 1 },
    ]);
    expect(lifted.abstentions).toEqual([{ item: 'a', abstain: false }]);
    expect(lifted.marks).toHaveLength(1);
  });
});
