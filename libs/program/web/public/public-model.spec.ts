import { describe, expect, it } from 'vitest';
import type { PublicProgramItem } from '@rampa/contract';
import { followedOf } from './followed.ts';
import { mapAddress, soughtPlace } from './map-address.ts';
import { callOf, foyerOf, isFound, isUnknown, nearestOf, performancesBefore, wayTo } from './public-model.ts';

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
      ['I', '5', 'p'],
      ['II', '6'],
    ]);
    expect(foyer.past.flatMap(({ items }) => items.map(({ guid }) => guid))).toEqual(['1', '3', '4']);
    expect(foyer.lamps).toEqual(['past', 'now', 'waiting', 'waiting']);
    expect([foyer.done, foyer.count]).toEqual([1, 4]);
  });

  it('is not over before its order is known', () => {
    expect(isUnknown(foyerOf([]))).toBe(true);
    expect(isUnknown(foyerOf([item('1', { activity: 'Done' })]))).toBe(false);
    expect(isUnknown(foyerOf([item('1', { activity: 'OnStage' })]))).toBe(false);
    expect(isUnknown(foyerOf([item('1')]))).toBe(false);
  });

  it('begins with who is to come, not with who has been withdrawn, unless nobody has begun or nobody is left', () => {
    const withdrawn = (number: string) => item(number, { isWithdrawn: true });
    const ahead = (...items: PublicProgramItem[]) =>
      foyerOf(items).ahead.flatMap(({ items: rows }) => rows.map(({ guid }) => guid));
    const done = item('1', { activity: 'Done' });
    expect(ahead(done, withdrawn('2'), pause, withdrawn('3'), item('4'), withdrawn('5'))).toEqual(['p', '4', '5']);
    expect(ahead(withdrawn('1'), item('2'))).toEqual(['1', '2']);
    expect(ahead(done, withdrawn('2'), withdrawn('3'))).toEqual(['2', '3']);
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

describe('whom one follows', () => {
  const items = [
    item('1', { activity: 'Done' }),
    item('2', { activity: 'OnStage' }),
    ...['3', '4', '5', '6', '7', '8', '9', '10'].map((number) => item(number)),
  ];
  const lampsTo = (guid: string) => wayTo(items, guid)?.lamps.map(({ number, state }) => `${number} ${state}`);

  it('is led to the stage by lamps, called there in time', () => {
    expect(lampsTo('5')).toEqual(['2 now', '3 waiting', '4 waiting', '5 own']);
    expect(lampsTo('6')).toEqual(['2 now', '3 call', '4 waiting', '5 waiting', '6 own']);
    expect(lampsTo('10')).toEqual(['2 now', '5 waiting', '6 waiting', '7 call', '8 waiting', '9 waiting', '10 own']);
    expect([lampsTo('1'), lampsTo('2')]).toEqual([undefined, undefined]);
    expect(wayTo(items.slice(2), '3')).toMatchObject({ onStage: null, before: 0, lamps: [{ state: 'own' }] });
  });

  it('is the nearest first', () => {
    expect(nearestOf(items, ['7', '4', '1'])?.number).toBe('4');
    expect(nearestOf(items, ['7', '2'])?.number).toBe('2');
    expect(nearestOf(items, ['1'])).toBeNull();
  });

  it('is kept as several, of an older page as one', () => {
    expect([followedOf('a'), followedOf(['a', 'b']), followedOf(null), followedOf([1])]).toEqual([
      ['a'],
      ['a', 'b'],
      [],
      [],
    ]);
  });
});

describe('the way there', () => {
  it('is told to the map of the device', () => {
    expect(mapAddress('Кострома', 'Linux; Android 14')).toBe(`geo:0,0?q=${encodeURIComponent('Кострома')}`);
    expect(mapAddress('Кострома', 'iPhone; CPU iPhone OS 18')).toMatch(/^https:\/\/maps\.apple\.com\/\?q=/);
    expect(mapAddress('ДК «Лада», 2', 'Windows NT 10.0')).toMatch(/^https:\/\/yandex\.ru\/maps\/\?text=[^ «]+$/);
  });

  it('names the town once', () => {
    expect(soughtPlace('Кострома', 'Советская, 2')).toBe('Кострома, Советская, 2');
    expect(soughtPlace('Кострома', 'г. Кострома, Советская, 2')).toBe('г. Кострома, Советская, 2');
    expect([soughtPlace('Кострома', ''), soughtPlace('', 'Клуб'), soughtPlace('', '')]).toEqual([
      'Кострома',
      'Клуб',
      '',
    ]);
  });
});

describe('the call to the stage', () => {
  const of = (onStage: number) => {
    const items = ['1', '2', '3', '4', '5', '6'].map((number, at) =>
      item(number, { activity: at < onStage ? 'Done' : at === onStage ? 'OnStage' : 'Waiting' }),
    );
    const called = callOf(items, '5');
    return called && [called.call?.number ?? null, called.isTime];
  };

  it('is by the third performance before one’s own, until that is on stage', () => {
    expect(of(-1)).toEqual(['2', false]);
    expect(of(0)).toEqual(['2', false]);
    expect(of(1)).toEqual([null, true]);
    expect(of(3)).toEqual([null, true]);
    expect(of(4)).toBe(null);
  });
});
