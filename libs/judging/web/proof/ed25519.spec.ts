import { generateKeyPairSync, sign } from 'node:crypto';
import { subtleProof } from '@rampa/judging/domain';
import { expect, it } from 'vitest';
import { withEd25519 } from './ed25519.ts';

/** A browser that digests but has never heard of Ed25519. */
const former = {
  digest: globalThis.crypto.subtle.digest.bind(globalThis.crypto.subtle),
  importKey: () => Promise.reject(new DOMException('Unrecognized name.', 'NotSupportedError')),
} as unknown as SubtleCrypto;

it('an older browser tells a good signature from a forged one as a new one does', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const key = publicKey.export({ format: 'jwk' }).x!;
  const signature = sign(null, Buffer.from('Печать № 1'), privateKey).toString('base64url');
  for (const subtle of [globalThis.crypto.subtle, former]) {
    const crypto = await withEd25519(subtleProof(subtle as never), subtle);
    expect(await crypto.verify(key, signature, 'Печать № 1')).toBe(true);
    expect(await crypto.verify(key, signature, 'Печать № 2')).toBe(false);
  }
});
