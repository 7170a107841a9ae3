// Loads the stand of the hall's scenes into a browser: bundled once, with fonts inside, without a server.

import { fileURLToPath } from 'node:url';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { build } from 'vite';

const HERE = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
  { width: 800, height: 1280 },
  { width: 1080, height: 1920 },
  { width: 3840, height: 2160 },
] as const;

export const NAMES: unknown = JSON.parse(
  readFileSync(HERE('../../../libs/kernel/testing/real-names/names.json'), 'utf8'),
);

let bundled: Promise<string> | undefined;

/** One script with style sheets and fonts inside. */
async function bundle(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      rolldownOptions: {
        input: HERE('../../../libs/display/web/testing/stand.tsx'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [{ output }] = [made].flat() as unknown as [{ output: [{ code: string }] }];
  return output[0].code;
}

export async function openStand(browser: Browser): Promise<Page> {
  bundled ??= bundle();
  const page = await browser.newPage({ viewport: { width: 3840, height: 2160 } });
  await page.setContent(
    '<!doctype html><html lang="ru"><body class="stage" style="margin:0"><div id="root"></div></body></html>',
  );
  await page.addScriptTag({ content: await bundled });
  await page.evaluate(() => (globalThis as unknown as Stand).hallStand.ready());
  return page;
}

export interface Stand {
  hallStand: {
    ready(): Promise<void>;
    check(names: unknown, size: unknown, extent: string, most: number): { count: number; faults: string[] };
    picture(names: unknown, size: unknown, extent: string, index: number): string;
  };
}

export function faultsAt(
  page: Page,
  size: (typeof SIZES)[number],
  extent: 'brief' | 'sample',
): Promise<{ count: number; faults: string[] }> {
  return page.evaluate(
    ([names, given, how]) => (globalThis as unknown as Stand).hallStand.check(names, given, how, 40),
    [NAMES, size, extent] as const,
  );
}
