// The bytes of uploaded files on the disk, each under its SHA-256; and the lock by which those who keep and those who
// sweep take turns.

import { createHash } from 'node:crypto';
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newGuid } from '@rampa/kernel';
import type { Transaction } from '../database/unit-of-work.ts';
import { durableFolder, syncFolder } from './durable.ts';

const FOLDER = /^[0-9a-f]{2}$/;
const SHA = /^[0-9a-f]{64}$/;

export interface Folders {
  /** RAMPA_HOME/files; what jobs have made lies beside. */
  root: string;
  temporary: string;
}

export const foldersOf = (home: string): Folders => ({ root: join(home, 'files'), temporary: join(home, 'tmp') });

export function uploadedPath(root: string, sha256: string): string {
  return join(root, sha256.slice(0, 2), sha256);
}

export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Until the transaction ends. */
export async function lockBlob(tx: Transaction, sha256: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`file ${sha256}`]);
}

/** On the disk with the name that leads to it when this resolves, so that a row may speak of it. */
export async function writeBlob({ root, temporary }: Folders, sha256: string, bytes: Buffer): Promise<void> {
  const path = uploadedPath(root, sha256);
  await durableFolder(dirname(path));
  const found = await stat(path).catch(() => null);
  if (found?.size !== bytes.length) {
    await durableFolder(temporary);
    const part = join(temporary, `upload-${newGuid()}`);
    try {
      const file = await open(part, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(part, path);
    } finally {
      await rm(part, { force: true });
    }
  }
  // Also for bytes that are there already: who wrote them may have died before this step.
  await syncFolder(dirname(path));
}

export type Lost = 'missing' | 'unreadable' | 'damaged';

/** The bytes, or what is wrong with them. */
export async function readBlob(root: string, sha256: string, size: number): Promise<Buffer | Lost> {
  try {
    const bytes = await readFile(uploadedPath(root, sha256));
    return bytes.length === size ? bytes : 'damaged';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'missing' : 'unreadable';
  }
}

/** Of those that were written before this moment. */
export async function* storedBlobs(root: string, before: number): AsyncGenerator<string> {
  for (const folder of (await readdir(root).catch(() => [])).filter((name) => FOLDER.test(name))) {
    for (const name of await readdir(join(root, folder))) {
      const found = SHA.test(name) ? await stat(join(root, folder, name)).catch(() => null) : null;
      if (found && found.mtimeMs < before) yield name;
    }
  }
}

/** What killed processes left of uploads on their way. */
export async function removeLeftovers(temporary: string, before: number): Promise<void> {
  for (const name of await readdir(temporary).catch(() => [])) {
    const path = join(temporary, name);
    const found = name.startsWith('upload-') ? await stat(path).catch(() => null) : null;
    if (found && found.mtimeMs < before) await rm(path, { force: true });
  }
}
