// The pages as a phone of the middle range loads them for the first time: Lighthouse's own phone (slow 4G, a processor
// four times slower), the product beside it, one page after another.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { number, table } from '../../client/figures.ts';
import { ROOT } from '../../client/building.ts';
import { Product } from '../../client/product.ts';
import { findBrowser } from '../../services/browser.mjs';
import { freePort } from '../../services/ports.mjs';
import { scratch } from '../../services/scratch.mjs';
import { entryOfPeer, providePeers } from '../peers.ts';
import { atLeast, atMost, type Bench, type Goal } from '../report.ts';
import { pagesOf } from './pages.ts';
import { figuresOf, MARKS, type Figures, type LighthouseResult } from './figures.ts';

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: LighthouseResult } | undefined>;

export const bench: Bench = async ({ say }) => {
  for (const app of ['portal', 'stage'])
    if (!existsSync(join(ROOT, 'apps', app, 'dist', 'index.html')))
      throw new Error('Клиенты не собраны: сначала npm start или npm test.');
  providePeers(['lighthouse'], say);
  const { default: lighthouse } = (await import(pathToFileURL(entryOfPeer('lighthouse')).href)) as {
    default: Lighthouse;
  };
  const { path, args } = await findBrowser({ say });
  const product = await Product.start({ fast: true });
  const port = await freePort();
  const context = await chromium.launchPersistentContext(await scratch('rampa-lighthouse-'), {
    executablePath: path,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    const goals: Goal[] = [];
    const rows: string[][] = [];
    for (const page of await pagesOf(product)) {
      await context.clearCookies();
      await page.enter?.(context);
      say(page.title);
      const given = { port, output: 'json', logLevel: 'error', disableStorageReset: page.enter !== undefined };
      const run = await lighthouse(page.url, given);
      if (!run) throw new Error(`${page.title}: Lighthouse ничего не ответил`);
      const figures = figuresOf(run.lhr);
      rows.push(rowOf(page.title, figures));
      for (const mark of MARKS) {
        if (mark === 'seo' && page.isUnlisted) continue;
        goals.push(atLeast(`${page.title}: ${mark}`, figures.marks[mark], page.least));
      }
      goals.push(atMost(`${page.title}: сдвиг`, figures.shift, 0));
    }
    const head = ['страница', ...MARKS, 'КБ', 'файлов', 'LCP, с', 'CLS'];
    return { measures: [], goals, faults: [], notes: [table(head, rows)] };
  } finally {
    await context.close();
    await product.stop();
  }
};

function rowOf(title: string, { marks, bytes, files, largest, shift }: Figures): string[] {
  return [
    title,
    ...MARKS.map((mark) => String(marks[mark])),
    number(bytes / 1024, 0),
    String(files),
    number(largest / 1000, 1),
    number(shift, 3),
  ];
}
