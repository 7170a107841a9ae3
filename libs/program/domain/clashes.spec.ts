import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clashesOf, exchanged, exchangeFor, type Stage, type StageItem } from './clashes.ts';
import { plannedTimes } from './planned-times.ts';

const BEGIN = Date.UTC(2026, 10, 20, 7);
const item = (guid: string, people: number[], given: Partial<StageItem> = {}): StageItem => ({
  ...{ guid, people, kind: 'performance', durationS: 180, isWithdrawn: false, keptAt: null, nominationGuid: null },
  ...{ block: '', isMovable: true, isOver: false, ...given },
});
const stage = (items: StageItem[], given: Partial<Stage> = {}): Stage => ({
  ...{ items, elsewhere: [], beginsMs: BEGIN, gapS: 30, ...given },
});
const RULE = { items: 2, minutes: 8 };

const rows = fc
  .array(
    fc.record({
      people: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { maxLength: 3 }),
      kind: fc.constantFrom('performance' as const, 'performance' as const, 'performance' as const, 'pause' as const),
      durationS: fc.integer({ min: 0, max: 900 }),
      ...{ isWithdrawn: fc.boolean(), isOver: fc.boolean(), isMovable: fc.boolean() },
      nominationGuid: fc.constantFrom(null, 'хор', 'танец'),
      block: fc.constantFrom('', 'I', 'II'),
    }),
    { maxLength: 14 },
  )
  .map((all) => all.map(({ people, ...rest }, at) => item(`i${at}`, rest.kind === 'pause' ? [] : people, rest)));
const rules = fc.record({ items: fc.integer({ min: 0, max: 4 }), minutes: fc.integer({ min: 0, max: 30 }) });

describe('clashes', () => {
  it('are every two neighbours of one person with too few performances or minutes between, and no others', () => {
    fc.assert(
      fc.property(rows, rules, (items, rule) => {
        const starts = plannedTimes(BEGIN, items, 30);
        const on = items.flatMap((one, at) => (one.kind === 'performance' && !one.isWithdrawn ? [{ one, at }] : []));
        const expected = on.flatMap(({ one, at }, place) =>
          one.people.flatMap((person) => {
            const before = on.slice(0, place).findLastIndex((other) => other.one.people.includes(person));
            if (before < 0 || one.isOver) return [];
            const first = on[before]!;
            const rest = starts[at]! - (starts[first.at]! + first.one.durationS * 1000);
            const isTight = place - before - 1 < rule.items || rest < rule.minutes * 60_000;
            return isTight ? [`${person} ${first.one.guid} ${one.guid}`] : [];
          }),
        );
        const found = clashesOf(stage(items), rule).map(({ person, first, second }) => `${person} ${first} ${second}`);
        expect(found.toSorted()).toEqual(expected.toSorted());
      }),
    );
  });

  it('do not count a pause for a performance, but for its minutes', () => {
    const pause = item('pause', [], { kind: 'pause', durationS: 1200 });
    const items = [item('a', [1]), pause, item('b', [1])];
    expect(clashesOf(stage(items), { items: 0, minutes: 10 })).toEqual([]);
    expect(clashesOf(stage(items), { items: 1, minutes: 0 })).toMatchObject([{ between: 0, restMs: 1_230_000 }]);
  });

  it('are found by the number of performances where no time is known, and never of who is over', () => {
    const items = [item('a', [1]), item('b', [1])];
    expect(clashesOf(stage(items, { beginsMs: null }), RULE)).toMatchObject([{ between: 0, restMs: null }]);
    expect(clashesOf(stage([items[0]!, { ...items[1]!, isOver: true }]), RULE)).toEqual([]);
  });

  it('are found across stages that go on at once, before and after', () => {
    const away = (from: number, to: number) => ({ guid: 'x', person: 1, startMs: BEGIN + from * 60_000, endMs: BEGIN + to * 60_000 }); // prettier-ignore
    const found = (from: number, to: number) =>
      clashesOf(stage([item('a', [1])], { elsewhere: [away(from, to)] }), RULE);
    expect(found(1, 5)).toMatchObject([{ isElsewhere: true, between: null, restMs: -120_000 }]);
    expect(found(10, 14)).toMatchObject([{ restMs: 420_000 }]);
    expect(found(-12, -7)).toMatchObject([{ restMs: 420_000 }]);
    expect(found(12, 15)).toEqual([]);
    expect(found(-15, -8)).toEqual([]);
  });
});

describe('an exchange', () => {
  it('takes the clash away, leaves fewer, moves only who waits, and keeps the parts where they are', () => {
    fc.assert(
      fc.property(rows, rules, (items, rule) => {
        const before = stage(items);
        const clashes = clashesOf(before, rule);
        for (const clash of clashes.slice(0, 3)) {
          const exchange = exchangeFor(clash, before, rule);
          if (!exchange) continue;
          const [at, to] = [exchange.first, exchange.second].map((guid) => items.findIndex((one) => one.guid === guid));
          expect([items[at!]!.isMovable, items[to!]!.isMovable]).toEqual([true, true]);
          const after = exchanged(items, at!, to!);
          expect(after.map(({ block }) => block)).toEqual(items.map(({ block }) => block));
          const left = clashesOf({ ...before, items: after }, rule);
          expect(left.length).toBe(exchange.left);
          expect(left.length).toBeLessThan(clashes.length);
        }
      }),
    );
  });

  it('is with the nearest one of the same nomination', () => {
    const items = [
      item('a', [1], { nominationGuid: 'хор' }),
      item('b', [1], { nominationGuid: 'хор' }),
      ...['c', 'd', 'e'].map((guid, at) => item(guid, [10 + at], { nominationGuid: 'танец' })),
      item('f', [20], { nominationGuid: 'хор' }),
    ];
    const [clash] = clashesOf(stage(items), { items: 2, minutes: 0 });
    expect(exchangeFor(clash!, stage(items), { items: 2, minutes: 0 })).toEqual({ first: 'b', second: 'f', left: 0 });
  });

  it('is none where nobody may move', () => {
    const items = ['a', 'b', 'c', 'd', 'e'].map((guid, at) => item(guid, [at < 2 ? 1 : at], { isMovable: false }));
    const [clash] = clashesOf(stage(items), RULE);
    expect(exchangeFor(clash!, stage(items), RULE)).toBeNull();
  });

  it('is found in a long program', () => {
    const items = Array.from({ length: 5000 }, (_, at) => item(`i${at}`, [at === 2501 ? 2500 : at]));
    const [clash] = clashesOf(stage(items), RULE);
    const exchange = exchangeFor(clash!, stage(items), RULE);
    expect(exchange).toMatchObject({ left: 0 });
  });
});
