// Previews of pages that people send each other: title, one line, and whether the page exists. Each room answers for
// its own addresses and tells only what the page shows to everybody.

import { Injectable, Logger } from '@nestjs/common';
import { Failure } from '@rampa/kernel';

export interface PageFace {
  title: string;
  description: string;
}

/** Describes the thing in the address. Throws Failure notFound when there is none. */
export type FaceReader = (named: string) => Promise<PageFace>;

@Injectable()
export class PageFaces {
  private readonly readers: { pattern: RegExp; read: FaceReader }[] = [];
  private readonly logger = new Logger('pages');

  /** The pattern's first group is passed to the room. */
  add(pattern: RegExp, read: FaceReader): void {
    this.readers.push({ pattern, read });
  }

  /** `missing`: the thing does not exist; null: no room knows the address, or its room cannot answer now. */
  async of(path: string): Promise<PageFace | 'missing' | null> {
    for (const { pattern, read } of this.readers) {
      const named = pattern.exec(path)?.[1];
      if (named === undefined) continue;
      try {
        return await read(decodeURIComponent(named));
      } catch (error) {
        if (error instanceof URIError || (error instanceof Failure && error.code === 'notFound')) return 'missing';
        this.logger.warn(error);
        return null;
      }
    }
    return null;
  }
}
