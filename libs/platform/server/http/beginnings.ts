// Writes the answers to a page's first reads into the page. The server makes the same calls with the visitor's cookies
// and address, so every permission is checked.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { beginningsOf, CALLS, longBeginningsOf, UserGetShort, type AnswerOf } from '@rampa/contract';
import { SECTIONS, SIGNED_IN_MARK } from '@rampa/kernel';
import { readAfterFrame } from './after-frame.ts';

/** The page waits no longer than this; it asks for missing answers itself. */
const PATIENCE_MS = 400;
/** Larger answers are left out: the page reads them itself, in parallel with its scripts. */
const MOST_BYTES = 192 * 1024;
/** What the page's own request tells: who asks and how it came. */
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
  /** Links of the head to what is too long to stand in the page. */
  links: string;
  /** True when the answer belongs to this person alone. */
  isOwn: boolean;
}

/** Null: the page contains no answers. */
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
  // The event is found by the address of the read.
  const referer = `${request.protocol}://${request.host}${path}`;
  const { remoteAddress } = request.socket;
  let person: AnswerOf<typeof UserGetShort> | null = null;
  const ask = async (read: string) => {
    const url = `/api/v1/${read}`;
    const answer = await fastify.inject({
      method: 'GET',
      url,
      headers: { ...headers, referer, accept: 'application/json' },
      ...(remoteAddress === undefined ? {} : { remoteAddress }),
    });
    if (answer.statusCode !== 200 || answer.rawPayload.length > MOST_BYTES) return '';
    // The last of them is of the event that the page is about.
    if (read.startsWith(UserGetShort.path) && (person === null || read.includes('?'))) person = dataOf(answer.body);
    return element(read, answer.body, answer.headers);
  };
  let stop: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => (stop = setTimeout(resolve, PATIENCE_MS, '')));
  const parts = await Promise.all(reads.map((read) => Promise.race([ask(read).catch(() => ''), late])));
  clearTimeout(stop);
  const html = parts.join('');
  if (html === '') return null;
  void reply.header('cache-control', 'no-store');
  return { html, links: named(request, path, person), isOwn: isSignedIn };
}

const dataOf = (body: string) => (JSON.parse(body) as { data: AnswerOf<typeof UserGetShort> }).data;

/** The lines of the page's head for its long reads, which the page sends at once: only those that this person may make. */
function named(request: FastifyRequest, path: string, person: AnswerOf<typeof UserGetShort> | null): string {
  if (person === null) return '';
  const { competitionProgramGuid: program } = request.query as Record<string, unknown>;
  const reads = longBeginningsOf(path, typeof program === 'string' ? program : '');
  return reads
    .filter((read) => mayRead(person, read))
    .map(readAfterFrame)
    .join('');
}

function mayRead({ userType, config }: AnswerOf<typeof UserGetShort>, read: string): boolean {
  const path = read.split('?')[0]!;
  const call = CALLS.find((one) => one.method === 'GET' && one.path === path);
  if (userType === 'Member') return call?.who.includes('member') ?? false;
  return SECTIONS.some((section) => (config[section] ?? 0) > 0 && call?.who.includes(`org:${section}`));
}

/** Written as data, so the browser runs none of it; «<» is escaped, so that it ends no element. */
function element(read: string, body: string, headers: Record<string, unknown>): string {
  const told: Record<string, unknown> = {
    read,
    epoch: headers['x-rampa-epoch'],
    revision: headers['x-rampa-revision'],
    etag: headers.etag,
    // Rounded to the second, so that simultaneous visitors get the same bytes.
    at: Math.floor(Date.now() / 1000) * 1000,
  };
  const data = Object.entries(told)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` data-${name}="${String(value).replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`);
  return `<script type="application/json"${data.join('')}>${body.replace(/</g, '\\u003c')}</script>\n    `;
}
