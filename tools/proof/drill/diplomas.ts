// J1: a thousand diplomas by the organizer's template and their archive while the worker is killed at random points: the
// same bytes every time. A job cancelled half-way leaves nothing.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { JobCancel } from '@rampa/contract';
import { pause } from '../client/asking.ts';
import { spreadOf } from '../client/figures.ts';
import { Product } from '../client/product.ts';
import { Chance } from '../client/seeded.ts';
import type { Organizer } from '../client/organizer.ts';
import { closedContest, orderDiplomas, shaOf, waitOver, type ClosedContest } from './closed-contest.ts';
import type { DrillOptions, Verdict } from './verdict.ts';

const LEASE_MS = 1_000;
export const SHORT_LEASE = { RAMPA_JOB_LEASE_MS: String(LEASE_MS) };

export async function diplomasDrill(options: DrillOptions): Promise<Verdict> {
  const product = await Product.start({ worker: true, environment: SHORT_LEASE });
  try {
    const organizer = await product.organizer();
    const itemsEach = options.short ? 60 : 1_000;
    return await diplomasOn(
      product,
      organizer,
      await closedContest(product, organizer, { programs: 1, itemsEach }),
      options,
    );
  } finally {
    await product.stop();
  }
}

/** Runs on a product whose worker has the short lease. */
export async function diplomasOn(
  product: Product,
  organizer: Organizer,
  { template, ...made }: ClosedContest,
  { seed, short, kills: asked, say }: DrillOptions,
): Promise<Verdict> {
  const contest = { ...made, document: template };
  const chance = new Chance(seed);
  const kills = asked ?? (short ? 2 : 100);
  const worker = product.worker!;
  const { length: count } = contest.segments.flatMap(({ items }) => items);
  const from = performance.now();
  const first = await orderDiplomas(organizer, contest, contest.programs);
  const firstView = await waitOver(organizer, first);
  const takes = performance.now() - from;
  const right = await shaOf(product, first);
  const faults = {
    'не сделано': firstView?.state === 'done' ? 0 : 1,
    'другие байты': 0,
    'осталось незаконченных файлов': 0,
    'отменённое оставило файл': 0,
  };
  const attempts: number[] = [];
  let killed = 0;
  let jobs = 0;
  while (killed < kills) {
    // A warm cache would make the job too fast to be killed.
    await worker.stop();
    await worker.start();
    await worker.ready();
    const job = await orderDiplomas(organizer, contest, contest.programs);
    jobs++;
    // One job survives several deaths and continues after each.
    while (killed < kills && (await isRunning(product, job))) {
      // Mostly early, so that one job dies more than once; sometimes near the end.
      await pause(chance.whole(0, Math.max(50, takes * (chance.next() < 0.75 ? 0.4 : 1))));
      // Killing a worker that has finished would prove nothing.
      if (await isRunning(product, job)) {
        await worker.kill();
        killed++;
        await worker.start();
        await worker.ready();
      }
    }
    const view = await waitOver(organizer, job);
    if (view?.state !== 'done') faults['не сделано']++;
    else if ((await shaOf(product, job)) !== right) faults['другие байты']++;
    const [row] = await product.sql<{ attempt: number }>('select attempt from jobs.job where guid = $1', [job]);
    attempts.push(row!.attempt);
    say(`${killed} из ${kills} убийств, работ ${jobs}, попыток у последней ${row!.attempt}`);
  }
  const files = () => readdirSync(join(product.home, 'files')).length;
  const before = files();
  const cancelled = await orderDiplomas(organizer, contest, contest.programs, 'pdf');
  await organizer.insist(JobCancel, { query: { jobGuid: cancelled } });
  const end = await waitOver(organizer, cancelled);
  if (end?.state === 'cancelled' && files() !== before) faults['отменённое оставило файл']++;
  const tmp = join(product.home, 'tmp');
  faults['осталось незаконченных файлов'] = existsSync(tmp) ? readdirSync(tmp).length : 0;
  return {
    drill: 'diplomas',
    seed,
    figures: {
      'дипломов в архиве': count,
      'без помех, мс': Math.round(takes),
      'убийств обработчика': killed,
      'работ под убийствами': jobs,
      'попыток на работу, худшее': spreadOf(attempts).max,
      'SHA-256': right ?? '—',
      'отменённая кончилась как': end?.state ?? 'не кончилась',
    },
    faults,
    notes: firstView?.failure ? [firstView.failure] : [],
  };
}

/** Waits until a living worker has taken the job; false when it is over. */
async function isRunning(product: Product, job: string): Promise<boolean> {
  const deadline = performance.now() + 30 * LEASE_MS;
  while (performance.now() < deadline) {
    const [row] = await product.sql<{ status: string; isHeld: boolean }>(
      `select status, coalesce(lease_until > clock_timestamp() + interval '${LEASE_MS / 2} ms', false) as "isHeld"
         from jobs.job where guid = $1`,
      [job],
    );
    if (row!.status !== 'waiting' && row!.status !== 'running') return false;
    if (row!.isHeld) return true;
    await pause(10);
  }
  return false;
}
