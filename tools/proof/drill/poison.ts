// J4: jobs that can never succeed are parked after three tries, each with a Russian reason, and the queue goes on.

import { VotingProtocolLock } from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import type { Organizer } from '../client/organizer.ts';
import { Product } from '../client/product.ts';
import { closedContest, jobOf, orderDiplomas, waitOver, type ClosedContest } from './closed-contest.ts';
import type { DrillOptions, Verdict } from './verdict.ts';

export async function poisonDrill(options: DrillOptions): Promise<Verdict> {
  const product = await Product.start({ worker: true });
  try {
    const organizer = await product.organizer();
    const size = { programs: options.short ? 5 : 25, itemsEach: 5 };
    return await poisonOn(product, organizer, await closedContest(product, organizer, size), options);
  } finally {
    await product.stop();
  }
}

/** Opens the contest's first protocol again. */
export async function poisonOn(
  product: Product,
  organizer: Organizer,
  contest: ClosedContest,
  { seed }: DrillOptions,
): Promise<Verdict> {
  const [reopened, ...programs] = contest.programs as [Guid, ...Guid[]];
  // Its protocol was opened between the request and the work, so its contents are not valid any more.
  await product.worker!.stop();
  const poisons = [await orderDiplomas(organizer, contest, [reopened])];
  await organizer.insist(VotingProtocolLock, {
    query: { competitionProgramGuid: reopened },
    body: { isLocked: false, reason: 'Ошибка секретаря' },
  });
  // And two that a broken release could have left: an invalid payload and an unknown kind.
  for (const kind of ['diplomas.archive', 'no.such-kind']) poisons.push(await planted(product, contest.guid, kind));
  const jobs: Guid[] = [];
  for (const program of programs) jobs.push(await orderDiplomas(organizer, contest, [program]));
  await product.worker!.start();
  await product.worker!.ready();

  const faults = {
    'хорошие не сделаны': 0,
    'отравленные не припаркованы': 0,
    'не три попытки': 0,
    'причина не по-русски': 0,
  };
  for (const job of jobs) if ((await waitOver(organizer, job))?.state !== 'done') faults['хорошие не сделаны']++;
  const reasons: string[] = [];
  for (const poison of poisons) {
    const row = await parked(product, poison);
    if (row?.status !== 'failed') faults['отравленные не припаркованы']++;
    if (row?.attempt !== 3) faults['не три попытки']++;
    if (!/^[А-ЯЁ][^a-z{]*\.$/su.test(row?.failure ?? '')) faults['причина не по-русски']++;
    reasons.push(row?.failure ?? '—');
  }
  const told = await jobOf(organizer, poisons[0]!);
  if (told.failure !== reasons[0]) faults['причина не по-русски']++;
  return {
    drill: 'poison',
    seed,
    figures: { 'отравленных работ': poisons.length, 'хороших за ними': jobs.length },
    faults,
    notes: reasons,
  };
}

async function planted(product: Product, competition: Guid, kind: string): Promise<Guid> {
  const guid = newGuid();
  await product.sql(
    `insert into jobs.job (guid, kind, competition_guid, owner, payload, input_hash)
     values ($1, $2, $3, 'drill', '{"rubbish": 1}', '')`,
    [guid, kind, competition],
  );
  return guid;
}

async function parked(product: Product, job: Guid) {
  const deadline = performance.now() + 60_000;
  for (;;) {
    const [row] = await product.sql<{ status: string; attempt: number; failure: string | null }>(
      'select status, attempt, failure from jobs.job where guid = $1',
      [job],
    );
    if (row?.status === 'failed' || performance.now() > deadline) return row;
    await new Promise((next) => setTimeout(next, 100));
  }
}
