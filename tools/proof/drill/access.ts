// The walks of access in their long forms, beside a whole product: S1, S2, S3 and S12.

import { CALLS, FestivalGetFestivalDetail, VotingProtocolGetLateMarks } from '@rampa/contract';
import { Product } from '../client/product.ts';
import { Chance } from '../client/seeded.ts';
import { differential } from '../walks/differential.ts';
import { endings, floods } from '../walks/endings.ts';
import { fuzz } from '../walks/fuzz.ts';
import { Target } from '../walks/target.ts';
import { socketsWalk } from '../walks/sockets.ts';
import { Walk } from '../walks/walk.ts';
import { World } from '../walks/world.ts';
import { atLeast, type DrillOptions, type Verdict } from './verdict.ts';

type Part = Pick<Verdict, 'figures' | 'faults' | 'notes'>;

async function inWorld(drill: string, options: DrillOptions, part: (world: World) => Promise<Part>): Promise<Verdict> {
  // Without a worker: what changes by itself could not be told from what a call has changed.
  const product = await Product.start({ fast: true });
  const target = Target.at(product.urls[0]!, product.databaseUrl);
  try {
    const world = await World.make(target, new Chance(options.seed));
    return { drill, seed: options.seed, ...(await part(world)) };
  } finally {
    await target.close();
    await product.stop();
  }
}

/** How often each status was answered. */
function told(statuses: Record<number | string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(statuses).map(([status, count]) => [`ответов ${status}`, count]));
}

export function walkDrill(options: DrillOptions): Promise<Verdict> {
  return inWorld('walk', options, async (world) => {
    const { own, owners } = world.homes;
    if (options.sabotage?.foreignEvent) {
      const move = 'update competitions.competition set organizer_guid = $2 where guid = $1';
      await world.target.sql(move, [own.event, owners.foreign.guid]);
    }
    const calls = options.short ? [FestivalGetFestivalDetail, VotingProtocolGetLateMarks] : CALLS;
    const report = await Walk.run(world, { calls, isWhole: !options.short });
    return {
      figures: {
        ...{ вызовов: report.calls, людей: report.people, запросов: report.requests },
        ...told(report.statuses),
        'чтений удалось': `${report.reads.successful} из ${report.reads.all}`,
      },
      faults: {
        'дверь ответила не то': report.faults.length,
        ...atLeast('запросов', report.requests, calls.length * world.people.length),
      },
      notes: [...report.faults, ...report.unsuccessful.map((call) => `никому не удалось: ${call}`)],
    };
  });
}

export function differentialDrill(options: DrillOptions): Promise<Verdict> {
  return inWorld('differential', options, async (world) => {
    const { faults, ...report } = await differential(world);
    return {
      figures: { ...{ ответов: report.seen, картинок: report.pictures }, 'чужих изменений': report.changes },
      faults: { 'видно чужое': faults.length, ...atLeast('чужих изменений', report.changes, CALLS.length / 4) },
      notes: faults,
    };
  });
}

export function fuzzDrill(options: DrillOptions): Promise<Verdict> {
  return inWorld('fuzz', options, async (world) => {
    const count = options.calls ?? (options.short ? 1_500 : 50_000);
    const { faults, ...report } = await fuzz(world, new Chance(options.seed), count, options.say);
    return {
      figures: { запросов: report.requests, ...told(report.statuses) },
      faults: { 'вызов сломан или проговорился': faults.length, ...atLeast('запросов', report.requests, count) },
      notes: faults,
    };
  });
}

export function socketsDrill(options: DrillOptions): Promise<Verdict> {
  return inWorld('sockets', options, async (world) => {
    const { faults, ...report } = await socketsWalk(world);
    const { flooder, giant, neighbour } = await floods(world);
    const ended = await endings(world);
    return {
      figures: {
        ...{ видов: report.views, людей: report.people, подписок: report.asked, впущено: report.admitted },
        ...told(report.refusals),
        ...Object.fromEntries(ended.map(({ name, ms }) => [`${name}, мс`, ms])),
      },
      faults: {
        'сокет ответил не то': faults.length,
        'закрыто позже 5 с': ended.filter(({ ms }) => ms > 5_000).length,
        'поток или великан не отключён, или задет сосед': [flooder, giant, neighbour].filter((isRight) => !isRight)
          .length,
      },
      notes: faults,
    };
  });
}
