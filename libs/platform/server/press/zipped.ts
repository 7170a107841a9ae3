// Files of a ZIP that a stranger has made. A size that an archive says is never believed: what comes out of it is counted,
// and ends where it would be too much, so that no archive can fill the memory.

import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
/** The end of an archive stands within its last bytes, behind a comment at the most. */
const TAIL = 65_557;

export class ZipFault extends Error {
  readonly why: 'broken' | 'tooLarge';

  constructor(why: 'broken' | 'tooLarge') {
    super(`The archive is ${why}`);
    this.why = why;
  }
}

interface Entry {
  method: number;
  size: number;
  local: number;
}

export class Zipped {
  readonly #bytes: Buffer;
  readonly #entries = new Map<string, Entry>();

  /** Throws ZipFault. */
  constructor(bytes: Buffer, mostFiles: number) {
    this.#bytes = bytes;
    let end = bytes.length - 22;
    const first = Math.max(0, bytes.length - TAIL);
    while (end >= first && bytes.readUInt32LE(end) !== END) end--;
    if (end < first) throw new ZipFault('broken');
    const count = bytes.readUInt16LE(end + 10);
    if (count > mostFiles) throw new ZipFault('tooLarge');
    let at = bytes.readUInt32LE(end + 16);
    for (let left = count; left > 0; left--) at = this.#enter(at);
  }

  get names(): string[] {
    return [...this.#entries.keys()];
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** Unpacks a file of the archive, up to `most` bytes. Throws ZipFault. */
  bytes(name: string, most: number): Buffer {
    const { packed, isPacked } = this.packed(name);
    // No room at all is a limit of its own: zlib takes none of 0.
    if (isPacked ? most <= 0 : packed.length > most) throw new ZipFault('tooLarge');
    try {
      return isPacked ? inflateRawSync(packed, { maxOutputLength: most }) : packed;
    } catch (error) {
      throw zipFaultOf(error);
    }
  }

  /** As it lies in the archive: deflated, or as it is. Throws ZipFault. */
  packed(name: string): { packed: Buffer; isPacked: boolean } {
    const entry = this.#entries.get(name);
    if (!entry) throw new ZipFault('broken');
    const { method, size, local } = entry;
    if (local + 30 > this.#bytes.length || this.#bytes.readUInt32LE(local) !== LOCAL) throw new ZipFault('broken');
    const from = local + 30 + this.#bytes.readUInt16LE(local + 26) + this.#bytes.readUInt16LE(local + 28);
    const packed = this.#bytes.subarray(from, from + size);
    if (packed.length < size) throw new ZipFault('broken');
    if (method !== 0 && method !== 8) throw new ZipFault('broken');
    return { packed, isPacked: method === 8 };
  }

  #enter(at: number): number {
    const bytes = this.#bytes;
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) throw new ZipFault('broken');
    const length = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + length).replaceAll('\\', '/');
    // Two readers of one archive must see the same file.
    if (this.#entries.has(name)) throw new ZipFault('broken');
    this.#entries.set(name, {
      method: bytes.readUInt16LE(at + 10),
      size: bytes.readUInt32LE(at + 20),
      local: bytes.readUInt32LE(at + 42),
    });
    return at + 46 + length + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
}

/** Of what zlib has thrown. */
export function zipFaultOf(error: unknown): ZipFault {
  return new ZipFault((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'tooLarge' : 'broken');
}
