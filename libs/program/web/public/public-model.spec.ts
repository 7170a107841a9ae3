import { describe, expect, it } from 'vitest';
import type { PublicProgramItem } from '@rampa/contract';
import { foyerOf, isFound, performancesBefore } from './public-model.ts';

const item = (number: string, change: Partial<PublicProgramItem> = {}): PublicProgramItem => ({
  ...{ guid: number, kind: 'performance', number, block: 'I', performer: `Ансамбль ${number}`, collective: '' },
  ...{ city: 'Ёлкино', pieceTitle: '', authors: '', title: '', group: '', duration: 180, activity: 'Waiting' },
  ...{ isWithdrawn: false, onStageAt: null, doneAt: null, plannedAt: null, forecastAt: null },
  ...change,
});
const pause = item('p', { kind: 'pause', title: 'Перерыв', block: '', number: '' });

describe('the foyer', () => {
  it('sees who is on, who comes by blocks, and the lamps of the block that plays', () => {
    const foyer = foyerOf([
      item('1', { activity: 'Done' }),
      item('2', { activity: 'OnStage' }),
      item('3', { isWithdrawn: true }),
      item('4', { activity: 'Skipped' }),
      item('5'),
      pause,
      item('6', { block: 'II' }),
    ]);
    expect(foyer.onStage?.number).toBe('2');
    expect(foyer.ahead.map(({ title, items }) => [title, ...items.map(({ guid }) => guid)])).toEqual([
      ['I', '3', '5', 'p'],
      ['II', '6'],
    ]);
    expect(foyer.past.flatMap(({ items }) => items.map(({ guid }) => guid))).toEqual(['1', '4']);
    expect(foyer.lamps).toEqual(['past', 'now', 'waiting', 'waiting']);
    expect([foyer.done, foyer.count]).toEqual([1, 4]);
  });

  it('counts who is before mine', () => {
    const items = [item('1', { activity: 'OnStage' }), item('2'), pause, item('3', { isWithdrawn: true }), item('4')];
    expect(['1', '2', '4'].map((guid) => performancesBefore(items, guid))).toEqual([null, 0, 1]);
  });

  it('finds by parts of what is shown', () => {
    expect(isFound(item('7'), 'елкино 7')).toBe(true);
    expect(isFound(item('7'), 'елкино 8')).toBe(false);
  });
});
