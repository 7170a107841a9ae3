// D3: one submission delivered many times at once, out of order, by two sessions of the judge, to two nodes.

import { VotingProtocolSavingBySelf, type Submission } from '@rampa/contract';
import { ask, pause } from '../client/asking.ts';
import { seatJudges } from '../client/opening.ts';
import { Judge } from '../client/judge.ts';
import { settle, type LedgerEntry } from '../client/ledger.ts';
import { Product } from '../client/product.ts';
import { Chance } from '../client/seeded.ts';
import { audit } from '../oracle/audit.ts';
import { Oracle } from '../oracle/tables.ts';
import { callToStage, drillContest } from './contest.ts';
import { Hall } from './hall.ts';
import { atLeast, faultsOf, lastWords, type DrillOptions, type Verdict } from './verdict.ts';

const ROUND = 4;

export async function duplicateDrill({ seed, short, sabotage }: DrillOptions): Promise<Verdict> {
  const chance = new Chance(seed);
  const rounds = short ? 40 : 400;
  const product = await Product.start({ nodes: 2, fast: true });
  let oracle: Oracle | null = null;
  let hall: Hall | null = null;
  try {
    if (sabotage?.ddl) await product.sql(sabotage.ddl);
    const organizer = await product.organizer();
    const contest = await drillContest(organizer, { judges: 5, items: 3 });
    await callToStage(organizer, contest, 0);
    const judges = await seatJudges(contest, product.address());
    const spares = await Promise.all(
      judges.map(({ options }) => new Judge({ ...options, device: `${options.device}-spare` }).signIn()),
    );
    oracle = new Oracle(product.databaseUrl, contest.guid);
    hall = await Hall.open({ address: product.address(), organizer, contest, judges, displays: 2 });
    let deliveries = 0;
    let failures = 0;
    for (let round = 0; round < rounds; round++) {
      const j = chance.whole(0, judges.length - 1);
      // Several taps in any order of delivery: of one tablet the last tap wins. Sometimes the spare tablet taps too,
      // and may meet a conflict.
      const entries = Array.from({ length: chance.whole(1, ROUND) }, () => {
        const tablet = chance.next() < 0.3 ? spares[j]! : judges[j]!;
        return tablet.tap({
          item: contest.items[0]!,
          point: chance.pick(contest.points),
          value: chance.whole(0, 100) * 100,
        });
      });
      const copies = entries.flatMap((entry) => Array.from({ length: chance.whole(1, 50) }, () => entry));
      deliveries += copies.length;
      const tokens = [judges[j]!.token, spares[j]!.token];
      const answers = await Promise.all(
        chance.shuffled(copies).map((entry) => {
          const given = { url: chance.pick(product.urls), token: chance.pick(tokens), wait: chance.whole(0, 30) };
          return deliver(entry, contest.guid, given);
        }),
      );
      failures += answers.filter((answered) => !answered).length;
    }
    const ms = await hall.agree(oracle, 'в конце');
    const found = await audit(
      oracle,
      [...judges, ...spares].map((judge) => judge.ledger),
    );
    return {
      drill: 'duplicate',
      seed,
      figures: {
        'разных оценок': found.sent,
        доставок: deliveries,
        принято: found.acknowledged,
        'обогнаны более поздней или с другого планшета': found.declined,
        'экраны верны, мс': Math.round(ms),
      },
      faults: {
        ...faultsOf(found),
        'ошибок сервера': failures,
        'неверных экранов': hall.wrong,
        ...atLeast('принято оценок', found.acknowledged, rounds),
        ...atLeast('доставок', deliveries, rounds * 20),
      },
      notes: [...found.examples, ...hall.notes, ...lastWords(product, hall.wrong > 0)],
    };
  } finally {
    hall?.stop();
    await oracle?.close();
    await product.stop();
  }
}

/** False after a server error: nothing is killed here, so there must be none. */
async function deliver(
  entry: LedgerEntry,
  competition: string,
  given: { url: string; token: string; wait: number },
): Promise<boolean> {
  await pause(given.wait);
  const submissions: Submission[] = [entry.submission];
  try {
    const { replies, epoch } = await ask(
      given.url,
      VotingProtocolSavingBySelf,
      { query: { competitionGuid: competition }, body: { submissions }, as: given.token },
      30_000,
    );
    const reply = replies.find((one) => one.submissionGuid === entry.submission.submissionGuid);
    if (reply) settle(entry, reply, epoch);
    return reply !== undefined;
  } catch {
    return false;
  }
}
