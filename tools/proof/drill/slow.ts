// L6: sockets that stop reading cost the server little and the other sockets nothing.

import { pause } from '../client/asking.ts';
import { hangDisplay, seatJudges } from '../client/opening.ts';
import { spreadOf } from '../client/figures.ts';
import type { Judge } from '../client/judge.ts';
import type { Organizer } from '../client/organizer.ts';
import { Product } from '../client/product.ts';
import { Chance } from '../client/seeded.ts';
import { audit } from '../oracle/audit.ts';
import { Oracle } from '../oracle/tables.ts';
import { callToStage, drillContest, type DrillContest } from './contest.ts';
import { Hall } from './hall.ts';
import { LightSocket } from './light-socket.ts';
import { Marking } from './marking.ts';
import { memoryOf } from './memory.ts';
import { atLeast, faultsOf, lastWords, type DrillOptions, type Verdict } from './verdict.ts';

const PAUSED = 50;
const WATCHED = 10;

export async function slowDrill({ seed, short, say }: DrillOptions): Promise<Verdict> {
  const chance = new Chance(seed);
  const phaseMs = short ? 4_000 : 40_000;
  const product = await Product.start();
  const sockets: LightSocket[] = [];
  let oracle: Oracle | null = null;
  let hall: Hall | null = null;
  try {
    const organizer = await product.organizer();
    const contest = await drillContest(organizer, { judges: 5, items: 40 });
    const judges = await seatJudges(contest, product.address());
    await markEverything(organizer, contest, judges, chance);
    oracle = new Oracle(product.databaseUrl, contest.guid);
    hall = await Hall.open({ address: product.address(), organizer, contest, displays: 20 });
    const marking = new Marking({ organizer, contest, judges, chance, marksPerSecond: 60, stageMs: 0, isOver: true });
    await marking.start();
    await pause(short ? 1_500 : 5_000);
    const alone = await measure(hall, judges, phaseMs);
    const before = memoryOf(product.nodes[0]!.pid);
    say(`Без спящих: p99 ${alone.p99} мс; теперь ${PAUSED} сокетов перестают читать`);

    // Several screens on each socket, so that the system's buffers are full within seconds.
    const keys: string[] = [];
    for (let i = 0; i < WATCHED; i++) keys.push(await hangDisplay(organizer, contest, contest.program, 'leaders'));
    const asleep = new Set<LightSocket>();
    let closed = 0;
    let isAsleep = true;
    for (let i = 0; i < PAUSED; i++) {
      const socket: LightSocket = new LightSocket({
        url: product.urls[0]!,
        view: 'display',
        keys,
        onFrame: () => {
          if (!isAsleep || asleep.has(socket)) return;
          asleep.add(socket);
          socket.pause();
        },
        onClose: () => closed++,
      });
      sockets.push(socket);
    }
    const together = await measure(hall, judges, phaseMs);
    // A sleeping socket learns what it was sent only when it reads again.
    isAsleep = false;
    for (const socket of sockets) socket.resume();
    await pause(1_000);
    const after = memoryOf(product.nodes[0]!.pid);
    await marking.stop();
    await hall.agree(oracle, 'в конце');
    const found = await audit(
      oracle,
      judges.map((judge) => judge.ledger),
    );
    return {
      drill: 'slow',
      seed,
      figures: {
        'спящих сокетов': asleep.size,
        'из них закрыл сервер, пока спали': closed,
        'принято оценок': found.acknowledged,
        'замерено без спящих и со спящими': `${alone.count} и ${together.count}`,
        'оценка → экран без спящих, мс, p50 / p99': `${alone.p50} / ${alone.p99}`,
        'оценка → экран со спящими, мс, p50 / p99': `${together.p50} / ${together.p99}`,
        'память сервера до, МБ': before.now,
        'память сервера после, МБ': after.now,
        'прирост предела памяти, МБ': after.most - before.most,
      },
      faults: {
        ...faultsOf(found),
        'неверных экранов': hall.wrong,
        'редакция шла назад': hall.wentBack,
        ...atLeast('уснувших сокетов', asleep.size, PAUSED),
        ...atLeast('замеров без спящих', alone.count, phaseMs / 100),
        ...atLeast('замеров со спящими', together.count, phaseMs / 100),
      },
      notes: [...found.examples, ...hall.notes, ...lastWords(product, hall.wrong > 0)],
    };
  } finally {
    for (const socket of sockets) socket.close();
    hall?.stop();
    await oracle?.close();
    await product.stop();
  }
}

/** All forty results stand on the leaders' screen, so that every further mark changes a picture of some kilobytes. */
async function markEverything(
  organizer: Organizer,
  contest: DrillContest,
  judges: readonly Judge[],
  chance: Chance,
): Promise<void> {
  for (const index of contest.items.keys()) await callToStage(organizer, contest, index);
  for (const judge of judges) {
    for (const item of contest.items) {
      for (const point of contest.points) judge.tap({ item, point, value: chance.whole(0, 100) * 100 });
    }
  }
  await Promise.all(judges.map((judge) => judge.drained()));
}

/** Marks that nobody has shown by then count as not measured. */
const LATE_MS = 30_000;

/** Milliseconds from each mark's send to the protocol's frame with it, over a while of marking. */
async function measure(hall: Hall, judges: readonly Judge[], ms: number) {
  const watched = hall.screens.find(({ options }) => options.view === 'protocol')!;
  const seen: { revision: number; at: number }[] = [];
  watched.onFrame = ({ revision, at }) => seen.push({ revision, at });
  const from = judges.map(({ ledger }) => ledger.length);
  await pause(ms);
  const until = judges.map(({ ledger }) => ledger.length);
  // A busy machine answers late, and then shows late.
  const owed = () => judges.flatMap(({ ledger }, j) => ledger.slice(from[j], until[j]));
  const isShown = () =>
    owed().every(
      ({ sentAt, reply }) => sentAt === null || (reply && (reply.revision ?? 0) <= (seen.at(-1)?.revision ?? 0)),
    );
  for (const latest = Date.now() + LATE_MS; !isShown() && Date.now() < latest;) await pause(100);
  watched.onFrame = () => undefined;
  const latencies = judges.flatMap(({ ledger }, j) =>
    ledger.slice(from[j], until[j]).flatMap(({ sentAt, reply }) => {
      if (sentAt === null || reply?.status !== 'accepted') return [];
      const first = seen.find(({ revision }) => revision >= reply.revision!);
      return first ? [first.at - sentAt] : [];
    }),
  );
  return { ...spreadOf(latencies), count: latencies.length };
}
