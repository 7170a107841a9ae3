// Invariants of the times of any program on any day, and one day told by its clock.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Activity, ItemKind } from '@rampa/kernel';
import { delayText, forecast, plannedTimes, recount, usualGapS, type StagedItem } from './index.ts';

const BEGIN = Date.parse('2026-11-20T07:00:00Z');
const MINUTE = 60_000;
const clock = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString().slice(11, 19));

interface Told {
  kind?: ItemKind;
  durationS?: number;
  isWithdrawn?: boolean;
  activity?: Activity;
  on?: string;
  done?: string;
}

const at = (time: string) => Date.parse(`2026-11-20T${time}Z`);

function day(told: readonly Told[], gapS = 30): StagedItem[] {
  const items = told.map(({ kind = 'performance', durationS = 180, isWithdrawn = false, on, done, ...rest }) => ({
    kind,
    durationS,
    isWithdrawn,
    activity: rest.activity ?? (done ? 'Done' : on ? 'OnStage' : 'Waiting'),
    onStageAt: on ? at(on) : null,
    doneAt: done ? at(done) : null,
  }));
  const planned = plannedTimes(BEGIN, items, gapS);
  return items.map((item, index) => ({ ...item, plannedAt: planned[index]! }));
}

describe('the forecast of a day', () => {
  it('is the plan while nothing has begun', () => {
    const told = forecast(day([{}, {}, { isWithdrawn: true }]), 30);
    expect(told.starts.map(clock)).toEqual(['07:00:00', '07:03:30', null]);
    expect(told.delayMs).toBeNull();
  });

  it('follows who is on stage: what began twelve minutes late makes the rest as late', () => {
    const told = forecast(day([{ on: '07:12:00' }, {}, { kind: 'pause', durationS: 600 }, {}]), 30);
    expect(told.starts.map(clock)).toEqual([null, '07:15:30', '07:19:00', '07:29:00']);
    expect(told.delayMs).toBe(12 * MINUTE);
  });

  it('grows by the clock only once he is over his time, and only where there is a clock', () => {
    const items = day([{ on: '07:00:00' }, {}]);
    expect(forecast(items, 30, at('07:02:00')).delayMs).toBe(0);
    expect(forecast(items, 30, at('07:05:00')).delayMs).toBe(2 * MINUTE);
    expect(forecast(items, 30, null).delayMs).toBe(0);
  });

  it('a pause runs by itself: who comes after it waits for its end, then for the clock', () => {
    const items = day([{ on: '07:00:00', done: '07:03:00' }, { kind: 'pause', durationS: 600 }, {}]);
    expect(forecast(items, 30, at('07:05:00')).starts.map(clock)).toEqual([null, '07:03:30', '07:13:30']);
    expect(forecast(items, 30, at('07:20:00')).starts.map(clock)).toEqual([null, '07:03:30', '07:20:00']);
  });

  it('a skipped performance gives its time back', () => {
    const told = forecast(day([{ on: '07:12:00' }, { activity: 'Skipped' }, {}]), 30);
    expect(told.starts.map(clock)).toEqual([null, null, '07:15:30']);
    expect(told.delayMs).toBe(12 * MINUTE - 210_000);
  });

  it('the last one is as late as it began; once it has ended nothing is late any more', () => {
    expect(forecast(day([{ on: '07:01:00' }]), 30).delayMs).toBe(MINUTE);
    expect(forecast(day([{ on: '07:01:00', done: '07:06:00' }]), 30).delayMs).toBeNull();
  });

  it('an awarding behind the last one is late until its time is over', () => {
    const items = day([
      { on: '07:01:00', done: '07:04:00' },
      { kind: 'pause', durationS: 600 },
    ]);
    expect(forecast(items, 30, at('07:05:00')).delayMs).toBe(MINUTE);
    expect(forecast(items, 30, at('07:14:30')).delayMs).toBeNull();
  });

  it('learns the real gap when three of them have been seen', () => {
    const items = day([
      { on: '07:00:00', done: '07:03:00' },
      { on: '07:04:00', done: '07:07:00' },
      { on: '07:08:00', done: '07:11:00' },
      { on: '07:12:30', done: '07:15:00' },
      {},
    ]);
    expect(usualGapS(items, 30)).toBe(60);
    expect(usualGapS(items.slice(0, 3), 30)).toBe(30);
    expect(clock(forecast(items, 30).starts[4]!)).toBe('07:16:00');
  });
});

describe('a recount', () => {
  it('turns the delay into the plan of what is ahead, and keeps the plan of what has begun', () => {
    const items = day([{ on: '07:12:20' }, {}, {}]);
    const { anchorMs, kept } = recount(items, 30, at('07:13:00'));
    expect(clock(anchorMs)).toBe('07:15:50');
    expect(kept.map(clock)).toEqual(['07:00:00', null, null]);
    const planned = plannedTimes(
      anchorMs,
      items.map((item, index) => ({ ...item, keptAt: kept[index]! })),
      30,
    );
    expect(planned.map(clock)).toEqual(['07:00:00', '07:15:50', '07:19:20']);
  });

  it('before the beginning plans from the beginning', () => {
    expect(recount(day([{}, {}]), 30, at('09:00:00'))).toEqual({ anchorMs: null, kept: [null, null] });
  });
});

/** A day on which some performances are over, one may be on stage, and the rest wait. */
const days = fc
  .record({
    gapS: fc.integer({ min: 0, max: 120 }),
    lateS: fc.integer({ min: -600, max: 3600 }),
    done: fc.nat(8),
    hasOne: fc.boolean(),
    items: fc.array(
      fc.record({
        kind: fc.constantFrom<ItemKind>('performance', 'performance', 'performance', 'pause', 'award'),
        durationS: fc.integer({ min: 0, max: 900 }),
        isWithdrawn: fc.integer({ min: 0, max: 6 }).map((n) => n === 0),
        isSkipped: fc.integer({ min: 0, max: 6 }).map((n) => n === 0),
        overS: fc.integer({ min: -60, max: 300 }),
        gapS: fc.integer({ min: 0, max: 200 }),
      }),
      { minLength: 1, maxLength: 14 },
    ),
  })
  .map(({ items, gapS, lateS, done, hasOne }) => {
    let left = done;
    let stage = hasOne ? 1 : 0;
    let now = BEGIN + lateS * 1000;
    const told = items.map((item): Omit<StagedItem, 'plannedAt'> => {
      const { kind, durationS, isWithdrawn } = item;
      const none = { kind, durationS, isWithdrawn, activity: 'Waiting' as const, onStageAt: null, doneAt: null };
      if (kind !== 'performance' || isWithdrawn) return none;
      if (item.isSkipped) return { ...none, activity: 'Skipped' };
      if (left === 0 && stage === 0) return none;
      const onStageAt = now;
      if (left === 0) {
        stage = 0;
        return { ...none, activity: 'OnStage', onStageAt };
      }
      left--;
      const doneAt = onStageAt + Math.max(0, durationS + item.overS) * 1000;
      now = doneAt + item.gapS * 1000;
      return { ...none, activity: 'Done', onStageAt, doneAt };
    });
    const planned = plannedTimes(BEGIN, told, gapS);
    return { gapS, now, items: told.map((item, index): StagedItem => ({ ...item, plannedAt: planned[index]! })) };
  });

const moved = (items: readonly StagedItem[], byMs: number) =>
  items.map((item) => ({
    ...item,
    onStageAt: item.onStageAt === null ? null : item.onStageAt + byMs,
    doneAt: item.doneAt === null ? null : item.doneAt + byMs,
  }));
const known = (starts: readonly (number | null)[]) => starts.filter((start) => start !== null);
const hasBegun = (items: readonly StagedItem[]) => items.some(({ onStageAt }) => onStageAt !== null);

describe('on any day', () => {
  it('forecasts never go back in the order of the program', () =>
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 7200 }), ({ items, gapS, now }, laterS) => {
        const starts = known(forecast(items, gapS, now + laterS * 1000).starts);
        expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      }),
    ));

  it('a day that runs as planned has no delay, and the forecast is the plan', () =>
    fc.assert(
      fc.property(days, fc.nat(14), ({ items, gapS }, count) => {
        const exact = items
          .map((item): StagedItem => ({ ...item, activity: 'Waiting', onStageAt: null, doneAt: null }))
          .map((item, index): StagedItem => {
            if (index >= count || item.isWithdrawn || item.kind !== 'performance') return item;
            const doneAt = item.plannedAt! + item.durationS * 1000;
            return { ...item, activity: 'Done', onStageAt: item.plannedAt, doneAt };
          });
        const { starts, delayMs } = forecast(exact, gapS);
        // A pause after the last performance comes without a gap of its own, in plan and forecast alike.
        starts.forEach((start, index) => start !== null && expect(start).toBe(exact[index]!.plannedAt));
        expect(delayMs ?? 0).toBe(0);
      }),
    ));

  it('a day moved by a time moves its forecasts and its delay by that time', () =>
    fc.assert(
      fc.property(days, fc.integer({ min: -3600, max: 3600 }), ({ items, gapS }, byS) => {
        fc.pre(hasBegun(items));
        const before = forecast(items, gapS);
        const after = forecast(moved(items, byS * 1000), gapS);
        expect(after.starts).toEqual(before.starts.map((start) => (start === null ? null : start + byS * 1000)));
        if (before.delayMs !== null) expect(after.delayMs).toBe(before.delayMs + byS * 1000);
      }),
    ));

  it('a later clock never makes anybody earlier, and nobody is to perform in the past', () =>
    fc.assert(
      fc.property(days, fc.nat(3600), fc.nat(3600), ({ items, gapS, now }, a, b) => {
        fc.pre(hasBegun(items));
        const early = forecast(items, gapS, now + Math.min(a, b) * 1000);
        const late = forecast(items, gapS, now + Math.max(a, b) * 1000);
        early.starts.forEach((start, index) => {
          if (start !== null) expect(late.starts[index]!).toBeGreaterThanOrEqual(start);
        });
        items.forEach(({ kind }, index) => {
          const start = late.starts[index];
          if (start != null && kind === 'performance') {
            expect(start).toBeGreaterThanOrEqual(now + Math.max(a, b) * 1000);
          }
        });
      }),
    ));

  it('what a recount plans begins when the forecast said, and no delay is left', () =>
    fc.assert(
      fc.property(days, fc.nat(1800), ({ items, gapS, now }, laterS) => {
        fc.pre(hasBegun(items));
        const nowMs = now + laterS * 1000;
        const { starts } = forecast(items, gapS, nowMs);
        const { anchorMs, kept } = recount(items, gapS, nowMs);
        const planned = plannedTimes(
          anchorMs,
          items.map((item, index) => ({ ...item, keptAt: kept[index]! })),
          gapS,
        );
        const first = starts.findIndex((start) => start !== null);
        if (first >= 0) expect(planned[first]).toBe(starts[first]);
        const after = items.map((item, index) => ({ ...item, plannedAt: planned[index]! }));
        // With gaps as planned the whole forecast follows from the plan; learned gaps differ at once.
        if (usualGapS(items, gapS) === gapS && items[first]?.kind === 'performance') {
          expect(forecast(after, gapS, nowMs).delayMs).toBe(0);
        }
        items.forEach((item, index) => {
          if (starts[index] === null) expect(planned[index]).toBe(item.isWithdrawn ? null : item.plannedAt);
        });
      }),
    ));
});

it.each([
  [0, '0 мин'],
  [-12, '12 мин'],
  [65, '1 ч 05 мин'],
])('%i minutes are «%s»', (minutes, text) => expect(delayText(minutes).replaceAll('\u00A0', ' ')).toBe(text));
