// What an installation's secret yields: a key that seals, a key that disguises names, and the key's name, which tells
// nothing of the secret.

import { createHmac, hkdfSync } from 'node:crypto';

export const KEY_ID_BYTES = 6;

export interface InstallationKey {
  /** The name stands in front of everything that the key has sealed. */
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
