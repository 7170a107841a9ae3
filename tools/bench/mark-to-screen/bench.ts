// The whole product: thirty judges mark at fifteen marks a second together, five hundred screens follow. How long from
// a judge's send until each screen has the frame that holds it?

import { join } from 'node:path';
import { setUpContest } from '../../client/contest.ts';
import { spreadOf } from '../../client/figures.ts';
import { hangDisplay, openProtocols, seatJudges } from '../../client/opening.ts';
import { Product } from '../../client/product.ts';
import { Chance } from '../../client/seeded.ts';
import { Child } from '../child.ts';
import { pause, sharedNow } from '../machine.ts';
import { providePeers } from '../peers.ts';
import { atMost, middle, type Bench, type Measure } from '../report.ts';
import { Panel } from './panel.ts';

const ROUNDS = 4;
const PERFORMANCES = 8;
const JUDGES = 30;
const MARKS_PER_SECOND = 15;
const CROWDS = 2;
const EACH = 250;
const LIMIT_MS = 60_000;

const ANSWER = 'ответ судье';
const SCREEN = 'кадр на экране';
const SHARES = ['p50', 'p95', 'p99'] as const;

export const bench: Bench = async ({ rounds: given, say }) => {
  providePeers(['ws'], say);
  const rounds = given ?? ROUNDS;
  say('Собираю и запускаю продукт');
  const product = await Product.start();
  const crowds = Array.from({ length: CROWDS }, () => new Child(join(import.meta.dirname, 'screens.ts')));
  try {
    const organizer = await product.organizer();
    const contest = await setUpContest(organizer, contestOf((rounds + 1) * PERFORMANCES));
    await openProtocols(organizer, contest);
    const display = await hangDisplay(organizer, contest, contest.segments[0]!.program);
    const judges = await seatJudges(contest, product.address());
    const kind = { view: 'display', key: display };
    await Promise.all(crowds.map((crowd) => crowd.ask('open', product.urls[0], kind, EACH)));
    const seed = 1;
    const panel = new Panel(organizer, contest, judges, new Chance(seed));

    const toShared = sharedNow() - performance.now();
    const samples: { answer: ReturnType<typeof spreadOf>; screen: ReturnType<typeof spreadOf> }[] = [];
    const faults: string[] = [];
    for (let round = 0; round <= rounds; round++) {
      say(round === 0 ? 'Разогрев' : `Круг ${round} из ${rounds}`);
      const marks = await panel.judge(PERFORMANCES, MARKS_PER_SECOND);
      const taken = marks.map(({ sentAt, reply }) => ({
        sentAt: sentAt! + toShared,
        revision: reply?.revision ?? Infinity,
      }));
      const last = Math.max(...taken.map(({ revision }) => revision));
      const refused = marks.filter(({ reply }) => reply?.status !== 'accepted').length;
      if (refused > 0) faults.push(`не принято оценок: ${refused}`);
      faults.push(...(await untilShown(crowds, last)));
      if (round === 0) continue;
      const delays = (await Promise.all(crowds.map((crowd) => crowd.ask<number[]>('delays', taken)))).flat();
      const expected = marks.length * CROWDS * EACH;
      if (delays.length !== expected) faults.push(`дошло ${delays.length} из ${expected}`);
      const answers = marks.map(({ sentAt, answeredAt }) => answeredAt! - sentAt!);
      samples.push({ answer: spreadOf(answers), screen: spreadOf(delays) });
    }
    const measures = SHARES.map((share): Measure => ({
      title: `От отправки оценки, ${share}: ${JUDGES} судей, ${MARKS_PER_SECOND} оценок в секунду, ${CROWDS * EACH} экранов`,
      unit: 'мс',
      decimals: 1,
      base: ANSWER,
      rows: [
        { peer: ANSWER, samples: samples.map(({ answer }) => answer[share]) },
        { peer: SCREEN, samples: samples.map(({ screen }) => screen[share]) },
      ],
    }));
    const onScreen = (share: (typeof SHARES)[number]) => middle(samples.map(({ screen }) => screen[share])).median;
    return {
      measures,
      goals: [
        atMost('кадр на экране, p50, мс', onScreen('p50'), 25),
        atMost('кадр на экране, p99, мс', onScreen('p99'), 150),
      ],
      faults,
    };
  } finally {
    await Promise.all(crowds.map((crowd) => crowd.stop()));
    await product.stop();
  }
};

/** Answers what is wrong when every screen has the last mark, or does not get it. */
async function untilShown(crowds: readonly Child[], revision: number): Promise<string[]> {
  const deadline = performance.now() + LIMIT_MS;
  for (;;) {
    const states = await Promise.all(
      crowds.map((crowd) => crowd.ask<{ revision: number; lost: number; wentBack: number }>('state')),
    );
    const faults = [
      ...states.filter(({ lost }) => lost > 0).map(({ lost }) => `потеряно соединений: ${lost}`),
      ...states.filter(({ wentBack }) => wentBack > 0).map(({ wentBack }) => `экран шёл назад: ${wentBack}`),
    ];
    if (states.every((state) => state.revision >= revision)) return faults;
    if (performance.now() > deadline) return [...faults, `не все экраны дошли до ревизии ${revision}`];
    await pause(20);
  }
}

function contestOf(items: number): Parameters<typeof setUpContest>[1] {
  return {
    title: 'От оценки до экрана',
    judges: Array.from({ length: JUDGES }, (_, index) => `Судья ${index + 1}`),
    segments: [
      {
        title: 'Гала',
        criteria: [{ title: 'Общее впечатление', min: 1000, max: 10_000, step: 100, weight: 1000 }],
        scheme: {
          method: { kind: 'trimmedMean', per: 'judgeTotal', high: 1, low: 1, minJudges: 4 },
          perJudge: 'mean',
          rounding: { total: 2 },
          missing: 'block',
          ties: [{ kind: 'sharedPlace' }],
          numbering: 'competition',
        },
        items: Array.from({ length: items }, (_, index) => ({ performer: `Коллектив ${index + 1}`, city: 'Кострома' })),
      },
    ],
  };
}
