// The short day of the model as a drill, so that its mutants stand beside the others.

import fc from 'fast-check';
import { Product } from '../../client/product.ts';
import { atLeast, type DrillOptions, type Verdict } from '../verdict.ts';
import { INVARIANTS, type Invariant } from './checks.ts';
import { Day } from './day.ts';
import { GUARDED_DAY } from './mutants.ts';
import { marksAlone } from './steps.ts';

/** The same for the control and the mutants. */
const LIMIT_MS = 15_000;

/** A day with a revoked link and a restored copy, then random marks that come several times. */
export async function guardedDrill({ seed, sabotage }: DrillOptions): Promise<Verdict> {
  const product = await Product.start({ nodes: 2, fast: true });
  try {
    const organizer = await product.organizer();
    if (sabotage?.ddl) await product.sql(sabotage.ddl);
    const heedless = sabotage?.heedlessScreens ?? false;
    const day = await Day.begin({ product, organizer, heedless, limitMs: LIMIT_MS });
    try {
      const [marks] = fc.sample(marksAlone, { seed, numRuns: 1 });
      for (const step of [...GUARDED_DAY, ...marks!]) await day.take(step);
      const checks = await day.end();
      const { acknowledged } = checks.audit!;
      const broken = (name: Invariant): number => checks.broken.get(name)?.length ?? 0;
      return {
        drill: 'guarded',
        seed,
        figures: { 'принято оценок': acknowledged, 'сверок экранов': checks.compared },
        faults: {
          ...Object.fromEntries((Object.keys(INVARIANTS) as Invariant[]).map((name) => [name, broken(name)])),
          ...atLeast('принято оценок', acknowledged, 15),
          ...atLeast('сверок экранов', checks.compared, 20),
        },
        notes: checks.isGreen ? [] : [checks.tell()],
      };
    } finally {
      await day.close();
    }
  } finally {
    await product.stop();
  }
}
