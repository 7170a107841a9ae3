// Where the bytes of uploaded files lie, by their SHA-256: on the disk, or in an S3 bucket (`RAMPA_FILES_URL`).

import { access, constants, rm, stat } from 'node:fs/promises';
import type { Config } from '../config/config.ts';
import type { BlobStore } from './blob-store-type.ts';
import { foldersOf, readBlob, storedBlobs, streamBlob, uploadedPath, writeBlob } from './blobs.ts';
import { s3Blobs } from './s3-blobs.ts';

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
