// Uploaded files for background work: the permission was checked before the job was written.

import { Inject, Injectable, Logger } from '@nestjs/common';
import { Failure, type Guid } from '@rampa/kernel';
import { CONFIG, type Config } from '../config/config.ts';
import { Database, type Reader } from '../database/database.ts';
import type { BlobStore } from './blob-store-type.ts';
import { blobStore } from './blob-store.ts';
import { hashOf } from './blobs.ts';

@Injectable()
export class StoredFiles {
  private readonly blobs: BlobStore;
  private readonly logger = new Logger('files');

  constructor(
    @Inject(CONFIG) config: Pick<Config, 'home' | 'filesStore'>,
    private readonly database: Database,
  ) {
    this.blobs = blobStore(config);
  }

  /** Throws Failure notFound for a deleted file, fileLost for one that the disk has lost or changed. */
  async of(reader: Reader, guid: Guid): Promise<{ bytes: Buffer; sha256: string }> {
    const [row] = await reader.query<{ sha256: string; size: number }>(
      'select sha256, size from files.file where guid = $1',
      [guid],
    );
    if (!row) throw new Failure('notFound');
    const bytes = await this.blobs.get(row.sha256, row.size);
    if (typeof bytes !== 'string' && hashOf(bytes) === row.sha256) return { bytes, sha256: row.sha256 };
    this.logger.error(`an uploaded file is lost: ${this.blobs.placeOf(row.sha256)}`);
    throw new Failure('fileLost');
  }

  /** Null where `of` throws, for callers that can go on without the file. */
  async bytesOf(guid: Guid): Promise<Buffer | null> {
    try {
      return (await this.of(this.database, guid)).bytes;
    } catch (error) {
      if (error instanceof Failure) return null;
      throw error;
    }
  }
}
