// What the skating system must hold for any final.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { skatingDance, skatingFinal } from './index.ts';

/** A dance in which three judges give the same places. */
const unanimous = (places: readonly number[]) => places.map((place) => [place, place, place]);

/** A final of up to 7 couples, 9 judges, 5 dances: [dance][couple][judge]. */
const finals = fc
  .record({
    couples: fc.integer({ min: 1, max: 7 }),
    judges: fc.integer({ min: 1, max: 9 }),
    dances: fc.integer({ min: 1, max: 5 }),
  })
  .chain(({ couples, judges, dances }) => {
    const places = Array.from({ length: couples }, (_, i) => i + 1);
    const order = fc.shuffledSubarray(places, { minLength: couples, maxLength: couples });
    const dance = fc.array(order, { minLength: judges, maxLength: judges });
    return fc
      .array(dance, { minLength: dances, maxLength: dances })
      .map((all) => all.map((orders) => places.map((_, couple) => orders.map((own) => own[couple]!))));
  });

describe('any final', () => {
  it('does not depend on the order of judges, couples or dances', () => {
    fc.assert(
      fc.property(finals, fc.nat(), (marks, turn) => {
        const shift = <T>(list: readonly T[]): T[] => list.map((_, i) => list[(i + turn) % list.length]!);
        const { places } = skatingFinal(marks);
        expect(skatingFinal(marks.map((table) => table.map(shift))).places).toEqual(places);
        expect(skatingFinal(marks.map(shift)).places).toEqual(shift(places));
        expect(skatingFinal(shift(marks)).places).toEqual(places);
      }),
    );
  });

  it('gives out all the places, in halves', () => {
    fc.assert(
      fc.property(finals, (marks) => {
        const { places, log } = skatingFinal(marks);
        const n = places.length;
        expect(places.reduce((sum, place) => sum + place, 0)).toBe((n * (n + 1) * 1000) / 2);
        expect(places.every((place) => place % 500 === 0)).toBe(true);
        const placed = log
          .filter(({ dance }) => dance === (marks.length > 1 ? null : 0))
          .flatMap(({ couples }) => couples);
        expect(placed.toSorted((a, b) => a - b)).toEqual(places.map((_, couple) => couple));
      }),
    );
  });

  it('of one judge is his order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 6 }), (order) => {
        expect(skatingDance(order.map((place) => [place])).places).toEqual(order.map((place) => place * 1000));
      }),
    );
  });

  it('in which all judges agree in every dance is that order', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([1, 2, 3, 4, 5], { minLength: 5 }),
        fc.integer({ min: 1, max: 5 }),
        (order, dances) => {
          const { places } = skatingFinal(Array.from({ length: dances }, () => unanimous(order)));
          expect(places).toEqual(order.map((place) => place * 1000));
        },
      ),
    );
  });

  it('puts a couple with the majority of first places in a single dance first', () => {
    fc.assert(
      fc.property(finals, (marks) => {
        const table = marks[0]!;
        const majority = Math.floor(table[0]!.length / 2) + 1;
        const winner = table.findIndex((row) => row.filter((place) => place === 1).length >= majority);
        if (winner >= 0) expect(skatingDance(table).places[winner]).toBe(1000);
      }),
    );
  });
});
