// What a store of files can do.

import type { Readable } from 'node:stream';
import type { Content, Lost, Part } from './blobs.ts';

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
