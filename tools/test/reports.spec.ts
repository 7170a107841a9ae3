import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reportOf } from './reports.mjs';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'rampa-reports-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** The report is expected first, then the runner writes it. */
function vitestSays(passed: number, failed: number, code: number) {
  const report = reportOf('vitest', folder);
  const numbers = { numPassedTests: passed, numFailedTests: failed, numPendingTests: 1, numTodoTests: 1 };
  writeFileSync(join(folder, 'vitest.json'), JSON.stringify(numbers));
  return report.read(code);
}

describe('numbers of a test runner', () => {
  it('are taken from its report', () => {
    expect(vitestSays(7, 2, 1)).toEqual({ passed: 7, failed: 2, skipped: 2 });
  });

  it('are a failure without a report', () => {
    expect(reportOf('vitest', folder).read(0)).toMatchObject({ passed: 0, failed: 1 });
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

  it('count a test that passed only when repeated as failed', () => {
    const report = reportOf('playwright', folder);
    const stats = { expected: 3, unexpected: 0, flaky: 1, skipped: 0 };
    writeFileSync(join(folder, 'playwright.json'), JSON.stringify({ stats }));
    expect(report.read(0)).toMatchObject({ passed: 3, failed: 1 });
  });
});
