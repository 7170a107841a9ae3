// The worked cases in a product of their own, whose clock they turn.

import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newGuid, type Guid } from '@rampa/kernel';
import { pause } from '../../client/asking.ts';
import { ROOT } from '../../client/building.ts';
import { Product } from '../../client/product.ts';
import { signUp } from '../../walks/accounts.ts';
import { Target } from '../../walks/target.ts';
import { CLOCK_OPTIONS, PriceClock } from './price-clock.ts';
import { PriceProduct } from './price-product.ts';
import { rehearsePrices, type PriceReport } from './prices.ts';

const LEASE_MS = 400;
const LOOK_MS = 50;
const MOST_LOOKS = 600;

export async function rehearsePricesThroughCalls(
  path: string,
  say: (done: number, of: number) => void,
): Promise<PriceReport> {
  const file = join(tmpdir(), `rampa-clock-${newGuid()}`);
  // At once: a worker that recounts by itself would read a file being written as empty, and count by the world's day.
  const tell = (shiftMs: number) => {
    writeFileSync(`${file}.next`, String(shiftMs));
    renameSync(`${file}.next`, file);
  };
  tell(0);
  const preloaded = join(ROOT, 'tools/proof/rehearse/prices/shifted-process.ts');
  const environment = {
    ...{ PGOPTIONS: CLOCK_OPTIONS, REHEARSED_CLOCK: file, RAMPA_JOB_LEASE_MS: String(LEASE_MS) },
    NODE_OPTIONS: `--import=${preloaded}`,
  };
  const product = await Product.start({ fast: true, worker: true, environment });
  const url = product.urls[0]!;
  const target = Target.at(url, product.databaseUrl);
  try {
    const desk = await product.organizer();
    const member = await signUp(target, 'Member');
    const sql = (text: string, values?: readonly unknown[]) => target.sql(text, values);
    const clock = await PriceClock.of(sql, tell);
    const running = {
      url,
      desk: desk.token,
      member,
      clock,
      sql,
      newDay: (timeZone: string) => newDay(target, timeZone),
    };
    return await rehearsePrices(path, new PriceProduct(running), { say });
  } finally {
    await target.close();
    await product.stop();
    rmSync(file, { force: true });
  }
}

/** The night's own job, written once more: its worker finds it. */
async function newDay(target: Target, timeZone: string): Promise<void> {
  const guid: Guid = newGuid();
  await target.sql(
    `insert into jobs.job (guid, kind, competition_guid, owner, payload, input_hash, max_attempts, title)
     values ($1, 'finance.pricesOfDay', null, 'schedule', $2, $3, 3, '')`,
    [guid, JSON.stringify({ timeZone }), guid],
  );
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const [job] = await target.sql<{ status: string; failure: string | null }>(
      'select status, failure from jobs.job where guid = $1',
      [guid],
    );
    if (job?.status === 'done') return;
    if (job?.status === 'failed') throw new Error(`Цены нового дня не посчитаны: ${job.failure}`);
    await pause(LOOK_MS);
  }
  throw new Error('Цены нового дня не посчитаны за полминуты.');
}
