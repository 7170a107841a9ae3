// Answers to a page's first reads, written into the page. They are this server's own answers to the same calls, asked
// for with the cookies and the address of whoever opens the page: no gate is passed that the call would close.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { beginningsOf } from '@rampa/contract';
import { SIGNED_IN_MARK } from '@rampa/kernel';

/** A page does not wait longer for what it can ask for itself. */
const PATIENCE_MS = 400;
/** What is larger comes beside the page and not before it. */
const MOST_BYTES = 192 * 1024;
/** Of the page's own request: whose it is and by which way it came. */
const PASSED = [
  'cookie',
  'host',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

export interface Begun {
  html: string;
  /** It is of this person alone. */
  isOwn: boolean;
}

/** Null: the page holds no answers. */
export async function begun(
  fastify: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<Begun | null> {
  const isSignedIn = (request.headers.cookie ?? '').split('; ').includes(`${SIGNED_IN_MARK}=1`);
  const reads = beginningsOf(path, isSignedIn);
  if (reads.length === 0) return null;
  const headers = Object.fromEntries(
    PASSED.flatMap((name) => {
      const value = request.headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  // The event of a page is read out of the address that asks.
  const referer = `${request.protocol}://${request.host}${path}`;
  const { remoteAddress } = request.socket;
  const ask = async (read: string) => {
    const url = `/api/v1/${read}`;
    const answer = await fastify.inject({
      method: 'GET',
      url,
      headers: { ...headers, referer, accept: 'application/json' },
      ...(remoteAddress === undefined ? {} : { remoteAddress }),
    });
    if (answer.statusCode !== 200 || answer.rawPayload.length > MOST_BYTES) return '';
    return element(read, answer.body, answer.headers);
  };
  let stop: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => (stop = setTimeout(resolve, PATIENCE_MS, '')));
  const parts = await Promise.all(reads.map((read) => Promise.race([ask(read).catch(() => ''), late])));
  clearTimeout(stop);
  const html = parts.join('');
  if (html === '') return null;
  void reply.header('cache-control', 'no-store');
  return { html, isOwn: isSignedIn };
}

/** As data the browser runs none of it, and «<» written otherwise ends no element. */
function element(read: string, body: string, headers: Record<string, unknown>): string {
  const told: Record<string, unknown> = {
    read,
    epoch: headers['x-rampa-epoch'],
    revision: headers['x-rampa-revision'],
    etag: headers.etag,
    // To the second, so that those who open it together are given the same bytes.
    at: Math.floor(Date.now() / 1000) * 1000,
  };
  const data = Object.entries(told)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` data-${name}="${String(value).replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`);
  return `<script type="application/json"${data.join('')}>${body.replace(/</g, '\\u003c')}</script>\n    `;
}
