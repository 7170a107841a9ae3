// Uploaded pictures for papers: read from the disk and redrawn on white at the size that a printer needs.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, Logger } from '@nestjs/common';
import sharp from 'sharp';
import { CONFIG, type Config } from '../config/config.ts';
import { uploadedPath } from './blobs.ts';

export interface PaperPicture {
  /** A path with the content's hash: `/picture-1f0c….jpg`. */
  path: string;
  bytes: Uint8Array;
}

/** 300 dots per inch of 60 × 15 mm. */
const WIDTH = 709;
const HEIGHT = 177;

@Injectable()
export class PaperPictures {
  private readonly root: string;
  private readonly logger = new Logger('files');

  constructor(@Inject(CONFIG) { home }: Config) {
    this.root = join(home, 'files');
  }

  /** By the SHA-256 of the stored file. Null when the disk has lost it or it is no picture. */
  async read(sha256: string): Promise<PaperPicture | null> {
    try {
      const kept = await readFile(uploadedPath(this.root, sha256));
      if (createHash('sha256').update(kept).digest('hex') !== sha256) return null;
      // A JPEG, because each file of an archive contains it: with transparency it would weigh five times as much.
      const bytes = await sharp(kept, { failOn: 'error' })
        .resize(WIDTH, HEIGHT, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
        .toBuffer();
      return { path: `/picture-${sha256.slice(0, 32)}.jpg`, bytes };
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      this.logger.error(
        `a picture for paper could not be read: ${uploadedPath(this.root, sha256)}: ${code ?? message}`,
      );
      return null;
    }
  }
}
