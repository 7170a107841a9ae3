// What a power failure may find: a row of the database names a file only after its bytes and its name are on the disk.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { newGuid } from '@rampa/kernel';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Config } from '../config/config.ts';
import { hashOf } from './blobs.ts';
import { Files } from './files.ts';

const { steps } = vi.hoisted(() => ({ steps: [] as [string, string][] }));

// The disk is real; only what is asked of it is written down.
vi.mock('node:fs/promises', async (load) => {
  const fs = await load<typeof import('node:fs/promises')>();
  const open: typeof fs.open = async (path, ...more) => {
    const file = await fs.open(path, ...more);
    const sync = file.sync.bind(file);
    file.sync = () => (steps.push(['sync', String(path)]), sync());
    return file;
  };
  const rename: typeof fs.rename = (from, to) => (steps.push(['name', String(to)]), fs.rename(from, to));
  return { ...fs, open, rename };
});

let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'rampa-durable-'));
});
afterAll(() => rm(home, { recursive: true }));
beforeEach(() => {
  steps.length = 0;
});

const bytes = Buffer.from('Калинка, калинка');
const sha256 = hashOf(bytes);

async function kept(): Promise<string[]> {
  const files = new Files({ home } as Config, {} as never, {} as never, {} as never);
  const tx = {
    query: async (sql: string) => (sql.includes('insert into files.file') && steps.push(['row', home]), []),
  };
  const file = { owner: newGuid(), purpose: 'logo', name: 'знак.png', type: 'image/png', bytes, isCounted: true };
  await files.keep(tx as never, file as never);
  return steps.map(([what, path]) => `${what} ${relative(home, path).replace(/upload-.*/, 'upload')}`.trim());
}

it('bytes, their name, the folder that holds it, and only then the row', async () => {
  const folder = `files/${sha256.slice(0, 2)}`;
  const tail = ['sync tmp/upload', `name ${folder}/${sha256}`, `sync ${folder}`, 'row'];
  // The folders are new, so those that hold them come first.
  const first = await kept();
  expect(first.slice(-4)).toEqual(tail);
  expect(first.slice(0, -4)).toEqual(expect.arrayContaining(['sync files', 'sync']));
  // The same bytes again: whoever wrote them may have died before the folder was on the disk.
  steps.length = 0;
  expect(await kept()).toEqual([`sync ${folder}`, 'row']);
});
