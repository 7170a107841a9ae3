import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  SHEET_KEEP_MS,
  evictOldestSheet,
  forgetOldSheets,
  forgetSheets,
  keptSheets,
  sheetKeyOf,
} from './kept-sheets.ts';

const NOW = Date.parse('2026-11-21T09:00:00.000Z');
const NAME = 'Мельникова Арина';

/** Keys are the object's own, as a browser's are. */
class Texts {
  [key: string]: unknown;
  getItem(key: string) {
    return (this[key] as string | undefined) ?? null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

let texts: Texts;
const keep = (program: string, judge: string, at: number) =>
  texts.setItem(
    sheetKeyOf(program, judge),
    JSON.stringify({
      state: { programTitle: program, items: [{ guid: `${program} 1`, performer: NAME, comment: 'Чисто' }] },
      ...{ epoch: 'e', revision: 1, at },
    }),
  );
const titles = (judge: string) => keptSheets(judge).map(({ programTitle }) => programTitle);

beforeEach(() => {
  texts = new Texts();
  vi.stubGlobal('localStorage', texts);
  keep('first', 'judge', NOW);
  keep('second', 'judge', NOW - SHEET_KEEP_MS - 1);
  keep('first', 'other', NOW - 1);
  texts.setItem('rampa.outbox.judge', '[]');
});
afterEach(() => vi.unstubAllGlobals());

describe('sheets on a tablet', () => {
  it('leave with their judge, and nobody else’s', () => {
    forgetSheets('judge', false);
    expect([titles('judge'), titles('other')]).toEqual([[], ['first']]);
    expect(texts.getItem('rampa.outbox.judge')).toBe('[]');
  });

  it('stay without a name where his marks still wait for the server', () => {
    forgetSheets('judge', true);
    expect(titles('judge')).toEqual(['first', 'second']);
    expect(keptSheets('judge')[0]!.items[0]).toMatchObject({ guid: 'first 1', performer: '', comment: '' });
    expect(JSON.stringify(keptSheets('judge'))).not.toContain(NAME);
  });

  it('leave by themselves after two weeks', () => {
    forgetOldSheets(NOW);
    expect([titles('judge'), titles('other')]).toEqual([['first'], ['first']]);
  });

  it('give their room to marks, the oldest first', () => {
    expect(evictOldestSheet()).toBe(true);
    expect([titles('judge'), titles('other')]).toEqual([['first'], ['first']]);
    expect([evictOldestSheet(), evictOldestSheet(), evictOldestSheet()]).toEqual([true, true, false]);
    expect(texts.getItem('rampa.outbox.judge')).toBe('[]');
  });
});
