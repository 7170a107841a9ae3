// A home is private to its owner: logs name people, and links lie beside them.

import { chmodSync, closeSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { folderIn, openLog } from './logs.mjs';

let home: string;

beforeEach(() => {
  home = join(mkdtempSync(join(tmpdir(), 'rampa-logs-')), 'home');
});
afterEach(() => rmSync(join(home, '..'), { recursive: true, force: true }));

const modeOf = (...names: string[]) => (statSync(join(home, ...names)).mode & 0o777).toString(8);

it('a new home, its folders and logs are closed to others', () => {
  folderIn(home, 'postgres');
  closeSync(openLog(home, 'api').fd);
  expect([modeOf(), modeOf('postgres'), modeOf('logs'), modeOf('logs', 'api.log')]).toEqual([
    ...['700', '700', '700', '600'],
  ]);
});

it('what an earlier release left open is closed', () => {
  mkdirSync(join(home, 'logs'), { recursive: true });
  writeFileSync(join(home, 'logs', 'api.log'), 'earlier\n');
  chmodSync(home, 0o755);
  chmodSync(join(home, 'logs', 'api.log'), 0o644);
  closeSync(openLog(home, 'api').fd);
  expect([modeOf(), modeOf('logs', 'api.log')]).toEqual(['700', '600']);
});
