// How many answers of 22 KB one process gives per second, beside Node's own server and Nest's usual ways.

import { join } from 'node:path';
import { Product } from '../../client/product.ts';
import { bundle } from '../bundle.ts';
import { Child } from '../child.ts';
import { cpuOf } from '../machine.ts';
import { providePeers } from '../peers.ts';
import { atLeast, ratio, type Bench, type Measure } from '../report.ts';
import { inTurns, rowsOf } from '../turns.ts';
import { markedProtocol } from './contest.ts';
import type { Asked, Target } from './target.ts';

const ROUNDS = 5;
const TURN_MS = 2_500;

const LIMIT = 'http, готовый буфер';
const TEXT = 'http и JSON.stringify';
const VIEW = 'Рампа: живой вид';
const CALL = 'Рампа: обычный вызов';
const FASTIFY = 'Nest и Fastify, объект';
const FASTIFY_READY = 'Nest и Fastify, готовый буфер';
const EXPRESS = 'Nest и Express, объект';

export const bench: Bench = async ({ rounds, say }) => {
  providePeers(['@nestjs/platform-express'], say);
  const here = (file: string): string => join(import.meta.dirname, file);
  const edgeFile = await bundle('http', here('product.mts'));
  say('Собираю и запускаю продукт');
  const product = await Product.start({ fast: true });
  const plain = new Child(here('by-http.ts'));
  const fastify = new Child(here('by-nest.ts'));
  const express = new Child(here('by-nest.ts'));
  const edge = new Child(edgeFile);
  const load = new Child(here('load.ts'));
  try {
    const { json, ...view } = await markedProtocol(product);
    const length = Buffer.byteLength(json);
    const plainUrl = await plain.ask<string>('listen', json);
    const fastifyUrl = await fastify.ask<string>('listen', json, 'fastify');
    const expressUrl = await express.ask<string>('listen', json, 'express');
    const edgeUrl = await edge.ask<string>('listen', json, product.databaseUrl, product.redisUrl);
    const targets: Record<string, Target & { pid: number }> = {
      [LIMIT]: { url: `${plainUrl}/ready`, tokens: [], pid: plain.pid },
      [VIEW]: { ...view, pid: product.nodes[0]!.pid! },
      [TEXT]: { url: `${plainUrl}/text`, tokens: [], pid: plain.pid },
      [CALL]: { url: `${edgeUrl}/api/v1/Bench/Object`, tokens: [], pid: edge.pid },
      [FASTIFY]: { url: `${fastifyUrl}/object`, tokens: [], pid: fastify.pid },
      [FASTIFY_READY]: { url: `${fastifyUrl}/ready`, tokens: [], pid: fastify.pid },
      [EXPRESS]: { url: `${expressUrl}/object`, tokens: [], pid: express.pid },
    };
    const faults: string[] = [];
    const turns = Object.entries(targets).map(([name, target]) => {
      const turn = async () => {
        const cpuBefore = cpuOf(target.pid);
        const { perSecond, answers, wrong } = await load.ask<Asked>('ask', target, length, TURN_MS);
        if (wrong > 0 || answers === 0) faults.push(`${name}: неверных ответов ${wrong} из ${answers}`);
        return { perSecond, us: (((cpuOf(target.pid) ?? NaN) - (cpuBefore ?? NaN)) * 1000) / answers };
      };
      return [name, turn] as const;
    });
    const samples = await inTurns(Object.fromEntries(turns), rounds ?? ROUNDS, say);
    const size = `${(length / 1024).toFixed(1).replace('.', ',')} КБ`;
    const speed: Measure = {
      title: `Ответов в секунду, ${size}`,
      unit: 'в секунду',
      decimals: 0,
      base: EXPRESS,
      rows: rowsOf(samples, 'perSecond'),
    };
    // Says the same on a busy machine too, but nothing of the database's part.
    const cpu: Measure = {
      title: `Процессор процесса на один ответ, ${size}`,
      unit: 'мкс',
      decimals: 1,
      base: EXPRESS,
      rows: rowsOf(samples, 'us'),
    };
    return {
      measures: cpuOf(process.pid) === null ? [speed] : [speed, cpu],
      goals: [
        atLeast('живой вид к Nest и Express', ratio(speed, VIEW, EXPRESS), 8),
        atLeast('живой вид к готовому буферу', ratio(speed, VIEW, LIMIT), 0.8),
        atLeast('обычный вызов к Nest и Express', ratio(speed, CALL, EXPRESS), 1.8),
      ],
      faults,
    };
  } finally {
    await Promise.all([plain, fastify, express, edge, load].map((child) => child.stop()));
    await product.stop();
  }
};
