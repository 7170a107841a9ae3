// L9: yesterday's copy of the database is restored under live clients. Every judge has changed his tablet since the
// copy; both tablets offer again what the copy does not know, in either order. Whatever the order, each cell must hold
// again what it held before, unless somebody has marked it since.

import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pause } from '../client/asking.ts';
import { seatJudges } from '../client/opening.ts';
import type { Judge } from '../client/judge.ts';
import { cellOf } from '../client/ledger.ts';
import { Product } from '../client/product.ts';
import { Chance } from '../client/seeded.ts';
import { audit } from '../oracle/audit.ts';
import { Oracle } from '../oracle/tables.ts';
import { drillContest } from './contest.ts';
import { Hall } from './hall.ts';
import { Marking } from './marking.ts';
import { atLeast, faultsOf, lastWords, type DrillOptions, type Verdict } from './verdict.ts';

const ITEMS = 6;
/** Least counts for the drill to prove something. */
const LEAST_MARKS = 50;
const LEAST_GLANCES = 3;
const LEAST_CONTESTED = 5;
/** Cells of each judge that both of his tablets have marked since the copy. */
const CONTESTED = [0, 1, 2];

/** For a mutant: of marks that are offered again the one that comes last wins, however old it is. */
export const LAST_HEARD_WINS = `
  alter function judging.take_submission rename to take_minded;
  create function judging.take_submission(p_competition uuid, p_judge uuid, p_hash bytea, p_body jsonb)
  returns judging.taken language sql as $$
    select judging.take_minded(p_competition, p_judge, p_hash, case when p_body ? 'acknowledged'
      then (p_body - 'acknowledged' - 'seenEpoch') || '{"baseVersion": null}' else p_body end)
  $$;`;

export async function restoreDrill({ seed, short, say, sabotage }: DrillOptions): Promise<Verdict> {
  const chance = new Chance(seed);
  const product = await Product.start({ nodes: 2 });
  let oracle: Oracle | null = null;
  let hall: Hall | null = null;
  try {
    if (sabotage?.ddl) await product.sql(sabotage.ddl);
    const organizer = await product.organizer();
    const contest = await drillContest(organizer, { judges: 10, items: ITEMS });
    const judges = await seatJudges(contest, product.address());
    const spares = await Promise.all(judges.map((judge) => judge.spare()));
    const tablets = [...judges, ...spares];
    oracle = new Oracle(product.databaseUrl, contest.guid);
    const heedless = sabotage?.heedlessScreens ?? false;
    hall = await Hall.open({ address: product.address(), organizer, contest, judges, displays: 3, heedless });
    // Half of the spare tablets learn the new epoch from their sheets, the others only from the answer to their next
    // tap, so a new mark arrives there before older ones are offered again. Of the former tablets half stay open; the
    // others are woken last.
    const isAwake = (_: Judge, j: number): boolean => j % 4 < 2;
    offerAgainUnderNewEpoch(hall, [...spares.filter((_, j) => j % 2 === 0), ...judges.filter(isAwake)]);

    const { items, points } = contest;
    const contestedCell = (at: number, judge: string): string => `${items[at]}/${judge}/${points[at]}`;
    const giveContested = async (tablet: Judge, times = 1): Promise<void> => {
      for (let time = 0; time < times; time++) {
        for (const at of CONTESTED)
          tablet.tap({ item: items[at]!, point: points[at]!, value: chance.whole(0, 100) * 100 });
        await tablet.drained();
      }
    };

    const marking = new Marking({ organizer, contest, judges, chance, marksPerSecond: 40, stageMs: 300 });
    await marking.start();
    const glances = hall.watch(oracle);
    await pause(ITEMS * 400 + (short ? 1_000 : 10_000));
    await untilAllPerformed(oracle);
    await marking.rest();
    const copied = await oracle.head();
    await copy(product);
    say('Копия снята, судьи продолжают');
    marking.resume();
    await pause(short ? 2_000 : 10_000);
    await marking.stop();
    for (const judge of judges) await giveContested(judge);
    say('Судьи берут запасные планшеты');
    const onSpares = new Marking({
      organizer,
      contest,
      judges: spares,
      chance,
      marksPerSecond: 40,
      stageMs: 0,
      isOver: true,
    });
    await onSpares.start();
    await pause(short ? 2_000 : 10_000);
    await onSpares.rest();
    // Refused at first, because another tablet's mark stands there; then given by who has seen it.
    for (const spare of spares) await giveContested(spare, 2);
    // Not over the restore itself: until the epoch is new, one revision means two things.
    const glancedBefore = await glances.stop();
    await hall.agree(oracle, 'перед восстановлением');
    const before = await oracle.head();
    const held = await marksOf(oracle);

    await product.postgres.kill();
    restore(product);
    await product.postgres.start();
    await Promise.all(product.processes.map((child) => child.ready()));
    const from = performance.now();
    say('Копия возвращена под работающими экранами');
    // A screen may believe itself right at once; it must be right under the new epoch.
    const isNew = await untilNewEpoch(oracle, before.epoch, heedless ? 5_000 : 60_000);
    const limit = heedless ? 8_000 : 60_000;
    await hall.agree(oracle, 'после восстановления', limit);
    const rightAfter = performance.now() - from;
    const glancesAfter = hall.watch(oracle);
    for (const tablet of tablets) await tablet.drained();
    const resumedAt = performance.now();
    onSpares.resume();
    await pause(1_500);
    await onSpares.stop();
    const glancedAfter = await glancesAfter.stop();
    const { epoch } = await oracle.head();
    for (const tablet of judges.filter((judge, j) => !isAwake(judge, j))) {
      tablet.offerAgain(epoch);
      await tablet.drained();
    }
    // A spare one that has not tapped since has not heard of the new epoch yet.
    for (const tablet of spares) {
      tablet.offerAgain(epoch);
      await tablet.drained();
    }
    if (!heedless) await hall.agree(oracle, 'после повторной отправки');
    const since = new Set(
      tablets.flatMap(({ ledger }) =>
        ledger.filter(({ tappedAt }) => tappedAt >= resumedAt).map(({ submission }) => cellOf(submission)),
      ),
    );
    const now = await marksOf(oracle);
    const returning = [...held].filter(([cell]) => !since.has(cell));
    const strayed = returning.filter(([cell, value]) => now.get(cell) !== value);
    const contested = judges.flatMap(({ options: { judge } }) => CONTESTED.map((at) => contestedCell(at, judge)));
    const found = await audit(
      oracle,
      tablets.map((tablet) => tablet.ledger),
    );
    return {
      drill: 'restore',
      seed,
      figures: {
        'редакция в копии': copied.revision,
        'редакция перед восстановлением': before.revision,
        'предложено заново': tablets.reduce(
          (sum, { ledger }) => sum + ledger.filter(({ sends }) => sends > 1).length,
          0,
        ),
        'отправлено оценок': found.sent,
        'принято оценок': found.acknowledged,
        'конфликты, отказы': found.declined,
        'сверок экранов на ходу, до и после': `${glancedBefore} и ${glancedAfter}`,
        'вернулось прежних оценок': returning.length - strayed.length,
        'экраны верны, мс после запуска базы': Math.round(rightAfter),
      },
      faults: {
        ...faultsOf(found),
        'эпоха осталась прежней': isNew ? 0 : 1,
        'неверных экранов': hall.wrong,
        'прежняя оценка не вернулась': strayed.length,
        ...atLeast('ячеек двух планшетов', contested.filter((cell) => !since.has(cell)).length, LEAST_CONTESTED),
        ...atLeast('принято оценок', found.acknowledged, LEAST_MARKS),
        ...atLeast('сверок экранов на ходу до восстановления', glancedBefore, LEAST_GLANCES),
        ...atLeast('сверок экранов на ходу после него', glancedAfter, LEAST_GLANCES),
      },
      notes: [
        ...strayed.slice(0, 5).map(([cell, value]) => `ячейка ${cell}: ${now.get(cell)} вместо ${value}`),
        ...found.examples,
        ...hall.notes,
        ...lastWords(product, hall.wrong > 0),
      ],
    };
  } finally {
    hall?.stop();
    await oracle?.close();
    await product.stop();
  }
}

/** A judge's tablet learns the new epoch from its own sheet. */
function offerAgainUnderNewEpoch(hall: Hall, judges: readonly Judge[]): void {
  for (const judge of judges) {
    const sheet = hall.screens.find(({ options }) => options.key.endsWith(`:${judge.options.judge}`))!;
    let epoch: string | null = null;
    sheet.onShown = (shown) => {
      if (epoch !== null && epoch !== shown.epoch) {
        judge.offerAgain(shown.epoch);
        void judge.send();
      }
      epoch = shown.epoch;
    };
  }
}

/** What each cell holds. */
async function marksOf(oracle: Oracle): Promise<Map<string, number | null>> {
  const rows = await oracle.query<{ cell: string; value: number | null }>(
    `select m.item_guid || '/' || m.judge_guid || '/' || m.criterion_guid as cell, m.value
       from judging.mark m join program.item i on i.guid = m.item_guid where i.competition_guid = $1`,
    [oracle.competition],
  );
  return new Map(rows.map(({ cell, value }) => [cell, value]));
}

async function copy(product: Product): Promise<void> {
  await product.postgres.stop();
  clone(product.databaseFolder, join(product.home, 'yesterday'));
  await product.postgres.start();
  await Promise.all(product.processes.map((child) => child.ready()));
}

function restore(product: Product): void {
  rmSync(product.databaseFolder, { recursive: true, force: true });
  clone(join(product.home, 'yesterday'), product.databaseFolder);
}

/** With owners and modes, because the data folder belongs to PostgreSQL's account. */
function clone(from: string, to: string): void {
  const done = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`cp: ${done.stderr}`);
}

/** Later the spare tablets mark every performance; on a busy machine the stage may be behind. */
async function untilAllPerformed(oracle: Oracle): Promise<void> {
  const sql = `select count(*)::int as count from program.item
                where competition_guid = $1 and activity not in ('OnStage', 'Done')`;
  for (const deadline = performance.now() + 60_000; performance.now() < deadline; await pause(50)) {
    const [waiting] = await oracle.query<{ count: number }>(sql, [oracle.competition]);
    if (waiting!.count === 0) return;
  }
  throw new Error('The program does not come to its end');
}

async function untilNewEpoch(oracle: Oracle, old: string, limitMs: number): Promise<boolean> {
  const deadline = performance.now() + limitMs;
  while (performance.now() < deadline) {
    const head = await oracle.head().catch(() => null);
    if (head && head.epoch !== old) return true;
    await pause(25);
  }
  return false;
}
