// The files that everybody packs: as large as a diploma, none like another, compressed already.

import { createHash } from 'node:crypto';

export const BYTES = 100_000;

/** The same number gives the same bytes. */
export function fileOf(number: number): Buffer {
  const bytes = Buffer.alloc(BYTES);
  const seed = createHash('sha256').update(String(number)).digest();
  for (let at = 0; at < BYTES; at += seed.length) seed.copy(bytes, at);
  bytes.writeUInt32LE(number, 0);
  return bytes;
}

export const nameOf = (number: number): string => `${String(number + 1).padStart(5, '0')} Ансамбль.pdf`;
