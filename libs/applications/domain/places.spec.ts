import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demandOf, lackingPlaces, nextIn, turnsOf, type Waiting } from './index.ts';

const seats = (places: object, taken: object = {}) => ({
  ...{ places: new Map(Object.entries(places)), taken: new Map(Object.entries(taken)) },
});
const waits = (guid: string, demand: object): Waiting => ({ guid, demand: new Map(Object.entries(demand)) });

describe('places', () => {
  it('are taken by each block, for each line that counts', () => {
    const block = (guid: string, i: string[]) => ({ guid, blockGuid: 'b', parentGuid: null, answers: { 5: { i } } });
    const demand = demandOf([block('a', ['соло']), block('b', ['соло', 'хор']), block('c', ['хор'])], 5, new Map([['c', ['f5']]])); // prettier-ignore
    expect(Object.fromEntries(demand)).toEqual({ соло: 2, хор: 1 });
  });

  it('lack where all of them are taken, and never where there is no limit', () => {
    expect(lackingPlaces(seats({ соло: 2 }, { соло: 1 }), waits('', { соло: 1, хор: 9 }).demand)).toEqual([]);
    expect(lackingPlaces(seats({ соло: 2 }, { соло: 1 }), waits('', { соло: 2 }).demand)).toEqual(['соло']);
    expect(lackingPlaces(seats({ соло: 0 }), waits('', { соло: 1 }).demand)).toEqual(['соло']);
  });

  it('go to the first who fits, and nobody gets past whoever holds a line', () => {
    const queue = [waits('первый', { соло: 2 }), waits('второй', { соло: 1 }), waits('третий', { хор: 1 })];
    expect(nextIn(seats({ соло: 3, хор: 1 }, { соло: 2 }), queue)).toEqual(['третий']);
    expect(nextIn(seats({ соло: 3, хор: 1 }, { соло: 1 }), queue)).toEqual(['первый', 'третий']);
    expect(nextIn(seats({ соло: 3, хор: 1 }), queue)).toEqual(['первый', 'второй', 'третий']);
    expect(Object.fromEntries(turnsOf(['соло', 'хор'], queue))).toEqual({ соло: 3, хор: 2 });
  });

  it('are never given twice, whoever waits', () => {
    const few = fc.record({ соло: fc.nat(4), хор: fc.nat(4) });
    fc.assert(
      fc.property(few, few, fc.array(few, { maxLength: 8 }), (places, taken, list) => {
        const queue = list.map((demand, at) => waits(String(at), demand));
        const given = nextIn(seats(places, taken), queue);
        for (const item of ['соло', 'хор'] as const) {
          const got = given.reduce((sum, guid) => sum + list[Number(guid)]![item], 0);
          if (got > 0) expect(taken[item] + got).toBeLessThanOrEqual(places[item]);
        }
        // With room for everybody everybody gets in.
        expect(nextIn(seats({ соло: 99, хор: 99 }, taken), queue)).toHaveLength(queue.length);
      }),
    );
  });
});
