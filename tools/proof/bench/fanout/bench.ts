// The server's cost of one frame to one socket, and of one change when many come together.

import { join } from 'node:path';
import { startThrowaway } from '../../../run/services/throwaway.mjs';
import { bundle } from '../bundle.ts';
import { Child } from '../child.ts';
import { createBenchEvent } from '../bench-event.ts';
import { pause } from '../machine.ts';
import { providePeers } from '../peers.ts';
import { atLeast, atMost, counted, ratio, type Bench, type Measure } from '../report.ts';
import { inTurns, rowsOf } from '../turns.ts';
import { Changes } from './changes.ts';
import { Hall, type Source } from './hall.ts';

const ROUNDS = 7;
const SOCKETS = { long: 1_000, short: 40 };
const STEPS = { long: 30, short: 4 };
/** Longer than the product's window of 40 ms, so that each change is a frame of its own. */
const STEP_MS = 60;
const BURST = 20;
const BURSTS = 3;

const PRODUCT = 'Рампа: шлюз и каналы';
const WS = 'ws';
const ROOM = 'socket.io, комната';
const LOOP = 'socket.io, по сокету';

export const bench: Bench = async ({ rounds, say, isShort }) => {
  const form = isShort ? 'short' : 'long';
  const steps = STEPS[form];
  providePeers(['ws'], say);
  const here = (file: string): string => join(import.meta.dirname, file);
  const productFile = await bundle('fanout', here('product.mts'));
  const services = await startThrowaway({ say });
  await createBenchEvent(services.databaseUrl, { nominations: 1, itemsEach: 1, judges: 1, criteria: 1 });
  const changes = new Changes(services.databaseUrl, services.redisUrl);
  await changes.prepare();
  const servers = [new Child(here('by-ws.ts')), new Child(here('by-socketio.ts')), new Child(productFile)] as const;
  const hall = new Hall(SOCKETS[form] / 2);
  const faults: string[] = [];
  try {
    const [ws, socketio, product] = servers;
    say(`Соединяю 3 × ${hall.size} сокетов`);
    await hall.fill(ws, await ws.ask('listen'), 'plain');
    await hall.fill(socketio, await socketio.ask('listen'), 'joined');
    const url = await product.ask<string>('listen', services.databaseUrl, services.redisUrl);
    await hall.fill(product, url, { view: 'display', key: changes.key });
    await hall.reached(product, 0);

    let last = 0;
    const emitting = (server: Child, way: string): Source => ({
      server,
      change: async () => {
        last++;
        await server.ask('emit', way, last);
        return last;
      },
    });
    const sources: Record<string, Source> = {
      [WS]: emitting(ws, ''),
      [PRODUCT]: { server: product, change: () => changes.commit(++last) },
      [ROOM]: emitting(socketio, 'room'),
      [LOOP]: emitting(socketio, 'loop'),
    };
    const peers = Object.entries(sources).map(([name, source]) => {
      const turn = async () => {
        const frame = await perFrame(hall, source, steps);
        const burst = await perChange(hall, source);
        const isCoalescing = name === PRODUCT;
        if (frame.pictures !== steps * hall.size)
          faults.push(`${name}: кадров ${frame.pictures}, а не ${steps * hall.size}`);
        if (!isCoalescing && burst.pictures !== BURSTS * BURST * hall.size)
          faults.push(`${name}: в пачке ${burst.pictures} кадров`);
        return { us: frame.us, change: burst.ms, frames: burst.pictures / hall.size / BURSTS };
      };
      return [name, turn] as const;
    });
    const samples = await inTurns(Object.fromEntries(peers), rounds ?? ROUNDS, say);
    if (hall.lost > 0) faults.push(`потеряно соединений: ${hall.lost}`);
    if (isShort) return counted(faults);

    const frames: Measure = {
      title: 'Процессор сервера на один доставленный кадр, 1000 сокетов',
      unit: 'мкс',
      decimals: 2,
      base: WS,
      rows: rowsOf(samples, 'us'),
    };
    const bursts: Measure = {
      title: `Процессор сервера на одно изменение, ${BURST} изменений подряд, 1000 сокетов`,
      unit: 'мс',
      decimals: 2,
      base: ROOM,
      rows: rowsOf(samples, 'change'),
    };
    const perBurst: Measure = {
      title: `Кадров на сокет за ${BURST} изменений`,
      unit: 'кадров',
      decimals: 1,
      base: ROOM,
      rows: rowsOf(samples, 'frames'),
    };
    return {
      measures: [frames, bursts, perBurst],
      goals: [
        atMost('кадр к «ws»', ratio(frames, PRODUCT, WS), 1.25),
        atLeast('изменение в пачке: рассылка каждого к нашему', ratio(bursts, ROOM, PRODUCT), 10),
      ],
      faults,
    };
  } finally {
    await Promise.all([...servers.map((server) => server.stop()), hall.empty(), changes.close()]);
    await services.stop();
  }
};

/** One change at a time, each seen by everybody before the next. */
async function perFrame(hall: Hall, { server, change }: Source, steps: number) {
  await hall.counts(server);
  await server.ask('cpu');
  for (let step = 0; step < steps; step++) {
    const next = pause(STEP_MS);
    await hall.reached(server, await change());
    await next;
  }
  const ms = await server.ask<number>('cpu');
  const { pictures, beats } = await hall.counts(server);
  return { us: (ms * 1000) / (pictures + beats), pictures };
}

/** Changes as fast as they come. */
async function perChange(hall: Hall, { server, change }: Source) {
  let ms = 0;
  for (let burst = 0; burst < BURSTS; burst++) {
    await server.ask('cpu');
    let revision = 0;
    for (let index = 0; index < BURST; index++) revision = await change();
    await hall.reached(server, revision);
    ms += await server.ask<number>('cpu');
    await pause(STEP_MS);
  }
  const { pictures } = await hall.counts(server);
  return { ms: ms / BURST / BURSTS, pictures };
}
