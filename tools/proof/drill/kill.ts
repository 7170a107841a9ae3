// D1: thirty judges mark while api nodes, worker, Redis and PostgreSQL are killed at random.

import { pause } from '../client/asking.ts';
import { spreadOf } from '../client/figures.ts';
import { seatJudges } from '../client/opening.ts';
import type { ManagedProcess } from '../client/managed-process.ts';
import { Product } from '../client/product.ts';
import { Chance } from '../client/seeded.ts';
import { audit } from '../oracle/audit.ts';
import { Oracle } from '../oracle/tables.ts';
import { drillContest } from './contest.ts';
import { Hall } from './hall.ts';
import { Marking } from './marking.ts';
import { atLeast, faultsOf, lastWords, type DrillOptions, type Verdict } from './verdict.ts';

const LOOK_EVERY = 10;
/** Marks of all judges together, per second. */
const MARKS_PER_SECOND = 80;
/** 20,000 at 200 kills. The short form runs beside other tests: it only must not be empty. */
const LEAST_MARKS_PER_KILL = { long: 100, short: 20 };
const LEAST_GLANCES_PER_KILL = 1;

export async function killDrill(options: DrillOptions): Promise<Verdict> {
  const { seed, say, sabotage } = options;
  const chance = new Chance(seed);
  const kills = options.kills ?? (options.short ? 6 : 200);
  const product = await Product.start({ nodes: 2, worker: true });
  let oracle: Oracle | null = null;
  let hall: Hall | null = null;
  try {
    if (sabotage?.ddl) await product.sql(sabotage.ddl);
    const organizer = await product.organizer();
    const contest = await drillContest(organizer, { judges: 30, items: options.short ? 30 : 120 });
    const judges = await seatJudges(contest, product.address(), sabotage?.forgetfulJudges);
    oracle = new Oracle(product.databaseUrl, contest.guid);
    hall = await Hall.open({
      address: product.address(),
      organizer,
      contest,
      judges: judges.slice(0, 3),
      displays: 4,
      heedless: sabotage?.heedlessScreens ?? false,
    });
    const stageMs = options.short ? 3_000 : 6_000;
    const marking = new Marking({ organizer, contest, judges, chance, marksPerSecond: MARKS_PER_SECOND, stageMs });
    const from = performance.now();
    await marking.start();
    const sent: number[] = [];
    const agreed: number[] = [];
    const glances = hall.watch(oracle);
    for (let kill = 1; kill <= kills; kill++) {
      const healthyAt = await strike(product, chance);
      if (kill % LOOK_EVERY !== 0 && kill !== kills) continue;
      await marking.rest();
      // Screens can be right only about marks that have arrived, so the tablets' own waiting does not count.
      const sentAt = performance.now();
      await hall.agree(oracle, `после ${kill} убийств`);
      sent.push(sentAt - healthyAt);
      agreed.push(performance.now() - sentAt);
      if (kill < kills) marking.resume();
      const told = `исходящие пусты через ${Math.round(sent.at(-1)!)} мс, экраны верны ещё через ${Math.round(agreed.at(-1)!)} мс`;
      say(`${kill} из ${kills}: после последнего запуска ${told}`);
    }
    const glanced = await glances.stop();
    await marking.stop();
    const found = await audit(
      oracle,
      judges.map((judge) => judge.ledger),
    );
    return {
      drill: 'kill',
      seed,
      figures: {
        убийств: kills,
        ...Object.fromEntries(product.processes.map((child) => [`  ${child.name}`, child.kills])),
        секунд: Math.round((performance.now() - from) / 100) / 10,
        'отправлено оценок': found.sent,
        'принято оценок': found.acknowledged,
        'отправок без ответа': judges.reduce((sum, judge) => sum + judge.unanswered, 0),
        '  из них сервер молчал до предела': judges.reduce((sum, judge) => sum + judge.silences, 0),
        'конфликты, поздние, отказы': found.declined,
        экранов: hall.screens.length,
        'сверок экранов на ходу, на той же редакции': glanced,
        'переподключений экранов': hall.reconnects,
        'исходящие пусты, мс после последнего запуска, p50 / худшее': halfAndWorst(sent),
        'экраны верны, мс после последней оценки, p50 / худшее': halfAndWorst(agreed),
      },
      faults: {
        ...faultsOf(found),
        'неверных экранов': hall.wrong,
        'редакция шла назад': hall.wentBack,
        'позади и не знают': hall.behind.length,
        'упало само': product.processes.reduce((sum, child) => sum + child.deaths.length, 0),
        ...atLeast(
          'принято оценок',
          found.acknowledged,
          LEAST_MARKS_PER_KILL[options.short ? 'short' : 'long'] * kills,
        ),
        ...atLeast('сверок экранов на ходу', glanced, LEAST_GLANCES_PER_KILL * kills),
      },
      notes: [
        ...found.examples,
        ...hall.notes,
        ...hall.behind,
        ...product.processes.flatMap(({ name, deaths }) =>
          deaths.map((said) => `${name} упал сам, ${said.slice(0, 600)}`),
        ),
        ...lastWords(product, hall.wrong > 0),
      ],
    };
  } finally {
    hall?.stop();
    await oracle?.close();
    await product.stop();
  }
}

function halfAndWorst(times: readonly number[]): string {
  const { p50, max } = spreadOf(times);
  return `${Math.round(p50)} / ${Math.round(max)}`;
}

/** Kills one or two processes and starts them again; resolves when everything is healthy. */
async function strike(product: Product, chance: Chance): Promise<number> {
  await pause(chance.whole(100, 900));
  const victims = chance.shuffled(product.processes).slice(0, chance.next() < 0.15 ? 2 : 1);
  await Promise.all(victims.map((child) => child.kill()));
  await pause(chance.whole(0, 400));
  // Services first: an api without its database ends, and its supervisor would start it again.
  const isService = (child: ManagedProcess) => child === product.postgres || child === product.redis;
  await Promise.all(victims.filter(isService).map((child) => child.start()));
  await Promise.all(victims.filter((child) => !isService(child)).map((child) => child.start()));
  await Promise.all(product.processes.map((child) => child.ready()));
  return performance.now();
}
