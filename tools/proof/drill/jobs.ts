// J1, J2, J4 and a mailing one after another. The short form has one product for all of them.

import { Product } from '../client/product.ts';
import { closedContest } from './closed-contest.ts';
import { diplomasDrill, diplomasOn, SHORT_LEASE } from './diplomas.ts';
import { jobsRedisDrill, jobsRedisOn } from './jobs-redis.ts';
import { mailingDrill, mailingOn } from './mailing.ts';
import { poisonDrill, poisonOn } from './poison.ts';
import type { DrillOptions, Verdict } from './verdict.ts';

const SMALL = { programs: 3, itemsEach: 16 };

export async function jobsDrill(options: DrillOptions): Promise<Verdict> {
  if (!options.short) {
    const verdicts = [
      await diplomasDrill(options),
      await jobsRedisDrill(options),
      await poisonDrill(options),
      await mailingDrill(options),
    ];
    return together(options.seed, verdicts);
  }
  const product = await Product.start({ worker: true, environment: SHORT_LEASE });
  try {
    const organizer = await product.organizer();
    const contest = await closedContest(product, organizer, SMALL);
    const verdicts: Verdict[] = [];
    for (const part of [jobsRedisOn, diplomasOn, poisonOn]) {
      const from = performance.now();
      verdicts.push(await part(product, organizer, contest, options));
      options.say(`${verdicts.at(-1)!.drill}: ${Math.round(performance.now() - from)} мс`);
    }
    verdicts.push(await mailingOn(product, organizer, options));
    return together(options.seed, verdicts);
  } finally {
    await product.stop();
  }
}

function together(seed: number, verdicts: readonly Verdict[]): Verdict {
  const named = <V>(of: (verdict: Verdict) => Record<string, V>) =>
    Object.fromEntries(
      verdicts.flatMap((verdict) =>
        Object.entries(of(verdict)).map(([name, value]) => [`${verdict.drill}: ${name}`, value]),
      ),
    );
  return {
    drill: 'jobs',
    seed,
    figures: named(({ figures }) => figures),
    faults: named(({ faults }) => faults),
    notes: verdicts.flatMap(({ notes }) => notes),
  };
}
