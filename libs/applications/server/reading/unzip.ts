// Files of an .xlsx.

import { inflateRaw } from 'node:zlib';
import { promisify } from 'node:util';
import { ZipFault, zipFaultOf, Zipped } from '@rampa/platform/server';
import { BROKEN, TOO_LARGE, Unreadable } from './unreadable.ts';

const MOST_FILES = 5_000;

const inflated = promisify(inflateRaw);

export class Archive {
  readonly #zip: Zipped;

  /** Throws Unreadable. */
  constructor(bytes: Buffer) {
    try {
      this.#zip = new Zipped(bytes, MOST_FILES);
    } catch (error) {
      throw unreadable(error);
    }
  }

  has(name: string): boolean {
    return this.#zip.has(name);
  }

  /** Empty when there is no such file; `most`: bytes. Throws Unreadable. */
  async text(name: string, most: number): Promise<string> {
    if (!this.#zip.has(name)) return '';
    try {
      const { packed, isPacked } = this.#zip.packed(name);
      if (!isPacked && packed.length > most) throw new ZipFault('tooLarge');
      const bytes = isPacked ? await inflated(packed, { maxOutputLength: most }) : packed;
      return bytes.toString('utf8');
    } catch (error) {
      throw unreadable(error instanceof ZipFault ? error : zipFaultOf(error));
    }
  }
}

function unreadable(error: unknown): unknown {
  if (!(error instanceof ZipFault)) return error;
  return new Unreadable(error.why === 'tooLarge' ? TOO_LARGE : BROKEN);
}
