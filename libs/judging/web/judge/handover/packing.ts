// Packs bytes into few letters and back: by deflate where the browser has it, in letters that an address takes unchanged.

import { HandoverFailure } from './parts.ts';

const DEFLATED = 'z';
const PLAIN = 'j';
/** A judge's whole day is a hundredth of this; anything larger cannot be marks. */
const MOST_BYTES = 8 * 1024 * 1024;

export async function pack(bytes: Uint8Array<ArrayBuffer>): Promise<{ sign: string; bytes: Uint8Array }> {
  if (typeof CompressionStream === 'undefined') return { sign: PLAIN, bytes };
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return { sign: DEFLATED, bytes: await readAll(stream) };
}

export async function unpack(sign: string, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (sign === PLAIN) return bytes;
  if (sign !== DEFLATED) throw new HandoverFailure('broken');
  if (typeof DecompressionStream === 'undefined') throw new HandoverFailure('oldBrowser');
  try {
    return await readAll(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')));
  } catch {
    throw new HandoverFailure('broken');
  }
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    length += value.length;
    if (length > MOST_BYTES) {
      await reader.cancel();
      throw new HandoverFailure('broken');
    }
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** base64url without the padding. */
export function toText(bytes: Uint8Array): string {
  let signs = '';
  for (const byte of bytes) signs += String.fromCharCode(byte);
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export function fromText(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
  } catch {
    throw new HandoverFailure('broken');
  }
}
