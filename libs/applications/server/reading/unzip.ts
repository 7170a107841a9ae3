// Files of an .xlsx. A size that an archive says is never believed: what comes out of it is counted, and ends where it would
// be too much, so that no archive can fill the memory.

import { inflateRaw } from 'node:zlib';
import { promisify } from 'node:util';
import { BROKEN, TOO_LARGE, Unreadable } from './unreadable.ts';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
/** The end of an archive stands within its last bytes, behind a comment at the most. */
const TAIL = 65_557;
const MOST_FILES = 5_000;

const inflated = promisify(inflateRaw);

interface Entry {
  method: number;
  size: number;
  local: number;
}

export class Archive {
  readonly #bytes: Buffer;
  readonly #entries = new Map<string, Entry>();

  /** Throws Unreadable. */
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    let end = bytes.length - 22;
    const first = Math.max(0, bytes.length - TAIL);
    while (end >= first && bytes.readUInt32LE(end) !== END) end--;
    if (end < first) throw new Unreadable(BROKEN);
    const count = bytes.readUInt16LE(end + 10);
    if (count > MOST_FILES) throw new Unreadable(TOO_LARGE);
    let at = bytes.readUInt32LE(end + 16);
    for (let left = count; left > 0; left--) at = this.#enter(at);
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** Empty when there is no such file; `most`: bytes. Throws Unreadable. */
  async text(name: string, most: number): Promise<string> {
    const entry = this.#entries.get(name);
    if (!entry) return '';
    const { method, size, local } = entry;
    if (local + 30 > this.#bytes.length || this.#bytes.readUInt32LE(local) !== LOCAL) throw new Unreadable(BROKEN);
    const from = local + 30 + this.#bytes.readUInt16LE(local + 26) + this.#bytes.readUInt16LE(local + 28);
    const packed = this.#bytes.subarray(from, from + size);
    if (packed.length < size) throw new Unreadable(BROKEN);
    if (method === 0) {
      if (size > most) throw new Unreadable(TOO_LARGE);
      return packed.toString('utf8');
    }
    if (method !== 8) throw new Unreadable(BROKEN);
    try {
      return (await inflated(packed, { maxOutputLength: most })).toString('utf8');
    } catch (error) {
      throw new Unreadable((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? TOO_LARGE : BROKEN);
    }
  }

  #enter(at: number): number {
    const bytes = this.#bytes;
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) throw new Unreadable(BROKEN);
    const length = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + length).replaceAll('\\', '/');
    this.#entries.set(name, {
      method: bytes.readUInt16LE(at + 10),
      size: bytes.readUInt32LE(at + 20),
      local: bytes.readUInt32LE(at + 42),
    });
    return at + 46 + length + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
}
