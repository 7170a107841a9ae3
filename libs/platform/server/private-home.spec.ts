import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepPrivate } from './private-home.ts';

let folder: string;
let mask: number;

beforeEach(async () => {
  mask = process.umask(0o022);
  folder = await mkdtemp(join(tmpdir(), 'rampa-private-'));
});
afterEach(async () => {
  process.umask(mask);
  await rm(folder, { recursive: true, force: true });
});

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

it('a home that stood open is closed, and what is written from then on is its owner’s alone', async () => {
  const home = join(folder, 'home');
  await mkdir(home);
  await chmod(home, 0o755);
  await keepPrivate(home);
  await mkdir(join(home, 'files'));
  await writeFile(join(home, 'files', 'one'), '');
  const modes = await Promise.all(['', 'files', 'files/one'].map((name) => modeOf(join(home, name))));
  expect(modes).toEqual(['700', '700', '600']);
});

it('a home that is not there is made', async () => {
  await keepPrivate(join(folder, 'new', 'home'));
  expect(await modeOf(join(folder, 'new', 'home'))).toBe('700');
});
