// One mark of 50,000 changes: how long until the results are right again?
//
// The product recounts only the mark's ranking group. Compared with: everything anew by the product's own library, by
// one SQL statement, and by the usual way, which fetches all marks and sums them in maps.

import { join } from 'node:path';
import { startThrowaway } from '../../../run/services/throwaway.mjs';
import { Child } from '../child.ts';
import { createBenchEvent, type EventSize } from '../bench-event.ts';
import { atMost, counted, ratio, type Bench, type Measure } from '../report.ts';
import { inTurns, rowsOf } from '../turns.ts';

const EVENT_SIZE = { nominations: 40, itemsEach: 25, judges: 10, criteria: 5 };
const SHORT_SIZE: EventSize = { ...EVENT_SIZE, nominations: 2 };
const ROUNDS = 9;

/** Ways to the results, by their names in counting.mts. */
const PEERS = {
  sqlAll: 'SQL, всё',
  groupInMemory: 'rankGroup, одна номинация',
  groupWithReading: 'rankGroup, одна номинация с чтением её оценок',
  allInMemory: 'rankGroup, все номинации',
  sqlGroup: 'SQL, одна номинация',
  fetchAll: 'выборка всех оценок и словари',
} as const;

export const bench: Bench = async ({ rounds, say, isShort }) => {
  const size = isShort ? SHORT_SIZE : EVENT_SIZE;
  const services = await startThrowaway();
  const counting = new Child(join(import.meta.dirname, 'counting.mts'));
  try {
    await createBenchEvent(services.databaseUrl, size);
    const marks = await counting.ask<number>('prepare', services.databaseUrl, size);
    const faults = await counting.ask<string[]>('differences');
    const expected = size.nominations * size.itemsEach * size.judges * size.criteria;
    if (marks !== expected) faults.push(`оценок ${marks}, а должно быть ${expected}`);
    const samples = await inTurns(
      Object.fromEntries(
        Object.entries(PEERS).map(([peer, title]) => [
          title,
          async () => ({ ms: await counting.ask<number>('time', peer) }),
        ]),
      ),
      rounds ?? ROUNDS,
      say,
    );
    if (isShort) return counted(faults);
    const measure: Measure = {
      title: 'Пересчёт после одной оценки из 50 000 (40 номинаций по 25 выступлений, 10 судей, 5 критериев)',
      unit: 'мс',
      decimals: 3,
      base: PEERS.sqlAll,
      rows: rowsOf(samples, 'ms'),
    };
    const goal = (peer: keyof typeof PEERS) =>
      atMost(`${PEERS[peer]} к полному SQL`, ratio(measure, PEERS[peer], PEERS.sqlAll), 0.1);
    return { measures: [measure], goals: [goal('groupInMemory'), goal('groupWithReading')], faults };
  } finally {
    await counting.stop();
    await services.stop();
  }
};
