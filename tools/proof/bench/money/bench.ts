// Money: how many derivations a second one thread does, counted over the worked cases; and the desk's list of applications
// with its sums on the server.

import { join } from 'node:path';
import pg from 'pg';
import { startThrowaway } from '../../../run/services/throwaway.mjs';
import { accountOn } from '../../../../libs/finance/domain/price/index.ts';
import { readPriceFile } from '../../rehearse/prices/price-file.ts';
import { COMPETITION, createBenchEvent } from '../bench-event.ts';
import { bundle } from '../bundle.ts';
import { Child } from '../child.ts';
import { applicationsSql } from '../forms/event.ts';
import { atLeast, atMost, counted, type Bench, type Measure } from '../report.ts';
import { inTurns, rowsOf } from '../turns.ts';
import { accountsSql } from './accounts-sql.ts';
import { invoicesSql } from './invoices-sql.ts';

const CASES = 'libs/finance/testing/prices/cases.json';
const APPLICATIONS = 1_000;
const ROUNDS = 9;
const TURNS = 40;

/** Derives so many applications, each with its stages and its standing; answers how many gave another total. */
function deriveAll(turns: number): { wrong: number; perSecond: number } {
  const { cases } = readPriceFile(CASES);
  const asked = Array.from({ length: APPLICATIONS }, (_, at) => cases[at % cases.length]!).map((one) => {
    const day = one.asOf.toSorted().at(-1)!;
    return { one, day, total: one.expect.total };
  });
  let wrong = 0;
  const from = performance.now();
  for (let turn = 0; turn < turns; turn += 1) {
    for (const { one, day, total } of asked) if (accountOn(one, day).derivation.total !== total) wrong += 1;
  }
  return { wrong, perSecond: (turns * asked.length * 1_000) / (performance.now() - from) };
}

export const bench: Bench = async ({ rounds, isShort, say }) => {
  const listed = await listOf({ rounds, isShort, say });
  const imported = await importOf({ rounds, isShort, say });
  if (isShort) return counted([...faultsOf(deriveAll(1).wrong), ...listed.faults, ...imported.faults]);
  say(`${APPLICATIONS} заявок по случаям файла ${CASES}`);
  deriveAll(TURNS);
  const runs = Array.from({ length: rounds ?? ROUNDS }, () => deriveAll(TURNS));
  const peer = 'счёт заявки целиком';
  const samples = runs.map(({ perSecond }) => perSecond);
  const measure: Measure = {
    title: 'Расчёт цены: строки, скидки, этапы, долг, удержание',
    unit: 'в секунду',
    decimals: 0,
    base: peer,
    rows: [{ peer, samples }],
  };
  const median = samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)]!;
  return {
    measures: [measure, listed.measure, imported.measure],
    goals: [
      atLeast('Расчётов в секунду в одном потоке', median, 20_000),
      atMost('Список с итогами на сервере, мс', listed.median, 150),
    ],
    faults: [...faultsOf(runs.reduce((sum, { wrong }) => sum + wrong, 0)), ...listed.faults, ...imported.faults],
  };
};

function faultsOf(wrong: number): string[] {
  return wrong === 0 ? [] : [`${wrong} расчётов дали другую сумму`];
}

const EVENT = { nominations: 1, itemsEach: 1, judges: 1, criteria: 1 };
const NAMES = { product: 'Рампа: страница и итоги', sql: 'SQL: одна сумма проводок' } as const;

async function listOf({ rounds, isShort, say }: Pick<Parameters<Bench>[0], 'rounds' | 'isShort' | 'say'>) {
  const applications = isShort ? 50 : APPLICATIONS;
  const file = await bundle('money', join(import.meta.dirname, 'list.mts'));
  const services = await startThrowaway({ fast: isShort, say });
  const ways = new Child(file);
  const time = (way: keyof typeof NAMES) => async () => ({
    ms: await ways.ask<number>('time', isShort ? 50 : 2_000, way),
  });
  try {
    await createBenchEvent(services.databaseUrl, EVENT);
    const client = new pg.Client({ connectionString: services.databaseUrl });
    await client.connect();
    try {
      await client.query(applicationsSql(COMPETITION, { applications, performances: 1, fields: 4 }));
      await client.query(accountsSql(COMPETITION));
    } finally {
      await client.end();
    }
    await ways.ask('prepare', services.databaseUrl, COMPETITION);
    const faults = await ways.ask<string[]>('differences', applications);
    const turns = await inTurns(
      { [NAMES.product]: time('product'), [NAMES.sql]: time('sql') },
      rounds ?? (isShort ? 0 : 5),
      say,
    );
    const rows = rowsOf(turns, 'ms');
    const samples = rows.find(({ peer }) => peer === NAMES.product)!.samples.toSorted((a, b) => a - b);
    const measure: Measure = {
      title: `Список ${applications} заявок с итогами`,
      unit: 'мс',
      decimals: 1,
      base: NAMES.sql,
      rows,
    };
    return { measure, median: samples[samples.length >> 1]!, faults };
  } finally {
    await ways.stop();
    await services.stop();
  }
}

const INVOICES = 3_000;
const ROWS = 5_000;
const MATCHED = {
  product: 'Рампа: прочесть, запомнить, предложить',
  sql: 'SQL: готовые строки к номерам счетов',
} as const;

/** A bank's file against open invoices. */
async function importOf({ rounds, isShort, say }: Pick<Parameters<Bench>[0], 'rounds' | 'isShort' | 'say'>) {
  const [applications, rows] = isShort ? [40, 60] : [INVOICES, ROWS];
  const file = await bundle('statement', join(import.meta.dirname, 'statement.mts'));
  const services = await startThrowaway({ fast: isShort, say });
  const ways = new Child(file);
  const time = (way: keyof typeof MATCHED) => async () => ({
    ms: await ways.ask<number>('time', isShort ? 1 : 3, way),
  });
  try {
    await createBenchEvent(services.databaseUrl, EVENT);
    const client = new pg.Client({ connectionString: services.databaseUrl });
    await client.connect();
    try {
      await client.query(applicationsSql(COMPETITION, { applications, performances: 1, fields: 1 }));
      await client.query(accountsSql(COMPETITION));
      await client.query(invoicesSql(COMPETITION));
    } finally {
      await client.end();
    }
    await ways.ask('prepare', services.databaseUrl, COMPETITION, rows);
    const faults = await ways.ask<string[]>('differences');
    const turns = await inTurns(
      { [MATCHED.product]: time('product'), [MATCHED.sql]: time('sql') },
      rounds ?? (isShort ? 0 : 3),
      say,
    );
    const measure: Measure = {
      ...{ title: `Выписка из ${rows} строк, открытых счетов ${applications}`, unit: 'мс', decimals: 0 },
      ...{ base: MATCHED.sql, rows: rowsOf(turns, 'ms') },
    };
    return { measure, faults };
  } finally {
    await ways.stop();
    await services.stop();
  }
}
