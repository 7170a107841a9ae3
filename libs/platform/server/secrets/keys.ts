// Keys derived from an installation's secret: one that seals, one that hashes names, and the key's own name, which
// reveals nothing of the secret.

import { createHmac, hkdfSync } from 'node:crypto';

export const KEY_ID_BYTES = 6;

export interface InstallationKey {
  /** The key's name is the beginning of everything that it has sealed. */
  id: Buffer;
  seal: Buffer;
  names: Buffer;
}

export function keyOf(secret: string): InstallationKey {
  const derived = (purpose: string, bytes: number) => Buffer.from(hkdfSync('sha256', secret, '', purpose, bytes));
  return {
    id: derived('rampa: name of the key', KEY_ID_BYTES),
    seal: derived('rampa: sealed values', 32),
    names: derived('rampa: disguised names', 32),
  };
}

export function disguised({ names }: InstallationKey, text: string): string {
  return createHmac('sha256', names).update(text).digest('base64url');
}
