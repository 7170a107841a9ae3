// Finals made for the rules of the skating system, one per rule at least: in each the named rule decides.
// Marks are [dance][couple][judge], places are in thousandths by couple. Couples are called A, B, C …

import type { SkatingRule } from '../domain/index.ts';

export interface MadeFinal {
  readonly rule: SkatingRule;
  readonly about: string;
  readonly marks: readonly (readonly (readonly number[])[])[];
  readonly places: readonly number[];
  /** Which rule gave each place, best first: of the one dance, or of the summary of several. */
  readonly given: readonly string[];
}

/** A dance in which three judges give the same places. */
const unanimous = (places: readonly number[]): number[][] => places.map((place) => [place, place, place]);

const oneDance = (couples: readonly string[]): number[][][] => [couples.map((row) => [...row].map(Number))];

export const MADE_FINALS: readonly MadeFinal[] = [
  {
    rule: '5',
    about: 'the majority for a place takes it',
    marks: oneDance(['112', '221', '333']),
    places: [1000, 2000, 3000],
    given: ['A:5', 'B:5', 'C:5'],
  },
  {
    rule: '5',
    about: 'half of an even panel is no majority',
    marks: oneDance(['1133', '2212', '3321']),
    places: [2000, 1000, 3000],
    given: ['B:8', 'A:7a', 'C:7a'],
  },
  {
    rule: '6',
    about: 'of several majorities the larger goes first, whatever their sums are',
    marks: oneDance(['22133', '11222', '33311']),
    places: [2000, 1000, 3000],
    given: ['B:6', 'A:6', 'C:5'],
  },
  {
    rule: '7a',
    about: 'of equal majorities the smaller sum of their places',
    marks: oneDance(['22132', '11223', '33311']),
    places: [2000, 1000, 3000],
    given: ['B:7a', 'A:7a', 'C:5'],
  },
  {
    rule: '7b',
    about: 'equal sums, then the next column for them alone',
    marks: oneDance(['12234', '21525', '33111', '44342', '55453']),
    places: [2000, 3000, 1000, 4000, 5000],
    given: ['C:5', 'A:7b', 'B:7b', 'D:5', 'E:5'],
  },
  {
    rule: '7c',
    about: 'never separated, they share the mean of the places',
    marks: oneDance(['1111', '2323', '3232']),
    places: [1000, 2500, 2500],
    given: ['A:5', 'BC:7c'],
  },
  {
    rule: '7c',
    about: 'a circle is shared by all of it',
    marks: oneDance(['123', '231', '312']),
    places: [2000, 2000, 2000],
    given: ['ABC:7c'],
  },
  {
    rule: '8',
    about: 'nobody has a majority for the place, so the next column is looked at',
    marks: oneDance(['12223', '31341', '23134', '44412']),
    places: [1000, 2000, 3000, 4000],
    given: ['A:8', 'B:7a', 'C:7a', 'D:5'],
  },
  {
    rule: '9',
    about: 'the smallest sum of places wins',
    marks: [unanimous([1, 2, 3]), unanimous([2, 1, 3]), unanimous([1, 2, 3])],
    places: [1000, 2000, 3000],
    given: ['A:9', 'B:9', 'C:9'],
  },
  {
    rule: '10',
    about: 'equal sums, more dances with the place or better',
    marks: [unanimous([1, 2, 3, 4]), unanimous([1, 2, 4, 3]), unanimous([4, 2, 1, 3])],
    places: [1000, 2000, 3000, 4000],
    given: ['A:10', 'B:10', 'C:9', 'D:9'],
  },
  {
    rule: '10',
    about: 'as many dances, then the smaller sum of those places',
    marks: [unanimous([1, 2, 3, 4]), unanimous([4, 3, 1, 2])],
    places: [2000, 3000, 1000, 4000],
    given: ['C:9', 'A:10', 'B:10', 'D:9'],
  },
  {
    rule: '11',
    about: 'still equal, all judges of all dances together',
    marks: [...oneDance(['112', '221']), unanimous([2, 1])],
    places: [2000, 1000],
    given: ['B:11', 'A:10'],
  },
  {
    rule: '11',
    about: 'the rest of those whom it compared take the next place before the others',
    marks: [...oneDance(['112', '333', '221']), unanimous([3, 1, 2])],
    places: [2000, 1000, 3000],
    given: ['B:11', 'A:10', 'C:10'],
  },
  {
    rule: '11',
    about: 'the majority is of all judges in all dances',
    marks: [...oneDance(['112', '333', '221']), ...oneDance(['332', '111', '223'])],
    places: [1000, 2000, 3000],
    given: ['A:11', 'B:10', 'C:10'],
  },
  {
    rule: 'tie',
    about: 'an unbreakable tie is shared',
    marks: [...oneDance(['112', '221', '333']), ...oneDance(['221', '112', '333'])],
    places: [1500, 1500, 3000],
    given: ['AB:tie', 'C:9'],
  },
];
