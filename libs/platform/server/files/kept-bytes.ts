// The bytes of an uploaded file for work in the background, where nobody asks by an address.

import { Inject, Injectable } from '@nestjs/common';
import { Failure, type Guid } from '@rampa/kernel';
import { CONFIG, type Config } from '../config/config.ts';
import type { Reader } from '../database/database.ts';
import { foldersOf, hashOf, readBlob } from './blobs.ts';

@Injectable()
export class KeptBytes {
  private readonly root: string;

  constructor(@Inject(CONFIG) { home }: Config) {
    this.root = foldersOf(home).root;
  }

  /** Failures notFound of what is no file any more, fileLost of what the disk has lost or changed. */
  async of(reader: Reader, guid: Guid): Promise<{ bytes: Buffer; sha256: string }> {
    const [row] = await reader.query<{ sha256: string; size: number }>(
      'select sha256, size from files.file where guid = $1',
      [guid],
    );
    if (!row) throw new Failure('notFound');
    const bytes = await readBlob(this.root, row.sha256, row.size);
    if (typeof bytes === 'string' || hashOf(bytes) !== row.sha256) throw new Failure('fileLost');
    return { bytes, sha256: row.sha256 };
  }
}
