// L2: thousands of displays while the server is killed and returns.

import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pause } from '../client/asking.ts';
import { hangDisplay, seatJudges } from '../client/opening.ts';
import { spreadOf } from '../client/figures.ts';
import { Product } from '../client/product.ts';
import { Screen } from '../client/screen.ts';
import { Chance } from '../client/seeded.ts';
import { tell } from '../oracle/compare.ts';
import { agree } from '../oracle/screens.ts';
import { Oracle } from '../oracle/tables.ts';
import { callToStage, drillContest } from './contest.ts';
import { Crowd } from './crowd.ts';
import { memoryOf } from './memory.ts';
import { atLeast, type DrillOptions, type Verdict } from './verdict.ts';

const READS_PER_VIEW = 10;

export async function screensDrill({ seed, short, say }: DrillOptions): Promise<Verdict> {
  const chance = new Chance(seed);
  const count = short ? 1_000 : 5_000;
  const product = await Product.start();
  let crowd: Crowd | null = null;
  let oracle: Oracle | null = null;
  let witness: Screen | null = null;
  try {
    const organizer = await product.organizer();
    const contest = await drillContest(organizer, { judges: 3, items: 10 });
    await callToStage(organizer, contest, 0);
    const judges = await seatJudges(contest, product.address());
    for (const judge of judges) {
      for (const point of contest.points)
        judge.tap({ item: contest.items[0]!, point, value: chance.whole(0, 100) * 100 });
      await judge.drained();
    }
    oracle = new Oracle(product.databaseUrl, contest.guid);
    const key = await hangDisplay(organizer, contest, contest.program);
    witness = new Screen({ address: product.address(), view: 'display', key }).start();
    crowd = Crowd.open({ url: product.urls[0]!, key, count });
    const opened = await crowd.untilRight(witness, oracle);
    say(`${opened.right} экранов показывают верное; сервер убивается`);
    const before = memoryOf(product.nodes[0]!.pid);

    await logStatements(product);
    const log = join(product.home, 'logs', 'postgres.log');
    const from = statSync(log).size;
    const killedAt = Date.now();
    await product.nodes[0]!.kill();
    await product.nodes[0]!.start();
    await product.nodes[0]!.ready();
    const readyAt = Date.now();
    const back = await crowd.untilRight(witness, oracle, killedAt);
    const { snapshots, all } = readsIn(readFileSync(log, 'utf8').slice(from));
    const spread = spreadOf(back.shownAt.map((at) => at - readyAt));
    const memory = memoryOf(product.nodes[0]!.pid);
    const verdict = await agree(witness, oracle);
    return {
      drill: 'screens',
      seed,
      figures: {
        экранов: count,
        'сервер снова готов, мс после убийства': readyAt - killedAt,
        'верная картина, мс после готовности, p50': spread.p50,
        'верная картина, мс после готовности, p99': spread.p99,
        'верная картина, мс после готовности, последний': spread.max,
        'чтений вида из базы': snapshots,
        'всех обращений сервера к базе, с запуском и опросом': all,
        'памяти у сервера, МБ: до, после, предел': `${before.now}, ${memory.now}, ${memory.most}`,
        'памяти у экранов, МБ': back.megabytes,
      },
      faults: {
        'не показали верного до убийства': count - opened.right,
        'не вернулись': count - back.right,
        'редакция шла назад': back.wentBack,
        'лишних чтений вида': Math.max(0, snapshots - READS_PER_VIEW),
        'неверных экранов': verdict.isRight ? 0 : 1,
        ...atLeast('чтений вида в журнале базы', snapshots, 1),
      },
      notes: verdict.isRight ? [] : [tell(verdict.differences)],
    };
  } finally {
    crowd?.stop();
    witness?.stop();
    await oracle?.close();
    await product.stop();
  }
}

const LINE_PREFIX = '%a|';

/** Logs every statement from now on: the only reliable count of reads. */
async function logStatements(product: Product): Promise<void> {
  await product.sql(`alter system set log_line_prefix = '${LINE_PREFIX}'`);
  await product.sql(`alter system set log_statement = 'all'`);
  await product.sql('select pg_reload_conf()');
  await pause(300);
}

/** Statements of the product alone, without the oracle's. */
function readsIn(log: string): { snapshots: number; all: number } {
  const own = log.split('\n').filter((line) => /^rampa\|LOG: +(statement|execute)/.test(line));
  return { snapshots: own.filter((line) => /isolation level repeatable read/i.test(line)).length, all: own.length };
}
