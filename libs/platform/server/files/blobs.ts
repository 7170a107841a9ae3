// Stores the bytes of uploaded files on the disk under their SHA-256, with the lock that keeps a writer and the daily
// sweep apart.

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newGuid } from '@rampa/kernel';
import type { Transaction } from '../database/unit-of-work.ts';
import { durableFolder, syncFolder } from './durable.ts';

const FOLDER = /^[0-9a-f]{2}$/;
const SHA = /^[0-9a-f]{64}$/;

export interface Folders {
  /** RAMPA_HOME/files; the files of jobs have a folder beside it. */
  root: string;
  temporary: string;
}

export const foldersOf = (home: string): Folders => ({ root: join(home, 'files'), temporary: join(home, 'tmp') });

export function uploadedPath(root: string, sha256: string): string {
  return join(root, sha256.slice(0, 2), sha256);
}

export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Bytes in memory, or a complete temporary file that stays until its sender is done. */
export type Content = Buffer | { path: string; size: number };

export const sizeOf = (content: Content): number => (Buffer.isBuffer(content) ? content.length : content.size);

export async function hashOfContent(content: Content): Promise<string> {
  if (Buffer.isBuffer(content)) return hashOf(content);
  const hash = createHash('sha256');
  await pipeline(createReadStream(content.path), hash);
  return hash.digest('hex');
}

/** Locks until the transaction ends. */
export async function lockBlob(tx: Transaction, sha256: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`file ${sha256}`]);
}

/** When it resolves, bytes and file name are safe on the disk, so a row may refer to them. */
export async function writeBlob({ root, temporary }: Folders, sha256: string, content: Content): Promise<void> {
  const path = uploadedPath(root, sha256);
  await durableFolder(dirname(path));
  const found = await stat(path).catch(() => null);
  if (found?.size !== sizeOf(content)) {
    await durableFolder(temporary);
    const part = join(temporary, `upload-${newGuid()}`);
    try {
      const file = await open(part, 'wx', 0o600);
      try {
        await file.writeFile(Buffer.isBuffer(content) ? content : createReadStream(content.path));
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(part, path);
    } finally {
      await rm(part, { force: true });
    }
  }
  // Also for bytes that exist already: their writer may have died before this step.
  await syncFolder(dirname(path));
}

export type Lost = 'missing' | 'unreadable' | 'damaged';

/** The bytes, or a word for what is wrong with them. */
export function readBlob(root: string, sha256: string, size: number | null): Promise<Buffer | Lost> {
  return unlessLost(async () => {
    const bytes = await readFile(uploadedPath(root, sha256));
    return size === null || bytes.length === size ? bytes : 'damaged';
  });
}

/** From one byte to another, both included. */
export interface Part {
  start: number;
  end: number;
}

/** Streams the bytes, so that a large file is not held in memory. It stays readable if it is removed meanwhile. */
export function streamBlob(root: string, sha256: string, size: number, part?: Part): Promise<Readable | Lost> {
  return unlessLost(async () => {
    const file = await open(uploadedPath(root, sha256), 'r');
    if ((await file.stat()).size === size) return file.createReadStream(part);
    await file.close();
    return 'damaged';
  });
}

async function unlessLost<T>(read: () => Promise<T>): Promise<T | Lost> {
  try {
    return await read();
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'missing' : 'unreadable';
  }
}

/** Hashes of files that were written before this moment. */
export async function* storedBlobs(root: string, before: number): AsyncGenerator<string> {
  for (const folder of (await readdir(root).catch(() => [])).filter((name) => FOLDER.test(name))) {
    for (const name of await readdir(join(root, folder))) {
      const found = SHA.test(name) ? await stat(join(root, folder, name)).catch(() => null) : null;
      if (found && found.mtimeMs < before) yield name;
    }
  }
}

/** Deletes what killed processes left of uploads; `start`: the beginning of their names. */
export async function removeLeftovers(temporary: string, before: number, start = 'upload-'): Promise<void> {
  for (const name of await readdir(temporary).catch(() => [])) {
    const path = join(temporary, name);
    const found = name.startsWith(start) ? await stat(path).catch(() => null) : null;
    if (found && found.mtimeMs < before) await rm(path, { force: true });
  }
}
