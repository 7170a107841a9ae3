// Where the bytes of uploaded files lie, by their SHA-256: on the disk, or in an S3 bucket (`RAMPA_FILES_URL`).

import { access, constants, rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Config } from '../config/config.ts';
import { foldersOf, readBlob, storedBlobs, streamBlob, uploadedPath, writeBlob, type Content, type Lost, type Part } from './blobs.ts'; // prettier-ignore
import { s3Blobs } from './s3-blobs.ts';

export interface BlobStore {
  /** When it resolves, the bytes are safe, so a row may refer to them. */
  put(sha256: string, content: Content): Promise<void>;
  /** The bytes, or a word for what is wrong with them. `size` null: whatever it is. */
  get(sha256: string, size: number | null): Promise<Buffer | Lost>;
  /** Without holding a large file in memory. */
  stream(sha256: string, size: number, part?: Part): Promise<Readable | Lost>;
  /** Whether it is there as a whole and may be read. */
  isReadable(sha256: string, size: number): Promise<boolean>;
  /** Nothing is wrong where there is none. */
  remove(sha256: string): Promise<void>;
  /** Hashes of files that were written before this moment. */
  stored(before: number): AsyncIterable<string>;
  /** Where an operator looks for it. */
  placeOf(sha256: string): string;
}

export function blobStore({ home, filesStore }: Pick<Config, 'home' | 'filesStore'>): BlobStore {
  return filesStore ? s3Blobs(filesStore) : diskBlobs(home);
}

export function diskBlobs(home: string): BlobStore {
  const folders = foldersOf(home);
  const { root } = folders;
  return {
    put: (sha256, content) => writeBlob(folders, sha256, content),
    get: (sha256, size) => readBlob(root, sha256, size),
    stream: (sha256, size, part) => streamBlob(root, sha256, size, part),
    async isReadable(sha256, size) {
      const path = uploadedPath(root, sha256);
      return access(path, constants.R_OK)
        .then(() => stat(path))
        .then(
          (found) => found.size === size,
          () => false,
        );
    },
    remove: (sha256) => rm(uploadedPath(root, sha256), { force: true }),
    stored: (before) => storedBlobs(root, before),
    placeOf: (sha256) => uploadedPath(root, sha256),
  };
}
