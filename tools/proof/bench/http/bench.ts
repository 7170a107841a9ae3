// Answers of 22 KB per second from one process. A live view and a plain call of the product are compared with Nest's
// usual ways, which do the same work for each answer: the session, the permission, one read. Node's own server with
// nothing behind it is the limit.

import { join } from 'node:path';
import { bundle } from '../bundle.ts';
import { Child } from '../child.ts';
import { cpuOf } from '../machine.ts';
import { providePeers } from '../peers.ts';
import { atLeast, counted, ratio, type Bench, type Measure } from '../report.ts';
import { inTurns, rowsOf } from '../turns.ts';
import { markedProtocol } from './contest.ts';
import { TABLE, type Asked, type Target } from './target.ts';

const ROUNDS = 5;
const TURN_MS = { long: 2_500, short: 250 };

const LIMIT = 'http, готовый буфер, без вопросов';
const TEXT = 'http и JSON.stringify, без вопросов';
const VIEW = 'Рампа: живой вид';
const CALL = 'Рампа: обычный вызов';
const FASTIFY = 'Nest и Fastify, объект';
const EXPRESS = 'Nest и Express, объект';

export const bench: Bench = async ({ rounds, say, isShort, product: productOf }) => {
  if (!isShort) providePeers(['@nestjs/platform-express'], say);
  const here = (file: string): string => join(import.meta.dirname, file);
  const edgeFile = await bundle('http', here('product.mts'));
  const product = await productOf({ fast: true });
  const plain = new Child(here('by-http.ts'));
  const fastify = new Child(here('by-nest.ts'));
  const express = new Child(here('by-nest.ts'));
  const edge = new Child(edgeFile);
  const load = new Child(here('load.ts'));
  try {
    const { json, competition, ...view } = await markedProtocol(product);
    const length = Buffer.byteLength(json);
    await product.sql(TABLE);
    await product.sql('insert into bench.answer (competition_guid, answer) values ($1, $2)', [competition, json]);
    const asking = (url: string) => ({ url: `${url}?competitionGuid=${competition}`, tokens: view.tokens });
    const plainUrl = await plain.ask<string>('listen', json);
    const edgeUrl = await edge.ask<string>('listen', {
      ...{ RAMPA_DATABASE_URL: product.databaseUrl, RAMPA_REDIS_URL: product.redisUrl },
      ...{ RAMPA_HOME: product.home, RAMPA_RATE_LIMITS: '0' },
    });
    const targets: Record<string, Target & { pid: number }> = {
      [LIMIT]: { url: `${plainUrl}/ready`, tokens: [], pid: plain.pid },
      [VIEW]: { ...view, pid: product.nodes[0]!.pid! },
      [TEXT]: { url: `${plainUrl}/text`, tokens: [], pid: plain.pid },
      [CALL]: { ...asking(`${edgeUrl}/api/v1/Bench/Object`), pid: edge.pid },
    };
    const over = async (name: string, child: Child, adapter: 'express' | 'fastify') => {
      const url = await child.ask<string>('listen', product.databaseUrl, adapter);
      targets[name] = { ...asking(`${url}/object`), pid: child.pid };
    };
    await over(FASTIFY, fastify, 'fastify');
    if (!isShort) await over(EXPRESS, express, 'express');
    const faults: string[] = [];
    const turns = Object.entries(targets).map(([name, target]) => {
      const turn = async () => {
        const cpuBefore = cpuOf(target.pid);
        const turnMs = TURN_MS[isShort ? 'short' : 'long'];
        const { perSecond, answers, wrong } = await load.ask<Asked>('ask', target, length, turnMs);
        if (wrong > 0 || answers === 0) faults.push(`${name}: неверных ответов ${wrong} из ${answers}`);
        return { perSecond, us: (((cpuOf(target.pid) ?? NaN) - (cpuBefore ?? NaN)) * 1000) / answers };
      };
      return [name, turn] as const;
    });
    const samples = await inTurns(Object.fromEntries(turns), rounds ?? ROUNDS, say);
    if (isShort) return counted(faults);
    const size = `${(length / 1024).toFixed(1).replace('.', ',')} КБ`;
    const speed: Measure = {
      title: `Ответов в секунду, ${size}`,
      unit: 'в секунду',
      decimals: 0,
      base: EXPRESS,
      rows: rowsOf(samples, 'perSecond'),
    };
    // CPU time does not depend on other load, but leaves out the database's part.
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
        atLeast('живой вид к Nest и Express', ratio(speed, VIEW, EXPRESS), 4),
        atLeast('обычный вызов к Nest и Express', ratio(speed, CALL, EXPRESS), 1.5),
      ],
      faults,
    };
  } finally {
    await Promise.all([plain, fastify, express, edge, load].map((child) => child.stop()));
  }
};
