// Uploaded pictures for papers: read and redrawn on white at the size that a printer needs.

import { createHash } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import sharp from 'sharp';
import { CONFIG, type Config } from '../config/config.ts';
import type { BlobStore } from './blob-store-type.ts';
import { blobStore } from './blob-store.ts';

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
  private readonly blobs: BlobStore;
  private readonly logger = new Logger('files');

  constructor(@Inject(CONFIG) config: Pick<Config, 'home' | 'filesStore'>) {
    this.blobs = blobStore(config);
  }

  /** By the SHA-256 of the stored file. Null when it is lost or it is no picture. */
  async read(sha256: string): Promise<PaperPicture | null> {
    try {
      const kept = await this.blobs.get(sha256, null);
      if (typeof kept === 'string') return this.lost(sha256, kept);
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
      return this.lost(sha256, code ?? message);
    }
  }

  /**
   * At the size in which the organizer uploaded it, for a sheet that he has designed: what is transparent stays so. Null
   * when it is lost or it is no picture.
   */
  async readWhole(sha256: string): Promise<PaperPicture | null> {
    try {
      const kept = await this.blobs.get(sha256, null);
      if (typeof kept === 'string') return this.lost(sha256, kept);
      const picture = sharp(kept, { failOn: 'error' });
      const isSeeThrough = !(await picture.stats()).isOpaque;
      const bytes = isSeeThrough
        ? await picture.png({ compressionLevel: 9 }).toBuffer()
        : await picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
      return { path: `/picture-${sha256.slice(0, 32)}-whole.${isSeeThrough ? 'png' : 'jpg'}`, bytes };
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      return this.lost(sha256, code ?? message);
    }
  }

  private lost(sha256: string, why: string): null {
    this.logger.error(`a picture for paper could not be read: ${this.blobs.placeOf(sha256)}: ${why}`);
    return null;
  }
}
