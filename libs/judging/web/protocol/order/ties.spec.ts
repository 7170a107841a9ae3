import { describe, expect, it } from 'vitest';
import type { ProtocolView } from '@rampa/contract';
import { chairTies, performanceText, placesOf, pressed } from './ties.ts';

const row = (itemGuid: string, programGuid = 'p') => ({ itemGuid, programGuid, number: itemGuid, performer: 'Лель' });
const group = (ties: string[][], rows: object[]) => ({
  key: 'g',
  rows,
  ties: ties.map((itemGuids) => ({ itemGuids, place: 2, decision: null })),
});
const protocol = (groups: object[]) => ({ programGuid: 'p', groups }) as ProtocolView;

describe('ties of a protocol', () => {
  it('are those that its program has a part in', () => {
    const own = group([['2', '1']], [row('1'), row('2', 'q')]);
    const foreign = group([['3', '4']], [row('3', 'q'), row('4', 'q')]);
    const ties = chairTies(protocol([own, foreign]));
    expect(ties.map(({ rows }) => rows.map(({ itemGuid }) => itemGuid))).toEqual([['2', '1']]);
    expect(placesOf(ties[0]!)).toBe('2–3\u2060-\u2060е места');
    expect(performanceText(ties[0]!.rows[0]!)).toBe('№\u00A02 Лель');
  });
});

describe('putting the equal ones in order', () => {
  it('takes one press of two, two of three', () => {
    expect(pressed([], 'b', ['a', 'b'])).toEqual(['b', 'a']);
    expect(pressed([], 'c', ['a', 'b', 'c'])).toEqual(['c']);
    expect(pressed(['c'], 'a', ['a', 'b', 'c'])).toEqual(['c', 'a', 'b']);
  });
  it('gives back what is pressed again, and all after it', () => {
    expect(pressed(['c', 'a', 'b'], 'a', ['a', 'b', 'c'])).toEqual(['c']);
    expect(pressed(['b', 'a'], 'b', ['a', 'b'])).toEqual([]);
  });
});
