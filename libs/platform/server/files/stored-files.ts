// Uploaded files as work in the background reads them: whether it may was asked before the job was written.

import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import { CONFIG, type Config } from '../config/config.ts';
import { Database } from '../database/database.ts';
import { foldersOf, readBlob, uploadedPath } from './blobs.ts';

@Injectable()
export class StoredFiles {
  private readonly root: string;
  private readonly logger = new Logger('files');

  constructor(
    @Inject(CONFIG) { home }: Pick<Config, 'home'>,
    private readonly database: Database,
  ) {
    this.root = foldersOf(home).root;
  }

  /** Null when there is none any more, or the disk has lost it. */
  async bytesOf(guid: Guid): Promise<Buffer | null> {
    const [row] = await this.database.query<{ sha256: string; size: number }>(
      'select sha256, size from files.file where guid = $1',
      [guid],
    );
    if (!row) return null;
    const read = await readBlob(this.root, row.sha256, row.size);
    if (typeof read !== 'string') return read;
    this.logger.error(`an uploaded file is ${read}: ${uploadedPath(this.root, row.sha256)}`);
    return null;
  }
}
