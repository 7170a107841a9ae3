// Reads numbers of tests from the runners' own reports.

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../../run/start/node.mjs';

const RUNNERS = {
  vitest: {
    args: (file) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    env: () => ({}),
    read: ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) => ({
      names: (testResults ?? []).flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName }) => `${relative(ROOT, name)} › ${fullName}`),
      ),
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests + (numTodoTests ?? 0),
    }),
  },
  playwright: {
    args: () => ['--reporter=list,json'],
    env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    // A test that passed only on a retry has shown a fault all the same.
    read: ({ stats, suites }) => ({
      names: (suites ?? []).flatMap(failedIn),
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    }),
  },
};

/** Journeys of this suite that did not simply pass, by file and title. */
function failedIn({ suites = [], specs = [] }) {
  const failed = specs.filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'));
  return [...failed.map(({ file, title }) => `${file} › ${title}`), ...suites.flatMap(failedIn)];
}

/**
 * Makes the runner write its report into the folder. `read(code)` then returns its numbers and the names of failed
 * tests.
 */
export function reportOf(runner, folder) {
  const file = join(folder, `${runner}.json`);
  const { args, env, read } = RUNNERS[runner];
  // Two steps may use one runner, so an older report must not count.
  rmSync(file, { force: true });
  return {
    args: args(file),
    env: env(file),
    read: (code) => {
      if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, note: 'нет отчёта' };
      const numbers = read(JSON.parse(readFileSync(file, 'utf8')));
      if (numbers.passed + numbers.failed === 0) return { ...numbers, failed: 1, note: 'не выполнен ни один тест' };
      // A file that could not be loaded is a fault outside any test: the runner fails without a failed test.
      if (code !== 0 && numbers.failed === 0) return { ...numbers, failed: 1, note: 'ошибка вне тестов' };
      return numbers;
    },
  };
}
