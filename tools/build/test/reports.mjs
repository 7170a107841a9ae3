// Reads numbers of tests from the runners' own reports.

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../../run/start/node.mjs';

/** So many journeys of a run may need their second try. */
const MOST_UNSTEADY = 2;

const RUNNERS = {
  vitest: {
    args: (file) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    env: () => ({}),
    read: ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) => ({
      names: (testResults ?? []).flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => told(`${relative(ROOT, name)} › ${fullName}`, failureMessages?.[0])),
      ),
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests + (numTodoTests ?? 0),
    }),
  },
  playwright: {
    args: () => ['--reporter=list,json'],
    env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    // A journey that passed only on its second try has shown a race: it is named, and only few are borne.
    read: ({ stats, suites }) => {
      const borne = stats.flaky <= MOST_UNSTEADY ? stats.flaky : 0;
      const found = (suites ?? []).flatMap(failedIn);
      const unsteady = borne > 0 ? found.filter(({ isUnsteady }) => isUnsteady) : [];
      return {
        names: found.filter((one) => !unsteady.includes(one)).map(({ said }) => said),
        unsteady: unsteady.map(({ said }) => said),
        passed: stats.expected + borne,
        failed: stats.unexpected + stats.flaky - borne,
        skipped: stats.skipped,
      };
    },
  },
};

/** Journeys of this suite that did not simply pass, by file and title. */
function failedIn({ suites = [], specs = [] }) {
  const failed = specs.filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'));
  const faultOf = (tests) => tests.flatMap(({ results }) => results ?? []).find(({ error }) => error)?.error;
  const names = failed.map(({ file, title, tests }) => {
    const fault = faultOf(tests);
    const line = fault?.location ? `${relative(ROOT, fault.location.file)}:${fault.location.line}\n` : '';
    const isUnsteady = tests.every(({ status }) => status === 'flaky' || status === 'expected');
    return { isUnsteady, said: told(`${file} › ${title}`, fault && `${line}${fault.message}`) };
  });
  return [...names, ...suites.flatMap(failedIn)];
}

const LINES_OF_A_FAULT = 14;

/** With its reason: where only the end of the output is kept, a name alone says nothing. */
function told(name, fault) {
  const lines = stripVTControlCharacters(fault ?? '').split('\n');
  const said = lines.filter((line) => line.trim() !== '').slice(0, LINES_OF_A_FAULT);
  return [name, ...said.map((line) => `    ${line}`)].join('\n');
}

/**
 * Makes the runner write its report into the folder. `read(code)` then returns its numbers and what failed, with
 * the beginning of its reason.
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
