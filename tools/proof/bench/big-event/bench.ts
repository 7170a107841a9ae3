// Server time of each read that the day's pages make, in an event of five thousand items, then the pages themselves in a
// browser. Each read and each visit follows a step on stage in the same program, so that nothing is cached.

import { chromium } from 'playwright-core';
import { CompetitionProgramItemSetActivity, OrganizerLogin } from '@rampa/contract';
import { findBrowser } from '../../../run/services/browser.mjs';
import { number, seconds, table } from '../../client/figures.ts';
import type { Organizer } from '../../client/organizer.ts';
import type { Product } from '../../client/product.ts';
import { atMost, counted, middle, type Bench } from '../report.ts';
import { makeBigEvent, PROGRAMS, type BigEvent } from './event.ts';
import { openedIn, pagesOf, type Opened } from './opened.ts';
import { readsOf, type Read } from './reads.ts';

const ITEMS_EACH = { long: 1_000, short: 12 };
const ROUNDS = 3;
const LIMIT_MS = 1_000;

export const bench: Bench = async ({ rounds, say, isShort, product: productOf }) => {
  const itemsEach = ITEMS_EACH[isShort ? 'short' : 'long'];
  const times = isShort ? 1 : (rounds ?? ROUNDS);
  const product = await productOf({});
  const organizer = await product.organizer();
  const { token } = organizer;
  const url = product.urls[0]!;
  const from = performance.now();
  const event = await makeBigEvent({ url, token, sql: (text, values) => product.sql(text, values) }, itemsEach);
  say(`${number(PROGRAMS * itemsEach)} номеров за ${seconds(performance.now() - from)}`);
  const stage = stageOf(organizer, event);
  const faults: string[] = [];
  const taken: { read: Read; ms: number; kilobytes: number }[] = [];
  for (const read of readsOf(event, token)) {
    const took: number[] = [];
    let kilobytes = 0;
    for (let round = 0; round < times; round++) {
      await stage();
      const answer = await ask(url, read);
      if (answer.status !== 200) faults.push(`${read.title}: ${answer.status}`);
      took.push(answer.ms);
      kilobytes = answer.bytes / 1024;
    }
    taken.push({ read, ms: middle(took).median, kilobytes });
  }
  const opened = await pages({ url, product, event, stage, times: isShort ? 0 : times, say });
  faults.push(...opened.flatMap(({ fault }) => fault ?? []));
  if (isShort) return counted([...new Set(faults)]);
  const whole = opened.filter(({ fault }) => fault === null).map(({ title, ms }) => ({ title, ms: middle(ms).median }));
  const slowest = taken.toSorted((a, b) => b.ms - a.ms);
  const rows = slowest.map(({ read, ms, kilobytes }) => [read.title, number(ms), number(kilobytes)]);
  return {
    measures: [],
    goals: [
      ...slowest.slice(0, 3).map(({ read, ms }) => atMost(`${read.title}, мс`, ms, LIMIT_MS)),
      ...whole.map(({ title, ms }) => atMost(`${title}: страница, мс`, ms, LIMIT_MS)),
    ],
    faults: [...new Set(faults)],
    notes: [table(['чтение', 'мс', 'КБ'], rows), `закрытие программы: ${seconds(event.closing)}`],
  };
};

interface Looked {
  url: string;
  product: Product;
  event: BigEvent;
  stage(): Promise<unknown>;
  times: number;
  say(text: string): void;
}

async function pages({ url, product, event, stage, times, say }: Looked): Promise<Opened[]> {
  const { path, args } = await findBrowser({ say });
  const browser = await chromium.launch({ executablePath: path, args });
  const { login, password } = product.links.organizer;
  try {
    return await openedIn(browser, pagesOf(event), {
      url,
      times,
      step: stage,
      async enter(context) {
        const answer = await context.request.post(`${url}/api/v1/${OrganizerLogin.path}`, {
          data: { login, password },
        });
        if (!answer.ok()) throw new Error(`Вход организатора: ${answer.status()}`);
      },
    });
  } finally {
    await browser.close();
  }
}

/** Puts performances of the first program on stage one after another. */
function stageOf(organizer: Organizer, { programs, items }: BigEvent): () => Promise<unknown> {
  let next = 0;
  return () =>
    organizer.call(CompetitionProgramItemSetActivity, {
      query: { competitionProgramGuid: programs[0]! },
      body: { competitionProgramItemGuid: items[next++ % items.length]!, activity: 'OnStage' },
    });
}

async function ask(url: string, { path, token }: Read): Promise<{ status: number; ms: number; bytes: number }> {
  const from = performance.now();
  const response = await fetch(new URL(`/api/v1/${path}`, url), {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const { byteLength: bytes } = await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - from, bytes };
}
