// What has come apart between a program and its applications: nothing is lost, the organizer's words stay, and what was
// taken is offered no second time.

import fc from 'fast-check';
import { newGuid } from '@rampa/kernel';
import { describe, expect, it } from 'vitest';
import { differenceOf, sourceAfter, WITHDRAWN, type SourcePerformance, type StandingItem } from './difference.ts';
import { isSameTaken, takenFrom, type Taken } from './taken.ts';

const KEYS = ['performer', 'pieceTitle', 'duration', 'nominationGuid', 'group.age'] as const;
const words = fc.constantFrom('', 'Лель', 'Ёлка', 'лель', 'Узоры');
const values: fc.Arbitrary<Taken> = fc.record(
  {
    ...{ performer: words, pieceTitle: words, duration: fc.constantFrom(0, 120, 222) },
    ...{ nominationGuid: fc.constantFrom(null, 'a', 'b'), 'group.age': fc.constantFrom('', '7–9 лет', '7-9 лет') },
  },
  { requiredKeys: [] },
);
const BLOCKS = Array.from({ length: 6 }, (_, at) => `block-${at}`);
const items: fc.Arbitrary<StandingItem[]> = fc
  .uniqueArray(
    fc.record({
      block: fc.option(fc.constantFrom(...BLOCKS)),
      ...{ source: values, now: values, isWithdrawn: fc.boolean(), isHeld: fc.boolean(), wasWithdrawn: fc.boolean() },
    }),
    { selector: ({ block }) => block ?? newGuid(), maxLength: 6 },
  )
  .map((rows) =>
    rows.map(({ wasWithdrawn, source, ...rest }) => ({
      ...{ ...rest, guid: newGuid() },
      source: rest.block === null ? {} : { ...source, [WITHDRAWN]: wasWithdrawn ? 1 : 0 },
    })),
  );
const performances: fc.Arbitrary<SourcePerformance[]> = fc.uniqueArray(
  fc.record({ block: fc.constantFrom(...BLOCKS), taken: values }),
  { selector: ({ block }) => block },
);
const NOWHERE = { elsewhere: new Map<string, string>(), isTaken: () => true };

/** As a whole review does it that ticks everything that may be ticked but the organizer's own words. */
function reviewed(before: readonly StandingItem[], given: readonly SourcePerformance[]): StandingItem[] {
  const { added, changed, withdrawn, doubled } = differenceOf({ ...NOWHERE, items: before, performances: given });
  const now = new Map(before.map((item) => [item.guid, item]));
  for (const { item, isBack } of withdrawn.filter((one) => !one.item.isHeld))
    now.set(item.guid, { ...item, isWithdrawn: !isBack, source: { ...item.source, [WITHDRAWN]: isBack ? 0 : 1 } });
  for (const one of doubled)
    if ('performance' in one)
      now.set(one.item.guid, { ...one.item, block: one.performance.block, source: one.performance.taken });
  for (const { item, performance, fields } of changed) {
    const taken = fields
      .filter(({ isOwn, isHeld }) => !isOwn && !isHeld)
      .map(({ key, after }) => [key, after] as const);
    const held = fields.filter(({ isHeld }) => isHeld).map(({ key }) => key);
    const known = now.get(item.guid)!;
    now.set(item.guid, {
      ...known,
      now: { ...known.now, ...Object.fromEntries(taken) },
      source: sourceAfter(known, performance.taken, held),
    });
  }
  const fresh = added.map(({ block, taken }) => ({
    ...{ guid: newGuid(), block, source: taken, now: taken, isWithdrawn: false, isHeld: false },
  }));
  return [...now.values(), ...fresh];
}

describe('a difference', () => {
  it('is empty after it was taken, but for what is held', () => {
    fc.assert(
      fc.property(items, performances, (before, given) => {
        const after = differenceOf({ ...NOWHERE, items: reviewed(before, given), performances: given });
        expect([...after.added, ...after.doubled]).toEqual([]);
        expect(after.changed.flatMap(({ fields }) => fields).filter(({ isHeld }) => !isHeld)).toEqual([]);
        expect(after.withdrawn.filter(({ item }) => !item.isHeld)).toEqual([]);
      }),
    );
  });

  it('never touches the organizer’s own words, whatever the application says', () => {
    fc.assert(
      fc.property(items, performances, (before, given) => {
        const after = new Map(reviewed(before, given).map((item) => [item.guid, item]));
        for (const item of before.filter(({ block }) => block !== null))
          for (const key of KEYS)
            if (key in item.source && !isSameTaken(key, item.now[key], item.source[key]))
              expect(after.get(item.guid)!.now[key]).toBe(item.now[key]);
      }),
    );
  });

  it('says nothing of a program whose applications stand as they were taken', () => {
    fc.assert(
      fc.property(items, (rows) => {
        const sourced = rows.filter(({ block }) => block !== null).map((item) => ({ ...item, source: { ...item.source, [WITHDRAWN]: 0 } })); // prettier-ignore
        const given = sourced.map(({ block, source: { [WITHDRAWN]: _, ...taken } }) => ({ block: block!, taken }));
        expect(differenceOf({ ...NOWHERE, items: sourced, performances: given })).toEqual({
          ...{ added: [], changed: [], withdrawn: [], doubled: [] },
        });
      }),
    );
  });

  it('loses nobody: whoever is accepted stands, is added, or is the double of one typed by hand', () => {
    fc.assert(
      fc.property(items, performances, (rows, given) => {
        const { added, doubled } = differenceOf({ ...NOWHERE, items: rows, performances: given });
        const told = [...added, ...doubled.flatMap((one) => ('performance' in one ? one.performance : []))];
        const standing = new Set(rows.flatMap(({ block }) => block ?? []));
        expect(told.map(({ block }) => block).toSorted()).toEqual(
          given.map(({ block }) => block).filter((block) => !standing.has(block)).toSorted(), // prettier-ignore
        );
      }),
    );
  });

  it('offers nobody who stands in another program of the tour, or of another nomination', () => {
    const given = BLOCKS.slice(0, 3).map((block) => ({ block, taken: { performer: block } }));
    const { added } = differenceOf({
      ...{ items: [], performances: given, elsewhere: new Map([['block-0', 'День 1']]) },
      isTaken: ({ block }) => block !== 'block-1',
    });
    expect(added.map(({ block }) => block)).toEqual(['block-2']);
  });
});

describe('what is taken', () => {
  const facts = {
    ...{
      block: 'b',
      ages: [],
      otherAges: 0,
      people: [],
      music: undefined,
      longestS: null,
      member: null,
      recordedS: null,
    },
    ...{ durationS: undefined, peopleCount: undefined, nominations: undefined, nominationTitles: [], texts: {} },
  };
  const known = { nominations: [{ guid: 'n', title: 'Хор' }], fields: [{ guid: 'age', tag: 'ageCategory' }] };

  it('leaves out what the form does not ask for', () => {
    expect(takenFrom(facts, known)).toEqual({ participantUserGuid: null });
    expect(takenFrom({ ...facts, texts: { ageCategory: '7 лет', level: 'А' } }, known)).toEqual({
      ...{ participantUserGuid: null, 'group.age': '7 лет' },
    });
  });

  it('takes the length of the recording where none is told, and the line of «Номинации» by its title', () => {
    const taken = takenFrom({ ...facts, durationS: 0, recordedS: 222, nominations: ['x'], nominationTitles: ['ХОР'] }, known); // prettier-ignore
    expect(taken).toMatchObject({ duration: 222, nominationGuid: 'n' });
    expect(takenFrom({ ...facts, nominations: ['x'], nominationTitles: ['Танец'] }, known).nominationGuid).toBeNull();
  });

  it('is no longer than an item holds, at whole letters', () => {
    expect(String(takenFrom({ ...facts, texts: { city: '😀'.repeat(300) } }, known).city)).toBe('😀'.repeat(200));
  });
});
