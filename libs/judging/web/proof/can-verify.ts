/** RFC 8032, test 1: a key, and the signature of an empty text. */
const KEY = 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a';
const SIGNATURE =
  'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b';

/** Whether this browser knows Ed25519: older ones do not, and must not call a good signature forged. */
export async function canVerify(subtle: SubtleCrypto): Promise<boolean> {
  try {
    const key = await subtle.importKey('raw', bytes(KEY), 'Ed25519', false, ['verify']);
    return await subtle.verify('Ed25519', key, bytes(SIGNATURE), new Uint8Array(0));
  } catch {
    return false;
  }
}

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g)!, (pair) => Number.parseInt(pair, 16));
}
