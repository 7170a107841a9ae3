// SHA-256 and Ed25519 by the Web Crypto of whoever runs this: browsers and the server have the same.
import type { ProofCrypto } from './proof-types.ts';

/** The part of `SubtleCrypto` that is used, in words that both kinds of types understand. */
export interface Subtle {
  digest(algorithm: string, data: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>;
  importKey(
    format: 'raw',
    key: Uint8Array<ArrayBuffer>,
    algorithm: string,
    extractable: boolean,
    usages: 'verify'[],
  ): Promise<unknown>;
  verify(
    algorithm: string,
    key: never,
    signature: Uint8Array<ArrayBuffer>,
    data: Uint8Array<ArrayBuffer>,
  ): Promise<boolean>;
}

export function subtleProof(subtle: Subtle): ProofCrypto {
  const digest = async (bytes: Uint8Array<ArrayBuffer>) => hexOf(await subtle.digest('SHA-256', bytes));
  return {
    sha256: (text) => digest(utf8(text)),
    fingerprint: (publicKey) => digest(bytesOf(publicKey)),
    async verify(publicKey, signature, text) {
      const key = await subtle.importKey('raw', bytesOf(publicKey), 'Ed25519', false, ['verify']);
      return subtle.verify('Ed25519', key as never, bytesOf(signature), utf8(text));
    },
  };
}

const utf8 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(new TextEncoder().encode(text));

function hexOf(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Of base64url; what is none gives no bytes, which no signature fits. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]*$/.test(text)) return new Uint8Array(0);
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
}
