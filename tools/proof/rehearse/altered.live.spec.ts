// One mark of a copied protocol is altered: exactly that component, and what depends on it, comes out unequal.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Findings } from './findings.ts';
import { run } from './run.ts';

const SOURCE = join(import.meta.dirname, '..', '..', '..', 'libs', 'judging', 'testing', 'data', 'figure-skating');
const PROGRAM = 'Grand Prix of Figure Skating Final 2016,JUNIOR LADIES FREE SKATING';
/** Second by 0,01: ten points of one judge instead of 7,25 lift her over the one before. */
const ALTERED = { performance: '9dc16c985b', component: 'Composition', from: ',7.25,', to: ',10.0,' };

let folder: string;
let found: Findings;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rampa-altered-'));
  const [head, ...performances] = readFileSync(join(SOURCE, 'performances.csv'), 'utf8').trim().split('\n');
  const own = performances.filter((line) => line.includes(PROGRAM));
  writeFileSync(join(folder, 'performances.csv'), [head, ...own].join('\n'));
  const guids = own.map((line) => line.split(',')[0]!);
  const components = readFileSync(join(SOURCE, 'components.csv'), 'utf8')
    .trim()
    .split('\n')
    .filter((line, index) => index === 0 || guids.some((guid) => line.startsWith(guid)));
  const { performance, component, from, to } = ALTERED;
  const altered = components.map((line) =>
    line.startsWith(`${performance},${component},`) ? line.replace(from, to) : line,
  );
  expect(altered.filter((line, index) => line !== components[index])).toHaveLength(1);
  writeFileSync(join(folder, 'components.csv'), altered.join('\n'));
  ({ found } = await run({ folder, marksPerSecond: null, displays: 1, seed: 1, say: () => undefined }));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('one component, her total and the two places that depend on it differ, and nothing else', () => {
  expect(found.componentScores).toEqual({ checked: 25, equal: 24 });
  expect(found.totals).toEqual({ checked: 5, equal: 4 });
  expect(found.ranks).toEqual({ checked: 5, equal: 3 });
  expect(found.mismatches).toHaveLength(4);
  expect(found.mismatches.filter((line) => line.includes('«Composition»'))).toHaveLength(1);
  expect(found.mismatches.filter((line) => line.includes(': место '))).toHaveLength(2);
});

test('the marks arrive as they were sent, and every screen shows what the database says', () => {
  expect(found.marks).toEqual({ sent: 225, acknowledged: 225, lost: 0, doubled: 0 });
  expect(found.screens.wrong).toBe(0);
});
