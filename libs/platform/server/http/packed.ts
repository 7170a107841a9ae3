// Compresses answers for clients that accept it. Bytes that many clients get are compressed once: a view per revision,
// a page per version. zlib's own threads do it, so that a large answer does not delay a mark.

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip';

/** Smaller answers are sent as they are: they fit into two packets, so packing would only cost work. */
export const SHARED_FROM = 2 * 1024;
/** An answer for one client alone is packed only from this size on. */
export const OWN_FROM = 16 * 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Cached by the bytes object: a restamped view shares it, and bytes that nobody holds are collected. */
const packings = new WeakMap<Buffer, Partial<Record<Encoding, Promise<Buffer>>>>();

/** The best encoding that the client accepts. */
export function encodingOf(accepted: string | undefined): Encoding | null {
  if (accepted === undefined) return null;
  const takes = (name: string) =>
    accepted.split(',').some((each) => {
      const [token, ...parameters] = each.split(';').map((part) => part.trim().toLowerCase());
      return token === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    });
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
}

/** All requests for the same bytes get the same promise. */
export function packed(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  const known = packings.get(bytes) ?? {};
  packings.set(bytes, known);
  return (known[encoding] ??=
    encoding === 'br'
      ? brotli(bytes, {
          params: {
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_QUALITY]: 4,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          },
        })
      : zip(bytes, { level: 5 }));
}

/** Sends the bytes, compressed from the size `from` on if the client accepts it. */
export function sendPacked(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  bytes: Buffer,
  from: number,
): FastifyReply | Promise<FastifyReply> {
  if (bytes.length < from) return reply.send(bytes);
  void reply.header('vary', 'accept-encoding');
  const encoding = encodingOf(headers['accept-encoding'] as string | undefined);
  if (encoding === null) return reply.send(bytes);
  return packed(bytes, encoding).then(
    (body) => reply.header('content-encoding', encoding).send(body),
    () => reply.send(bytes),
  );
}
