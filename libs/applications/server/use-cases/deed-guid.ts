import { createHash } from 'node:crypto';
import type { Guid } from '@rampa/kernel';

/** The same for the same deed of a work that may be done again: a UUID of version 8 (RFC 9562). */
export function deedGuid(what: string): Guid {
  const bytes = createHash('sha256').update(what).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
