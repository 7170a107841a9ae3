// L5: hints come twice, late or never; then Redis is down for a while. Screens stay at the head, marking continues.

import { Redis } from 'ioredis';
import { pause } from '../client/asking.ts';
import { seatJudges } from '../client/opening.ts';
import { spreadOf } from '../client/figures.ts';
import type { Judge } from '../client/judge.ts';
import { Product } from '../client/product.ts';
import { Chance } from '../client/seeded.ts';
import { audit } from '../oracle/audit.ts';
import { Oracle } from '../oracle/tables.ts';
import { drillContest } from './contest.ts';
import { Hall } from './hall.ts';
import { Marking } from './marking.ts';
import { atLeast, faultsOf, lastWords, type DrillOptions, type Verdict } from './verdict.ts';

/** A disturbance of the hints; the returned function undoes it and returns how often it happened. */
type Meddling = (product: Product, chance: Chance) => Promise<() => Promise<number>>;

const LEAST_A_SECOND = 8;

export async function hintsDrill({ seed, short, say, sabotage }: DrillOptions): Promise<Verdict> {
  const chance = new Chance(seed);
  const product = await Product.start({ nodes: 2 });
  let oracle: Oracle | null = null;
  let hall: Hall | null = null;
  const figures: Record<string, number | string> = {};
  const faults: Record<string, number> = {};
  try {
    if (sabotage?.ddl) await product.sql(sabotage.ddl);
    const organizer = await product.organizer();
    const contest = await drillContest(organizer, { judges: 30, items: 40 });
    const judges = await seatJudges(contest, product.address());
    oracle = new Oracle(product.databaseUrl, contest.guid);
    hall = await Hall.open({
      address: product.address(),
      organizer,
      contest,
      judges: judges.slice(0, 2),
      displays: 6,
      heedless: sabotage?.heedlessScreens ?? false,
    });
    const marking = new Marking({ organizer, contest, judges, chance, marksPerSecond: 30, stageMs: 2_000 });
    // The last number: how often the hints must have been disturbed for the phase to prove something.
    const phases: [string, Meddling, number, number][] = [
      ['как обычно', asUsual, short ? 2_000 : 20_000, 0],
      ['удвоены и опаздывают', doubledAndLate, short ? 4_000 : 30_000, short ? 20 : 200],
      ['теряются', lost, short ? 4_000 : 30_000, short ? 5 : 50],
      ['нет Redis', noRedis, short ? 6_000 : 60_000, 1],
    ];
    await marking.start();
    for (const [name, meddle, ms, least] of phases) {
      const restoreHints = await meddle(product, chance);
      const from = accepted(judges);
      const lags = await watchLag(hall, oracle, ms);
      await marking.rest();
      figures[`${name}: принято оценок`] = accepted(judges) - from;
      Object.assign(faults, atLeast(`${name}: принято оценок`, accepted(judges) - from, (ms / 1000) * LEAST_A_SECOND));
      // The short form runs beside other tests, where one measurement may take its two seconds: it only must not be empty.
      Object.assign(faults, atLeast(`${name}: замеров отставания`, lags.length, short ? 1 : ms / 1000));
      // The screens must reach the head while the hints are still disturbed.
      const settled = await hall.agree(oracle, name);
      const { p50, p99, max } = spreadOf(lags);
      figures[`${name}: отставание экранов, мс, p50 / p99 / худшее`] = `${p50} / ${p99} / ${max}`;
      figures[`${name}: верны после последней оценки, мс`] = Math.round(settled);
      const meddled = await restoreHints();
      figures[`${name}: подсказок испорчено`] = meddled;
      Object.assign(faults, atLeast(`${name}: подсказок испорчено`, meddled, least));
      marking.resume();
      say(`${name}: готово`);
    }
    await marking.stop();
    await hall.agree(oracle, 'в конце');
    const found = await audit(
      oracle,
      judges.map((judge) => judge.ledger),
    );
    return {
      drill: 'hints',
      seed,
      figures: { ...figures, 'принято всего': found.acknowledged, экранов: hall.screens.length },
      faults: {
        ...faultsOf(found),
        ...faults,
        'неверных экранов': hall.wrong,
        'редакция шла назад': hall.wentBack,
        'позади и не знают': hall.behind.length,
      },
      notes: [...found.examples, ...hall.notes, ...hall.behind, ...lastWords(product, hall.wrong > 0)],
    };
  } finally {
    hall?.stop();
    await oracle?.close();
    await product.stop();
  }
}

function accepted(judges: readonly Judge[]): number {
  return judges.reduce((sum, { ledger }) => sum + ledger.filter(({ reply }) => reply?.status === 'accepted').length, 0);
}

/** For each head: milliseconds until the protocol's page heard of it or of a later one. */
async function watchLag(hall: Hall, oracle: Oracle, ms: number): Promise<number[]> {
  const watched = hall.screens.find(({ options }) => options.view === 'protocol')!;
  const lags: number[] = [];
  const heard: { revision: number; at: number }[] = [];
  watched.onFrame = ({ revision, at }) => heard.push({ revision, at });
  const deadline = performance.now() + ms;
  while (performance.now() < deadline) {
    const { revision } = await oracle.head();
    const seenAt = performance.now();
    while (!heard.some((frame) => frame.revision >= revision)) {
      if (performance.now() > deadline + 10_000) return [...lags, performance.now() - seenAt];
      // Nothing may have changed since the last frame.
      if ((watched.shown?.revision ?? -1) >= revision) break;
      await pause(2);
    }
    lags.push(performance.now() - seenAt);
    await pause(100);
  }
  watched.onFrame = () => undefined;
  return lags;
}

const asUsual: Meddling = async () => async () => 0;

/** Repeats every hint at once, and again up to three seconds later. */
const doubledAndLate: Meddling = async (product, chance) => {
  const ear = new Redis(product.redisUrl);
  const mouth = new Redis(product.redisUrl);
  for (const redis of [ear, mouth]) redis.on('error', () => undefined);
  const ours = new Map<string, number>();
  let repeats = 0;
  const repeat = (channel: string, text: string): void => {
    ours.set(text, (ours.get(text) ?? 0) + 1);
    mouth.publish(channel, text).then(
      (ears) => (repeats += ears > 1 ? 1 : 0), // this connection is one of them
      () => undefined,
    );
  };
  ear.on('pmessage', (_pattern, channel: string, text: string) => {
    const own = ours.get(text) ?? 0;
    if (own > 0) {
      ours.set(text, own - 1);
      return;
    }
    repeat(channel, text);
    setTimeout(() => repeat(channel, text), chance.whole(200, 3_000)).unref();
  });
  await ear.psubscribe('*');
  return async () => {
    ear.disconnect();
    mouth.disconnect();
    return repeats;
  };
};

/** Cuts the nodes' subscriptions several times a second, so that hints published meanwhile are lost. */
const lost: Meddling = async (product) => {
  const knife = new Redis(product.redisUrl);
  knife.on('error', () => undefined);
  let cuts = 0;
  const cut = (): void => {
    knife.call('CLIENT', 'KILL', 'TYPE', 'pubsub').then(
      (killed) => (cuts += Number(killed)),
      () => undefined,
    );
  };
  const timer = setInterval(cut, 150);
  return async () => {
    clearInterval(timer);
    knife.disconnect();
    return cuts;
  };
};

const noRedis: Meddling = async (product) => {
  await product.redis.kill();
  return async () => {
    const wasDown = product.redis.pid === null;
    await product.redis.start();
    return wasDown ? 1 : 0;
  };
};
