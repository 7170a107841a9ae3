import { globSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { waiting } from '../../tools/build/test/turns.mjs';

const ROOT = join(import.meta.dirname, '../..');
/** Their turn is another commit's. */
const WAITING = waiting(globSync('apps/e2e/journeys/*.e2e.ts', { cwd: ROOT })).map((path) => join(ROOT, path));

/** The longest files begin first, so that both workers end together. */
const LONGEST = /(pages|remote|device|device-faults|layers|program|organizer|setup|public-protocol)\.e2e\.ts$/;

/** The whole built product with services of its own: journeys share it and create contests of their own. */
export default defineConfig({
  testDir: './journeys',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results/e2e',
  globalSetup: './product.setup.ts',
  fullyParallel: false,
  workers: 2,
  timeout: 240_000,
  // A build server may be four times as slow as a desk: what is waited for in vain costs only a red run.
  expect: { timeout: 40_000 },
  // The second try tells a race from a fault. What needed it is named at the end of the run, and more than two such
  // journeys fail the run (tools/build/test/reports.mjs). The full run takes no second try.
  retries: process.env.RAMPA_TEST_FULL ? 0 : 1,
  reporter: [['list']],
  projects: [
    { name: 'longest', testMatch: LONGEST, testIgnore: WAITING },
    { name: 'journeys', testIgnore: [LONGEST, ...WAITING] },
  ],
  use: {
    // What is not there to be pressed is said at once, instead of by the whole journey's four minutes.
    actionTimeout: 60_000,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // A worker fetches and compiles the whole shell again in each new context, a quarter of a page's first load. What
    // is about being without a network allows it, and so does the walk over all pages.
    serviceWorkers: 'block',
    // A trace of every step costs a third of a core, so run a failed journey again with `-- --trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      // A page of a journey lives for seconds: what the browser optimizes in it is hardly run again. Without it a tenth
      // of the journeys' work is not done.
      args: [
        ...(process.env.CHROMIUM_ARGS ?? '').split(' ').filter(Boolean),
        '--js-flags=--max-optimized-bytecode-size=0',
      ],
    },
  },
});
