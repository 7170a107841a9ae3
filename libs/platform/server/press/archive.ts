// Writes a ZIP piece by piece: stored and not deflated, because its entries are compressed already; with one fixed
// time, so that the same entries give the same bytes.

import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { PassThrough, Readable } from 'node:stream';
import { cutBetweenWords } from '@rampa/kernel';
import { ZipFile } from 'yazl';

/** A fixed local time, the same on every machine. */
const DAY = new Date(1980, 0, 1);
const UNWRITTEN_MOST = 4 * 1024 * 1024;

/** Of yazl's own: from this state on the bytes of an entry are in the stream. */
const WRITTEN = 3;
interface WrittenEntry {
  state: number;
  doFileDataPump: unknown;
}

export class Archive {
  private readonly zip = new ZipFile();
  private readonly written: Promise<void>;
  private failure: Error | null = null;
  private readonly names = new Set<string>();
  private released = 0;

  constructor(path: string) {
    this.written = pipeline(this.zip.outputStream, createWriteStream(path));
    this.written.catch((error: Error) => (this.failure = error));
  }

  /** Waits while the disk lags behind. Throws for a name that exists already, in any case. */
  async add(name: string, bytes: Uint8Array): Promise<void> {
    const known = name.toLocaleLowerCase('ru');
    if (this.names.has(known)) throw new Error('Two files of one name in an archive');
    this.names.add(known);
    this.zip.addBuffer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), name, {
      compress: false,
      mtime: DAY,
      forceDosTimestamp: true,
      mode: 0o100644,
    });
    // Bytes that a slow disk has not taken yet wait on both sides of the stream, most of them on its writable side.
    const output = this.zip.outputStream as PassThrough;
    const isBehind = () => output.readableLength + output.writableLength > UNWRITTEN_MOST;
    while (isBehind() && !this.failure) await new Promise((next) => setImmediate(next));
    this.release();
    if (this.failure) throw this.failure;
  }

  /** yazl keeps each entry until the end, for the list of them, and with it the function that holds its bytes. */
  private release(): void {
    const { entries } = this.zip as unknown as { entries: WrittenEntry[] };
    for (let entry = entries[this.released]; entry && entry.state >= WRITTEN; entry = entries[++this.released])
      entry.doFileDataPump = null;
  }

  async finish(): Promise<void> {
    this.zip.end();
    await this.written;
  }

  /** Removes the unfinished archive of a job that ends early. */
  discard(): void {
    (this.zip.outputStream as Readable).destroy();
  }
}

const NAME_BYTES = 180;

/**
 * A file name that every system accepts: no path, no character that Windows refuses, not too long. `tail`: its end,
 * never cut off.
 */
export function fileName(text: string, end: string, tail = ''): string {
  const kept = clean(tail);
  const room = NAME_BYTES - Buffer.byteLength(kept);
  const short = cutBetweenWords(clean(text), (part) => Buffer.byteLength(part) <= room);
  return `${[short.trim(), kept].filter(Boolean).join(' ') || 'Без названия'}.${end}`;
}

function clean(text: string): string {
  return (
    text
      .toWellFormed()
      .normalize('NFC')
      .replace(/[\u0000-\u001f\u007f\u200b-\u200f\u2028-\u202e\u2066-\u2069]/g, '')
      .replace(/\.{2,}/g, ' ')
      // «10:00» stays an hour.
      .replace(/(?<=\d):(?=\d)/g, '-')
      .replace(/[\\/:*?"<>|]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^[. ]+|[. ]+$/g, '')
  );
}
