// What a page that people send each other says of itself before it is opened: its title, one line, and whether it exists
// at all. Each room answers for its own addresses, and tells only what the page shows everybody.

import { Injectable, Logger } from '@nestjs/common';
import { Failure } from '@rampa/kernel';

export interface PageFace {
  title: string;
  description: string;
}

/** Describes the thing that the address names. Failure notFound: there is none. */
export type FaceReader = (named: string) => Promise<PageFace>;

@Injectable()
export class PageFaces {
  private readonly readers: { pattern: RegExp; read: FaceReader }[] = [];
  private readonly logger = new Logger('pages');

  /** The pattern's first group is what the address names. */
  add(pattern: RegExp, read: FaceReader): void {
    this.readers.push({ pattern, read });
  }

  /** `missing`: nothing is there; null: nobody says anything of this address, or nobody can just now. */
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
