import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { globSync } from 'node:fs';
import { DECORATORS } from './apps/server-build.ts';
import { waiting } from './tools/build/test/turns.mjs';

const exclude = ['**/node_modules/**', '**/dist/**', 'apps/e2e/**'];
// Their turn is another commit's.
const resting = waiting(globSync('{libs,tools}/**/*.{http,live}.spec.ts', { exclude: ['**/node_modules', '**/dist'] }));
const real = ['{libs,apps,tools}/**/*.{db,http,live}.spec.{ts,tsx}'];

/** Begins before the others of its project, so that no worker is left alone with it at the end. */
const LONGEST = /access\.http\.spec\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const long = sorted.find(({ moduleId }) => LONGEST.test(moduleId));
    if (!long) return sorted;
    const others = sorted.filter((file) => file !== long);
    const first = others.findIndex(({ project }) => project === long.project);
    return others.toSpliced(first === -1 ? others.length : first, 0, long);
  }
}

// `pure` needs nothing; `real` shares one throwaway PostgreSQL and Redis, each file with databases of its own.
export default defineConfig({
  oxc: DECORATORS,
  test: {
    // A worker keeps its modules from file to file: loading Nest, TypeORM and the rooms anew was half of the run's work.
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // With room for what a call throws away: scavenging was a tenth of a worker's work.
    execArgv: ['--max-semi-space-size=64', '--always-sparkplug'],
    setupFiles: ['libs/platform/testing/seed.setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['{libs,apps,tools}/**/*.spec.{ts,tsx}'],
          exclude: [...exclude, ...real],
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'real',
          include: real,
          exclude: [...exclude, ...resting],
          globalSetup: ['libs/platform/testing/services.setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
