// How many answers of 22 KB one process gives per second, beside Node's own server and Nest's usual ways.

import { join } from 'node:path';
import { Product } from '../../client/product.ts';
import { bundle } from '../bundle.ts';
import { Child } from '../child.ts';
import { providePeers } from '../peers.ts';
import { atLeast, ratio, type Bench, type Measure } from '../report.ts';
import { inTurns, rowsOf } from '../turns.ts';
import { markedProtocol } from './contest.ts';
import type { Asked } from './load.ts';

const ROUNDS = 5;
const TURN_MS = 3_000;

const LIMIT = 'http, готовый буфер';
const TEXT = 'http и JSON.stringify';
const VIEW = 'Рампа: живой вид';
const CALL = 'Рампа: обычный вызов';
const FASTIFY = 'Nest и Fastify, объект';
const EXPRESS = 'Nest и Express, объект';

export interface Target {
  url: string;
  headers: Record<string, string>;
}

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
    const at = (url: string): Target => ({ url, headers: {} });
    const plainUrl = await plain.ask<string>('listen', json);
    const targets: Record<string, Target> = {
      [LIMIT]: at(`${plainUrl}/ready`),
      [VIEW]: view,
      [TEXT]: at(`${plainUrl}/text`),
      [CALL]: at(`${await edge.ask<string>('listen', json, product.databaseUrl, product.redisUrl)}/api/v1/Bench/Object`),
      [FASTIFY]: at(`${await fastify.ask<string>('listen', json, 'fastify')}/object`),
      [EXPRESS]: at(`${await express.ask<string>('listen', json, 'express')}/object`),
    };
    const faults: string[] = [];
    const turns = Object.entries(targets).map(([name, { url, headers }]) => {
      const turn = async () => {
        const { perSecond, answers, wrong } = await load.ask<Asked>('ask', url, headers, length, TURN_MS);
        if (wrong > 0 || answers === 0) faults.push(`${name}: неверных ответов ${wrong} из ${answers}`);
        return { perSecond };
      };
      return [name, turn] as const;
    });
    const samples = await inTurns(Object.fromEntries(turns), rounds ?? ROUNDS, say);
    const measure: Measure = {
      title: `Ответов в секунду, ${(length / 1024).toFixed(1).replace('.', ',')} КБ`,
      unit: 'в секунду',
      decimals: 0,
      base: EXPRESS,
      rows: rowsOf(samples, 'perSecond'),
    };
    return {
      measures: [measure],
      goals: [
        atLeast('живой вид к Nest и Express', ratio(measure, VIEW, EXPRESS), 8),
        atLeast('живой вид к готовому буферу', ratio(measure, VIEW, LIMIT), 0.8),
        atLeast('обычный вызов к Nest и Express', ratio(measure, CALL, EXPRESS), 1.8),
      ],
      faults,
    };
  } finally {
    await Promise.all([plain, fastify, express, edge, load].map((child) => child.stop()));
    await product.stop();
  }
};
