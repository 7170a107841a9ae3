import { describe, expect, it } from 'vitest';
import { arranged, placeAt, placesBack, placesBeside, placesBy, type Arranged } from './arrange.ts';

const item = (guid: string, block: string, kind: Arranged['kind'] = 'performance'): Arranged => ({ guid, kind, block });
const program = [item('1', 'I'), item('2', 'I'), item('p', '', 'pause'), item('3', 'II'), item('4', 'II')];
const words = (items: readonly Arranged[] | null) => items?.map(({ guid, block }) => `${guid}${block && ` ${block}`}`);
const of = (...guids: string[]) => new Set(guids);

describe('a move', () => {
  it('joins the part of the neighbour beside whom it is put', () => {
    expect(words(arranged(program, [{ itemGuid: '1', side: 'before', ofGuid: '3' }]))).toEqual([
      ...['2 I', 'p', '1 II', '3 II', '4 II'],
    ]);
    expect(words(arranged(program, [{ itemGuid: '4', side: 'after', ofGuid: 'p' }]))).toEqual([
      ...['1 I', '2 I', 'p', '4 I', '3 II'],
    ]);
  });

  it('by an index joins the part of whom it passes last, so that no part is cut in two', () => {
    const parts = [item('1', 'I'), item('2', 'II'), item('3', 'II')];
    expect(words(arranged(parts, [placeAt(parts, '2', 0)]))).toEqual(['2 I', '1 I', '3 II']);
    expect(words(arranged(parts, [placeAt(parts, '1', 1)]))).toEqual(['2 II', '1 II', '3 II']);
    expect(words(arranged(parts, [placeAt(parts, '1', 99)]))).toEqual(['2 II', '3 II', '1 II']);
    for (const at of [0, 1, 2]) {
      expect(words(arranged(parts, [placeAt(parts, parts[at]!.guid, at)]))).toEqual(words(parts));
    }
  });

  it('of a pause without a part leaves it without one', () => {
    expect(words(arranged(program, [{ itemGuid: 'p', side: 'after', ofGuid: '4' }]))?.at(-1)).toBe('p');
  });

  it('to somebody who is not there is none', () => {
    expect(arranged(program, [{ itemGuid: '1', side: 'after', ofGuid: 'x' }])).toBeNull();
    expect(arranged(program, [{ itemGuid: 'x', side: 'after', ofGuid: '1' }])).toBeNull();
    expect(arranged(program, [{ itemGuid: '1', side: 'after', ofGuid: '1' }])).toBeNull();
  });
});

describe('several together', () => {
  it('keep their order and stand one after another', () => {
    expect(words(arranged(program, placesBeside(program, of('4', '1'), 'after', '2')))).toEqual([
      ...['2 I', '1 I', '4 I', 'p', '3 II'],
    ]);
  });

  it('go one row up or down, and stop at the edges', () => {
    expect(words(arranged(program, placesBy(program, of('3', '4'), -1)!))).toEqual([
      ...['1 I', '2 I', '3 I', '4 I', 'p'],
    ]);
    expect(words(arranged(program, placesBy(program, of('1'), 1)!))).toEqual(['2 I', '1 I', 'p', '3 II', '4 II']);
    expect(placesBy(program, of('1'), -1)).toBeNull();
    expect(placesBy(program, of('4'), 1)).toBeNull();
  });

  it('are brought back to where they were, with their parts', () => {
    const moved = of('1', '4');
    const after = arranged(program, placesBeside(program, moved, 'before', '3'))!;
    expect(words(arranged(after, placesBack(program, moved)))).toEqual(words(program));
  });
});
