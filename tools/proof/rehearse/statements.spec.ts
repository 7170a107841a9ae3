// Every row of the samples is compared, and one wrong word of one row is told.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { areStatementsRight, rehearseStatements } from './statements.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rampa-statements-'));
  cpSync('libs/finance/testing/data/statements', folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function rewrite(change: (text: string) => string): void {
  const file = join(folder, 'expected.json');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

test('the samples are read and matched as they must be', async () => {
  const report = await rehearseStatements(folder);
  expect(report).toEqual({ files: { checked: 14, equal: 14 }, rows: { checked: 76, equal: 76 }, mismatches: [] });
  expect(areStatementsRight(report)).toBe(true);
});

test('a proposal that differs in one word is told with its file and row', async () => {
  rewrite((text) => text.replace('"confidence": "partial"', '"confidence": "exact"'));
  const report = await rehearseStatements(folder);
  expect(report.mismatches).toEqual([expect.stringContaining('01-plain.cp1251.txt (правила): строка 1')]);
  expect([report.files.equal, report.rows.equal]).toEqual([13, 75]);
  expect(areStatementsRight(report)).toBe(false);
});

test('a row that is expected and not there is told', async () => {
  rewrite((text) => text.replace('{"state": "notPosted"}', '{"state": "notPosted"}, {"state": "zero"}'));
  expect((await rehearseStatements(folder)).mismatches).toEqual([expect.stringContaining('строка 12 нет')]);
});

test('a folder without statements is no success', async () => {
  rewrite(() => '{"files": {}}');
  expect(areStatementsRight(await rehearseStatements(folder))).toBe(false);
});
