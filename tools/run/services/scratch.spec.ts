import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { until } from '../../../libs/platform/testing/wait.ts';
import { scratch, sweep } from './scratch.mjs';

const PREFIX = `rampa-scratch-${process.pid}-`;
const made: string[] = [];
afterEach(() => {
  for (const home of made.splice(0)) rmSync(home, { recursive: true, force: true });
});

/** Makes a folder in a process of its own, which ends as it is told. */
async function inAnother(ending: string): Promise<{ home: string; end(): Promise<void> }> {
  const code = `import { scratch } from '${join(import.meta.dirname, 'scratch.mjs')}';
    console.log(await scratch('${PREFIX}')); ${ending}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const home = await new Promise<string>((resolve) =>
    child.stdout.once('data', (said: Buffer) => resolve(said.toString().trim())),
  );
  made.push(home);
  return {
    home,
    end: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

test('a folder goes with its process, also after an exception', async () => {
  const { home, end } = await inAnother('process.exit(1);');
  await until('removed', () => !existsSync(home));
  await end();
});

test('what a killed process left goes with the next sweep; a living one keeps its own, and nothing unrecorded is touched', async () => {
  const other = await inAnother('setInterval(() => undefined, 1000);');
  const own = await scratch(PREFIX);
  const unrecorded = mkdtempSync(join(tmpdir(), PREFIX));
  made.push(own, unrecorded);
  await sweep(PREFIX);
  expect([other.home, own, unrecorded].map((home) => existsSync(home))).toEqual([true, true, true]);
  await other.end();
  expect(existsSync(other.home)).toBe(true);
  await sweep(PREFIX);
  expect([other.home, own, unrecorded].map((home) => existsSync(home))).toEqual([false, true, true]);
});
