// The first load of each page on a medium phone: Lighthouse's own profile (slow 4G, a processor four times slower), the
// product beside it, one page after another.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser } from 'playwright-core';
import { number, table } from '../../client/figures.ts';
import { ROOT } from '../../client/building.ts';
import { findBrowser } from '../../../run/services/browser.mjs';
import { freePort } from '../../../run/services/ports.mjs';
import { scratch } from '../../../run/services/scratch.mjs';
import { entryOfPeer, providePeers } from '../peers.ts';
import { atLeast, atMost, counted, type Bench, type Goal } from '../report.ts';
import { playContest } from './played-contest.ts';
import { faultsOf, figuresOf, MARKS, typical, type Figures, type LighthouseResult, type Mark } from './figures.ts';
import { pagesOf, type MeasuredPage } from './pages.ts';

const SHOWN_WITHIN_MS = 15_000;
/** Other load on the machine costs a single run up to twenty points. */
const TURNS = 3;

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: LighthouseResult } | undefined>;

export const bench: Bench = async ({ say, only, isShort, product: productOf }) => {
  for (const app of ['portal', 'stage'])
    if (!existsSync(join(ROOT, 'apps', app, 'dist', 'index.html')))
      throw new Error('Клиенты не собраны: сначала npm start или npm test.');
  if (!isShort) providePeers(['lighthouse'], say);
  const { path, args } = await findBrowser({ say });
  const product = await productOf({ fast: true });
  const pages = chosen(pagesOf(product, await playContest(product)), only);
  if (isShort) return counted(await opened(await chromium.launch({ executablePath: path, args }), pages));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(await scratch('rampa-lighthouse-'), {
    executablePath: path,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    const goals: Goal[] = [];
    const rows: string[][] = [];
    const faults: string[] = [];
    const { default: lighthouse } = (await import(pathToFileURL(entryOfPeer('lighthouse')).href)) as {
      default: Lighthouse;
    };
    for (const page of pages) {
      await context.clearCookies();
      await page.enter?.(context);
      say(page.title);
      // Lighthouse clears the cache but keeps cookies, so the visitor stays signed in.
      const runs: LighthouseResult[] = [];
      for (let turn = 0; turn < TURNS; turn++) {
        const run = await lighthouse(page.url, { port, output: 'json', logLevel: 'error' });
        if (!run) throw new Error(`${page.title}: Lighthouse ничего не ответил`);
        runs.push(run.lhr);
      }
      const result = typical(runs);
      const figures = { ...figuresOf(result), shift: Math.max(...runs.map((run) => figuresOf(run).shift)) };
      const marks = MARKS.filter((mark) => mark !== 'seo' || !page.isUnlisted);
      rows.push(rowOf(page.title, figures, marks));
      for (const mark of marks) goals.push(atLeast(`${page.title}: ${mark}`, figures.marks[mark], page.least));
      goals.push(atMost(`${page.title}: сдвиг`, figures.shift, 0));
      const costly = faultsOf(result, marks);
      if (costly.length > 0) faults.push(`${page.title}: ${costly.join(', ')}`);
    }
    const head = ['страница', ...MARKS, 'КБ', 'файлов', 'FCP, с', 'LCP, с', 'TBT, мс', 'CLS'];
    const notes = [table(head, rows), ...(faults.length > 0 ? [`Что стоит баллов:\n${faults.join('\n')}`] : [])];
    return { measures: [], goals, faults: [], notes };
  } finally {
    await context.close();
  }
};

/** The short run: each page loads and shows something to a new visitor. Returns the faults. */
async function opened(browser: Browser, pages: readonly MeasuredPage[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { title, url, enter } of pages) {
    const context = await browser.newContext();
    await enter?.(context);
    const page = await context.newPage();
    const answer = await page.goto(url);
    const shown = page.locator('h1, #root > *').filter({ visible: true }).first();
    const isShown = await shown.waitFor({ timeout: SHOWN_WITHIN_MS }).then(
      () => true,
      () => false,
    );
    // A visitor without rights is sent to the sign-in, which shows something too.
    const isLedAway = new URL(page.url()).pathname !== new URL(url).pathname;
    const reasons = [
      ...(answer?.ok() ? [] : [`ответ ${answer?.status()}`]),
      ...(isShown ? [] : ['ничего не показано']),
      ...(isLedAway ? [`вместо неё ${page.url()}`] : []),
    ];
    if (reasons.length > 0) faults.push(`${title}: ${reasons.join(', ')}`);
    await context.close();
  }
  await browser.close();
  return faults;
}

/** Selected by the beginning of their titles; all when none is named. */
function chosen(pages: MeasuredPage[], only: readonly string[]): MeasuredPage[] {
  if (only.length === 0) return pages;
  const wanted = only.map((name) => name.toLowerCase());
  const found = pages.filter(({ title }) => wanted.some((name) => title.toLowerCase().startsWith(name)));
  if (found.length > 0) return found;
  throw new Error(`Таких страниц нет. Есть: ${pages.map(({ title }) => title).join(', ')}.`);
}

function rowOf(title: string, figures: Figures, asked: readonly Mark[]): string[] {
  const { marks, bytes, files, first, largest, blocked, shift } = figures;
  return [
    title,
    ...MARKS.map((mark) => (asked.includes(mark) ? String(marks[mark]) : '–')),
    number(bytes / 1024, 0),
    String(files),
    number(first / 1000, 1),
    number(largest / 1000, 1),
    number(blocked, 0),
    number(shift, 3),
  ];
}
