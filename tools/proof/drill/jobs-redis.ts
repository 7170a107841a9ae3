// J2: Redis is emptied while many jobs wait and run: every one of them finishes within a minute.

import { Redis } from 'ioredis';
import { VotingProtocolCreateArchive } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { pause } from '../client/asking.ts';
import { spreadOf } from '../client/figures.ts';
import type { Organizer } from '../client/organizer.ts';
import { Product } from '../client/product.ts';
import { Chance } from '../client/seeded.ts';
import { closedContest, orderDiplomas, waitOver, type ClosedContest } from './closed-contest.ts';
import { atLeast, type DrillOptions, type Verdict } from './verdict.ts';

const WITHIN_MS = 60_000;

export async function jobsRedisDrill(options: DrillOptions): Promise<Verdict> {
  const product = await Product.start({ worker: true });
  try {
    const organizer = await product.organizer();
    const size = options.short ? { programs: 3, itemsEach: 10 } : { programs: 12, itemsEach: 40 };
    return await jobsRedisOn(product, organizer, await closedContest(product, organizer, size), options);
  } finally {
    await product.stop();
  }
}

export async function jobsRedisOn(
  product: Product,
  organizer: Organizer,
  contest: ClosedContest,
  { seed, say }: DrillOptions,
): Promise<Verdict> {
  const chance = new Chance(seed);
  const redis = new Redis(product.redisUrl, { maxRetriesPerRequest: 1 });
  redis.on('error', () => undefined);
  try {
    const jobs: Guid[] = [];
    for (const program of contest.programs) {
      jobs.push(await orderDiplomas(organizer, contest, [program], 'zip'));
      jobs.push(await orderDiplomas(organizer, contest, [program], 'pdf'));
      const protocols = { query: { competitionGuid: contest.guid }, body: { programs: [program] } };
      jobs.push((await organizer.insist(VotingProtocolCreateArchive, protocols)).jobGuid);
      if (chance.next() < 0.5) await redis.flushall();
    }
    await redis.flushall();
    const emptiedAt = performance.now();
    const open = await product.sql<{ count: number }>(
      `select count(*)::int as count from jobs.job where status in ('waiting', 'running') and guid = any ($1::uuid[])`,
      [jobs],
    );
    say(`Redis опустошён, незакончено ${open[0]!.count} из ${jobs.length}`);
    let undone = 0;
    const times: number[] = [];
    for (const job of jobs) {
      const left = WITHIN_MS - (performance.now() - emptiedAt);
      const view = await waitOver(organizer, job, Math.max(1, left));
      if (view?.state !== 'done') undone++;
      times.push(performance.now() - emptiedAt);
      await pause(1);
    }
    const [twice] = await product.sql<{ count: number }>(
      'select count(*)::int as count from jobs.job where guid = any ($1::uuid[]) and attempt > 1',
      [jobs],
    );
    return {
      drill: 'jobs-redis',
      seed,
      figures: {
        работ: jobs.length,
        'последняя готова, мс после': Math.round(spreadOf(times).max),
        'начатых заново': twice!.count,
      },
      faults: { 'не сделано за минуту': undone, ...atLeast('незаконченных, когда Redis опустел', open[0]!.count, 1) },
      notes: [],
    };
  } finally {
    redis.disconnect();
  }
}
