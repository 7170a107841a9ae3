import { defineConfig } from 'vitest/config';
import { DECORATORS } from './apps/server-build.ts';

const exclude = ['**/node_modules/**', '**/dist/**', 'apps/e2e/**'];
const real = ['{libs,apps,tools}/**/*.{db,http,live}.spec.{ts,tsx}'];

// `pure` needs nothing; `real` shares one throwaway PostgreSQL and Redis, each file with databases of its own.
export default defineConfig({
  oxc: DECORATORS,
  test: {
    // A worker keeps its modules from file to file: loading Nest, TypeORM and the rooms anew was half of the run's work.
    isolate: false,
    maxWorkers: 2,
    setupFiles: ['libs/platform/testing/seed.setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['{libs,apps,tools}/**/*.spec.{ts,tsx}'],
          exclude: [...exclude, ...real],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'real',
          include: real,
          exclude,
          globalSetup: ['libs/platform/testing/services.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
