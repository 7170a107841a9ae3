import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reportOf } from './reports.mjs';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'rampa-reports-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Expects the report first, then lets the runner write it. */
function vitestSays(passed: number, failed: number, code: number) {
  const report = reportOf('vitest', folder);
  const numbers = { numPassedTests: passed, numFailedTests: failed, numPendingTests: 1, numTodoTests: 1 };
  writeFileSync(join(folder, 'vitest.json'), JSON.stringify(numbers));
  return report.read(code);
}

describe('numbers of a test runner', () => {
  it('are taken from its report', () => {
    expect(vitestSays(7, 2, 1)).toMatchObject({ passed: 7, failed: 2, skipped: 2 });
  });

  it('are a failure without a report', () => {
    expect(reportOf('vitest', folder).read(0)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('come with the names of what failed, and why', () => {
    const report = reportOf('vitest', folder);
    const [good, bad] = [
      { status: 'passed', fullName: 'a sum is right' },
      { status: 'failed', fullName: 'a place is shared', failureMessages: ['expected 1\nto be 2\n'] },
    ];
    const testResults = [
      { name: join(import.meta.dirname, '../../../libs/sums.spec.ts'), assertionResults: [good, bad] },
    ];
    writeFileSync(join(folder, 'vitest.json'), JSON.stringify({ numPassedTests: 1, numFailedTests: 1, testResults }));
    expect(report.read(1).names).toEqual(['libs/sums.spec.ts › a place is shared\n    expected 1\n    to be 2']);
  });

  const location = { file: join(import.meta.dirname, '../../../apps/e2e/judge.e2e.ts'), line: 7 };
  const spec = (title: string, ok: boolean, status: string) => ({
    title,
    ok,
    file: 'judge.e2e.ts',
    tests: [{ status, results: ok ? [] : [{ error: { message: '\u001b[31mno mark\u001b[39m', location } }] }],
  });
  const journeysSay = (specs: ReturnType<typeof spec>[]) => {
    const report = reportOf('playwright', folder);
    const count = (status: string) => specs.filter(({ tests }) => tests[0]!.status === status).length;
    const stats = { expected: count('expected'), unexpected: count('unexpected'), flaky: count('flaky'), skipped: 0 };
    writeFileSync(join(folder, 'playwright.json'), JSON.stringify({ stats, suites: [{ suites: [{ specs }] }] }));
    return report.read(stats.unexpected > 0 ? 1 : 0);
  };

  it('name a journey inside its file and group', () => {
    expect(journeysSay([spec('marks', true, 'expected'), spec('waits', false, 'unexpected')])).toMatchObject({
      names: ['judge.e2e.ts › waits\n    apps/e2e/judge.e2e.ts:7\n    no mark'],
      failed: 1,
    });
  });

  it('name apart what passed only on its second try', () => {
    const specs = [spec('marks', true, 'expected'), spec('waits', false, 'unexpected'), spec('leaves', true, 'flaky')];
    expect(journeysSay(specs)).toMatchObject({
      names: ['judge.e2e.ts › waits\n    apps/e2e/judge.e2e.ts:7\n    no mark'],
      unsteady: ['judge.e2e.ts › leaves'],
      passed: 2,
      failed: 1,
    });
  });

  it('bear two second tries and no more', () => {
    const unsteady = ['leaves', 'enters', 'rests'].map((title) => spec(title, true, 'flaky'));
    expect(journeysSay(unsteady.slice(1))).toMatchObject({ passed: 2, failed: 0, names: [] });
    expect(journeysSay(unsteady)).toMatchObject({ passed: 0, failed: 3, unsteady: [] });
  });

  it('are never those of a step before', () => {
    expect(vitestSays(7, 0, 0)).toMatchObject({ passed: 7, failed: 0 });
    expect(reportOf('vitest', folder).read(0)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('are a failure when no test was executed', () => {
    expect(vitestSays(0, 0, 0)).toMatchObject({ failed: 1, note: 'не выполнен ни один тест' });
  });

  it('are a failure when the runner failed outside of its tests', () => {
    expect(vitestSays(7, 0, 1)).toMatchObject({ passed: 7, failed: 1 });
  });
});
