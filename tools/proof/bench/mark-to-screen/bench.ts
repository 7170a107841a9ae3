// The whole product: thirty judges mark, together fifteen marks a second, and five hundred screens follow. Measures the
// time from a judge's send to the frame on each screen.

import { join } from 'node:path';
import { setUpContest } from '../../client/contest.ts';
import { spreadOf } from '../../client/figures.ts';
import { hangDisplay, openProtocols, seatJudges } from '../../client/opening.ts';
import { Chance } from '../../client/seeded.ts';
import { Child } from '../child.ts';
import { pause, sharedNow } from '../machine.ts';
import { atMost, counted, middle, type Bench, type Measure } from '../report.ts';
import { Panel } from './panel.ts';

const ROUNDS = 4;
const PERFORMANCES = 8;
const JUDGES = 30;
const MARKS_PER_SECOND = 15;
const CROWDS = 2;
const EACH = { long: 250, short: 10 };
const SHORT = { rounds: 0, performances: 2, judges: 5 };
const LIMIT_MS = 60_000;

const ANSWER = 'ответ судье';
const SCREEN = 'кадр на экране';
const SHARES = ['p50', 'p95', 'p99'] as const;

export const bench: Bench = async ({ rounds: given, say, isShort, product: productOf }) => {
  const long = { rounds: given ?? ROUNDS, performances: PERFORMANCES, judges: JUDGES };
  const { rounds, performances, judges: panelSize } = isShort ? SHORT : long;
  const each = EACH[isShort ? 'short' : 'long'];
  say('Собираю и запускаю продукт');
  const product = await productOf({});
  const crowds = Array.from({ length: CROWDS }, () => new Child(join(import.meta.dirname, 'screens.ts')));
  try {
    const organizer = await product.organizer();
    const contest = await setUpContest(organizer, contestOf((rounds + 1) * performances, panelSize));
    await openProtocols(organizer, contest);
    const display = await hangDisplay(organizer, contest, contest.segments[0]!.program);
    const judges = await seatJudges(contest, product.address());
    const kind = { view: 'display', key: display };
    await Promise.all(crowds.map((crowd) => crowd.ask('open', product.urls[0], kind, each)));
    const seed = 1;
    const panel = new Panel(organizer, contest, judges, new Chance(seed));

    const toShared = sharedNow() - performance.now();
    const samples: { answer: ReturnType<typeof spreadOf>; screen: ReturnType<typeof spreadOf> }[] = [];
    const faults: string[] = [];
    for (let round = 0; round <= rounds; round++) {
      say(round === 0 ? 'Разогрев' : `Круг ${round} из ${rounds}`);
      const marks = await panel.judge(performances, MARKS_PER_SECOND);
      const taken = marks.map(({ sentAt, reply }) => ({
        sentAt: sentAt! + toShared,
        revision: reply?.revision ?? Infinity,
      }));
      const last = Math.max(...taken.map(({ revision }) => revision));
      const refused = marks.filter(({ reply }) => reply?.status !== 'accepted').length;
      if (refused > 0) faults.push(`не принято оценок: ${refused}`);
      faults.push(...(await untilShown(crowds, last)));
      if (round === 0 && !isShort) continue;
      const delays = (await Promise.all(crowds.map((crowd) => crowd.ask<number[]>('delays', taken)))).flat();
      const expected = marks.length * CROWDS * each;
      if (marks.length === 0 || delays.length !== expected) faults.push(`дошло ${delays.length} из ${expected}`);
      const answers = marks.map(({ sentAt, answeredAt }) => answeredAt! - sentAt!);
      samples.push({ answer: spreadOf(answers), screen: spreadOf(delays) });
    }
    if (isShort) return counted(faults);
    const measures = SHARES.map((share): Measure => ({
      title: `От отправки оценки, ${share}: ${JUDGES} судей, ${MARKS_PER_SECOND} оценок в секунду, ${CROWDS * each} экранов`,
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
  }
};

/** Returns the faults once every screen has the last mark, or fails to get it. */
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

function contestOf(items: number, judges: number): Parameters<typeof setUpContest>[1] {
  return {
    title: 'От оценки до экрана',
    judges: Array.from({ length: judges }, (_, index) => `Судья ${index + 1}`),
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
