// Every worked case and every refusal holds, and an altered file is told.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { arePricesRight, rehearsePrices } from './prices.ts';

const FILE = 'libs/finance/testing/prices/cases.json';

it('derives every worked case and refuses every wrong setting', async () => {
  const report = await rehearsePrices(FILE, null);
  expect(report).toEqual({ cases: { checked: 46, equal: 46 }, refused: { checked: 8, equal: 8 }, mismatches: [] });
  expect(arePricesRight(report)).toBe(true);
});

it('tells an altered case, a setting that is not refused, and a file without cases', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rampa-prices-'));
  const path = join(folder, 'prices.json');
  try {
    const file = JSON.parse(readFileSync(FILE, 'utf8'));
    file.cases = file.cases.slice(0, 2);
    file.cases[1].expect.at[0].overdue += 1;
    file.invalid = [{ ...file.invalid[7], price: { unit: 'item', price: 1 } }];
    writeFileSync(path, JSON.stringify(file));
    const report = await rehearsePrices(path, null);
    expect(report).toMatchObject({ cases: { checked: 2, equal: 1 }, refused: { checked: 1, equal: 0 } });
    expect(report.mismatches[0]).toEqual({
      case: 'D02',
      way: 'rules',
      at: 'at[0].overdue',
      expected: 240_001,
      derived: 240_000,
    });
    expect(arePricesRight(report)).toBe(false);
    writeFileSync(path, '{"cases":[],"invalid":[]}');
    expect(arePricesRight(await rehearsePrices(path, null))).toBe(false);
    writeFileSync(path, '{}');
    await expect(rehearsePrices(path, null)).rejects.toThrow('нет случаев');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
