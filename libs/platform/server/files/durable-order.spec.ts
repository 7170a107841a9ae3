// What a power failure may find: a row of the database names a file only after its bytes and its name are on the disk.

import fs, { mkdtemp, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { newGuid } from '@rampa/kernel';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Config } from '../config/config.ts';
import { hashOf } from './blobs.ts';
import { Files } from './files.ts';

// The disk is real; only what is asked of it is written down. Other specs of this process have loaded the code already, so
// its imports of the built-in module are changed where they are bound.
const steps: [string, string][] = [];
const { open, rename } = fs;
beforeAll(() => {
  fs.open = async (path, ...more) => {
    const file = await open(path, ...more);
    const sync = file.sync.bind(file);
    file.sync = () => (steps.push(['sync', String(path)]), sync());
    return file;
  };
  fs.rename = (from, to) => (steps.push(['name', String(to)]), rename(from, to));
  syncBuiltinESMExports();
});
afterAll(() => {
  Object.assign(fs, { open, rename });
  syncBuiltinESMExports();
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
