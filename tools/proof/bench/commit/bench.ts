// Marks saved per second with 64 requests in flight, over one PostgreSQL with durable settings.

import { join } from 'node:path';
import pg from 'pg';
import { startThrowaway } from '../../../run/services/throwaway.mjs';
import { bundle } from '../bundle.ts';
import { Child } from '../child.ts';
import { COMPETITION, createBenchEvent } from '../bench-event.ts';
import { atLeast, atMost, counted, ratio, type Bench, type Measure } from '../report.ts';
import { inTurns, rowsOf } from '../turns.ts';
import { EVENT_SIZE, type Taken } from './load.ts';
import { pgbench } from './pgbench.ts';

const ROUNDS = 5;
const TURN_MS = { long: 4_000, short: 400 };

const FLOOR = 'pgbench';
const PRODUCT = 'Рампа: сохранение оценки';
const DRIVER = 'pg, одна подготовленная';
const TYPEORM = 'TypeORM, upsert и insert';
const ORDERED = 'TypeORM, то же с номером события';

export const bench: Bench = async ({ rounds, say, isShort }) => {
  const here = (file: string): string => join(import.meta.dirname, file);
  const productFile = await bundle('commit', here('product.mts'));
  const services = await startThrowaway({ fast: isShort, say });
  const database = new pg.Client({ connectionString: services.databaseUrl });
  const children = [new Child(productFile), new Child(here('by-pg.ts')), new Child(here('by-typeorm.ts'))] as const;
  const saved = new Map<string, number>();
  try {
    await createBenchEvent(services.databaseUrl, EVENT_SIZE);
    await database.connect();
    for (const child of children) await child.ask('prepare', services.databaseUrl, services.redisUrl);
    const [product, driver, typeorm] = children;
    const running = (child: Child, way?: string) => (ms: number) => child.ask<Taken>('run', ms, way);
    const turn = (name: string, run: (ms: number) => Promise<Taken>) => async () => {
      await database.query('checkpoint'); // so that no peer pays for the one before
      const taken = await run(TURN_MS[isShort ? 'short' : 'long']);
      saved.set(name, (saved.get(name) ?? 0) + taken.saved);
      return { perSecond: taken.perSecond, p99: taken.p99 };
    };
    const samples = await inTurns(
      {
        ...(isShort ? {} : { [FLOOR]: turn(FLOOR, await pgbench(services.databaseUrl, say)) }),
        [PRODUCT]: turn(PRODUCT, running(product)),
        [DRIVER]: turn(DRIVER, running(driver)),
        [TYPEORM]: turn(TYPEORM, running(typeorm, 'free')),
        [ORDERED]: turn(ORDERED, running(typeorm, 'ordered')),
      },
      rounds ?? ROUNDS,
      say,
    );
    const faults = await wrongCounts(database, saved);
    if (isShort) return counted(faults);
    const speed: Measure = {
      title: 'Оценок в секунду, 64 одновременно, надёжная запись на диск',
      unit: 'в секунду',
      decimals: 0,
      base: FLOOR,
      rows: rowsOf(samples, 'perSecond'),
    };
    const latency: Measure = {
      title: 'p99 одного сохранения',
      unit: 'мс',
      decimals: 1,
      base: TYPEORM,
      rows: rowsOf(samples, 'p99'),
    };
    return {
      measures: [speed, latency],
      goals: [
        atLeast('оценок в секунду к pgbench', ratio(speed, PRODUCT, FLOOR), 0.75),
        atLeast('оценок в секунду к TypeORM', ratio(speed, PRODUCT, TYPEORM), 4),
        atMost('p99 к p99 TypeORM', ratio(latency, PRODUCT, TYPEORM), 1 / 3),
      ],
      faults,
    };
  } finally {
    await Promise.all(children.map((child) => child.stop()));
    await database.end();
    await services.stop();
  }
};

/** Checks that everything answered is stored once, each under a revision of its own, and nothing else. */
async function wrongCounts(database: pg.Client, saved: Map<string, number>): Promise<string[]> {
  const { rows } = await database.query<
    Record<'accepted' | 'others' | 'revision' | 'events' | 'history' | 'naive', string>
  >(
    `select count(*) filter (where status = 'accepted') as accepted, count(*) filter (where status <> 'accepted') as others,
            (select revision from live.stream where stream_guid = $1) as revision,
            (select count(*) from live.event) as events, (select count(*) from judging.mark_history) as history,
            (select count(*) from bench.naive_event) as naive
       from judging.mark_submission`,
    [COMPETITION],
  );
  const { naive, others, ...stored } = rows[0]!;
  const answered = [FLOOR, PRODUCT, DRIVER].reduce((sum, name) => sum + (saved.get(name) ?? 0), 0);
  const faults = Object.entries(stored)
    .filter(([, count]) => Number(count) !== answered)
    .map(([what, count]) => `${what}: ${count}, а отвечено на ${answered}`);
  if (answered === 0) faults.push('ни одна оценка не сохранена');
  if (Number(others) > 0) faults.push(`не принято ${others}`);
  const naively = saved.get(TYPEORM)! + saved.get(ORDERED)!;
  if (Number(naive) !== naively) faults.push(`TypeORM: записано ${naive}, а отвечено на ${naively}`);
  return faults;
}
