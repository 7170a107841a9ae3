// The file of a job: written to a temporary path under the job's fence, then stored under the SHA-256 of its bytes.

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Guid } from '@rampa/kernel';
import { syncFolder } from '../files/durable.ts';
import type { JobOptions } from './options.ts';

type Folders = Pick<JobOptions, 'files' | 'tmp'>;

/** The path to write to. */
export function fileOf({ tmp }: Pick<Folders, 'tmp'>, { guid, fence }: { guid: Guid; fence: number }): string {
  return join(tmp, `${guid}.${fence}`);
}

/** Removes what an earlier attempt left behind. */
export async function prepareFolders({ files, tmp }: Folders, guid: Guid): Promise<void> {
  await Promise.all([mkdir(files, { recursive: true }), mkdir(tmp, { recursive: true })]);
  await removeFiles({ tmp }, guid);
}

/** Null when the job wrote no file. The rename is the last step, so a SHA-256 never names half a file. */
export async function keepFile({ files }: Pick<Folders, 'files'>, path: string): Promise<string | null> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!file) return null;
  try {
    await file.sync();
  } finally {
    await file.close();
  }
  const hash = createHash('sha256');
  for await (const part of createReadStream(path)) hash.update(part as Buffer);
  const sha = hash.digest('hex');
  await rename(path, join(files, sha));
  await syncFolder(files);
  return sha;
}

export async function removeFiles({ tmp }: Pick<Folders, 'tmp'>, guid: Guid): Promise<void> {
  const names = await readdir(tmp).catch(() => [] as string[]);
  const left = names.filter((name) => name.startsWith(`${guid}.`));
  await Promise.all(left.map((name) => rm(join(tmp, name), { recursive: true, force: true })));
}
