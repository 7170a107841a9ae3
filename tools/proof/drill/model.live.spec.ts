// I1–I6 as a model: random days on two real nodes. Whatever was done in whatever order, every acknowledged mark has one
// effect, every screen equals the oracle on the way and at the end, and a person who lost access hears nothing more.
// The seed is printed; RAMPA_TEST_SEED repeats it, RAMPA_TEST_RUNS plays more days.

import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Organizer } from '../client/organizer.ts';
import { Product } from '../client/product.ts';
import type { Checks } from './model/checks.ts';
import { Day, type DayOptions } from './model/day.ts';
import { GUARDED_DAY, mutants } from './model/mutants.ts';
import { dayOf, ITEMS, JUDGES, marksAlone, POINTS, type Kind, type Step } from './model/steps.ts';

const RUNS = Number(process.env.RAMPA_TEST_RUNS ?? 1);
const SEED = Number(process.env.RAMPA_TEST_SEED ?? Math.floor(Math.random() * 2 ** 31));
/** Steps that every day has; a day without one was not played as planned. */
const EVERY_DAY: readonly Kind[] = ['fill', 'together', 'publish', 'clear', 'revoke', 'hop', 'drop', 'down', 'restore'];
/** Every judge's mark in every cell, given in the evening. */
const LEAST_ACKNOWLEDGED = JUDGES * ITEMS * POINTS;
const LEAST_COMPARED = 40;
const MUTANT_LIMIT_MS = 3_000;
/** Limit for one day: half a minute alone, and the machine may be busy. */
const LIMIT_MS = 300_000;

let product: Product;
let organizer: Organizer;

beforeAll(async () => {
  product = await Product.start({ nodes: 2, fast: true });
  organizer = await product.organizer();
});
afterAll(() => product?.stop());

async function live(steps: readonly Step[], more: Partial<DayOptions> = {}): Promise<{ checks: Checks; day: Day }> {
  const day = await Day.begin({ product, organizer, ...more });
  try {
    for (const step of steps) await day.take(step);
    return { checks: await day.end(), day };
  } finally {
    await day.close();
  }
}

it(
  'a random day loses no mark, counts none twice, and leaves every screen right',
  async () => {
    console.log(`Зерно ${SEED}, дней ${RUNS}`);
    await fc.assert(
      fc.asyncProperty(dayOf({ least: 10, most: 15 }), async (steps) => {
        const { checks, day } = await live(steps);
        expect(checks.isGreen, checks.tell()).toBe(true);
        const missing = EVERY_DAY.filter((kind) => !day.happened.has(kind));
        expect(missing, 'did not happen').toEqual([]);
        expect(checks.audit!.acknowledged).toBeGreaterThanOrEqual(LEAST_ACKNOWLEDGED);
        expect(checks.compared).toBeGreaterThanOrEqual(LEAST_COMPARED);
      }),
      { seed: SEED, numRuns: RUNS, endOnFailure: true },
    );
  },
  RUNS * LIMIT_MS,
);

// The same day is red without its safeguard and green with it, so each check can fail.

it(
  'a short day with everything that the mutants lack is green',
  async () => {
    const { checks } = await live(GUARDED_DAY);
    expect(checks.isGreen, checks.tell()).toBe(true);
  },
  LIMIT_MS,
);

it(
  'screens that do not look at the epoch are noticed',
  async () => {
    const { checks } = await live(GUARDED_DAY, { heedless: true, limitMs: MUTANT_LIMIT_MS });
    expect([...checks.broken.keys()]).toContain('I2');
  },
  LIMIT_MS,
);

// Each mutant costs a day, so in npm test the others take their turn (tools/build/test/turns.mjs).
const itInTurn = it.runIf([undefined, '', '1'].includes(process.env.RAMPA_TEST_TURN));

itInTurn(
  'a revoked link that is still let in is noticed',
  async () => {
    await product.sql(mutants.openRevokedLinks);
    const { checks } = await live(GUARDED_DAY, { limitMs: MUTANT_LIMIT_MS });
    await product.sql(mutants.closeRevokedLinks);
    expect([...checks.broken.keys()]).toContain('I5');
  },
  LIMIT_MS,
);

itInTurn(
  'a random day without the key of repeats is noticed',
  async () => {
    await product.sql(mutants.forgetRepeats);
    const [steps] = fc.sample(marksAlone, { seed: 20_261_120, numRuns: 1 });
    const { checks } = await live(steps!);
    expect([...checks.broken.keys()]).toContain('I1');
  },
  LIMIT_MS,
);
