// D4: the process dies between the commit and the answer; then the same submission is sent again.

import { seatJudges } from '../client/opening.ts';
import { pause } from '../client/asking.ts';
import { Judge } from '../client/judge.ts';
import { Product } from '../client/product.ts';
import { Chance } from '../client/seeded.ts';
import { audit } from '../oracle/audit.ts';
import { Oracle } from '../oracle/tables.ts';
import { callToStage, drillContest, type DrillContest } from './contest.ts';
import { Proxy } from './proxy.ts';
import { atLeast, faultsOf, type DrillOptions, type Verdict } from './verdict.ts';

const STORED = 'select status, revision::int from judging.mark_submission where submission_guid = $1';
const LOCKS = `select count(*)::int as count from pg_locks l join pg_stat_activity a using (pid)
                where l.locktype = 'advisory' and l.granted and a.application_name <> 'rampa-oracle'`;
const OTHERS_WITHIN_MS = 3_000;

export async function commitKillDrill({ seed, short, sabotage }: DrillOptions): Promise<Verdict> {
  const chance = new Chance(seed);
  const rounds = short ? 4 : 30;
  const product = await Product.start();
  const proxy = await Proxy.open(Number(new URL(product.urls[0]!).port));
  let oracle: Oracle | null = null;
  try {
    const organizer = await product.organizer();
    const contest = await drillContest(organizer, { judges: 2, items: 2 });
    await callToStage(organizer, contest, 0);
    const [near] = await seatJudges(contest, product.address());
    const far = contest.judges[1]!;
    const judge = await new Judge({
      address: () => proxy.url,
      competition: contest.guid,
      judge: far.guid,
      key: far.key,
      device: 'far',
      forgets: sabotage?.forgetfulJudges ?? false,
    }).signIn();
    oracle = new Oracle(product.databaseUrl, contest.guid);
    const faults = { 'не записано до ответа': 0, 'другая редакция': 0, 'осталось запертым': 0 };
    let swallowed = 0;
    for (let round = 0; round < rounds; round++) {
      const entry = judge.tap(markOf(contest, chance));
      const isSwallowed = proxy.swallowNext();
      const sending = judge.send();
      await isSwallowed;
      swallowed++;
      // The answer was written, so the commit is done. Now the process is killed; every third time the database too.
      const victims = round % 3 === 2 ? [product.nodes[0]!, product.postgres] : [product.nodes[0]!];
      await Promise.all(victims.map((child) => child.kill()));
      for (const child of victims.toReversed()) await child.start();
      await Promise.all(product.processes.map((child) => child.ready()));
      const [stored] = await oracle.query<{ status: string; revision: number }>(STORED, [
        entry.submission.submissionGuid,
      ]);
      if (stored?.status !== 'accepted') faults['не записано до ответа']++;
      await sending;
      if (!sabotage?.forgetfulJudges) await judge.drained();
      if (entry.reply && entry.reply.revision !== stored?.revision) faults['другая редакция']++;
      near!.tap(markOf(contest, chance));
      await near!.drained(OTHERS_WITHIN_MS).catch(() => faults['осталось запертым']++);
      await pause(50);
      const [locks] = await oracle.query<{ count: number }>(LOCKS);
      faults['осталось запертым'] += locks!.count;
    }
    const found = await audit(oracle, [judge.ledger, near!.ledger]);
    return {
      drill: 'commit-kill',
      seed,
      figures: {
        'убийств после записи': rounds,
        отправлено: found.sent,
        принято: found.acknowledged,
        'отправок без ответа': judge.unanswered,
      },
      faults: {
        ...faultsOf(found),
        ...faults,
        ...atLeast('принято оценок', found.acknowledged, 2 * rounds),
        ...atLeast('проглоченных ответов', swallowed, rounds),
      },
      notes: found.examples,
    };
  } finally {
    await proxy.close();
    await oracle?.close();
    await product.stop();
  }
}

function markOf(contest: DrillContest, chance: Chance) {
  return { item: contest.items[0]!, point: chance.pick(contest.points), value: chance.whole(0, 100) * 100 };
}
