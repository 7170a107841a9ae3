import {
  JobDownload,
  LIVE_PATH,
  LIVE_VERSION,
  OrganizerLogin,
  UserEndOtherSessions,
  UserGetShort,
  VotingProtocolSavingBySelf,
  type CallDefinition,
} from '@rampa/contract';
import { newGuid, newSecret } from '@rampa/kernel';
import { send, startTestApi, until, type TestApi } from '@rampa/platform/testing';
import { createHash } from 'node:crypto';
import { Redis } from 'ioredis';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOUNDS } from './bounds.ts';
import { Rates } from './rates.ts';

const NOBODY_LISTENS = 'redis://127.0.0.1:1';
/** Thirty reads a minute instead of three thousand. */
const RATE = 0.01;
const READS = BOUNDS.reads.person * RATE;

let api: TestApi;

async function status(call: CallDefinition, as: string | undefined, node = 0): Promise<number> {
  return (await send(api.nodes[node]!.url, call, { as })).status;
}

/** How many were answered before the first refusal; never more than `most`. */
async function heard(call: CallDefinition, most: number, tokenOf: (index: number) => string, nodes = 1) {
  for (let count = 0; count < most; count++) {
    if ((await status(call, tokenOf(count), count % nodes)) === 429) return count;
    // Redis counts after the answer has left, and a later ping is answered after that count.
    if (nodes > 1) await Promise.all(api.nodes.map(({ app }) => app.get(Redis).ping()));
  }
  return most;
}

/** Two devices of one link. */
async function devicesOfLink(): Promise<string[]> {
  const [link, tokens] = [newGuid(), [newSecret(), newSecret()]];
  await api.database.query(
    `insert into accounts.fast_link (guid, competition_guid, role, judge_guid, key_hash, key_sealed)
     values ($1, $1, 'judge', $1, $2, ''::bytea)`,
    [link, createHash('sha256').update(link).digest()],
  );
  for (const token of tokens) {
    await api.database.query(
      `insert into accounts.session (guid, token_hash, kind, link_guid, expires_at)
       values ($1, $2, 'judge', $3, now() + interval '1 day')`,
      [newGuid(), createHash('sha256').update(token).digest(), link],
    );
  }
  return tokens;
}

describe('whoever asks too often', () => {
  beforeAll(async () => {
    api = await startTestApi({ nodes: 2, rateLimits: RATE });
    for (const { url } of api.nodes) {
      await until('Redis is there', async () =>
        (await (await fetch(`${url}/health/ready`)).text()).includes('"redis":"ok"'),
      );
    }
  });
  afterAll(() => api.stop());

  it('is refused by both nodes together, in Russian and with the time to wait; nobody else is', async () => {
    const [hasty, calm] = [await api.organizer(), await api.organizer()];
    // Each node has heard one more than the bound before Redis told it.
    expect(await heard(UserGetShort, 2 * READS, () => hasty.token, 2)).toBe(READS + 2);
    const refused = await api.send(UserGetShort, { as: hasty.token });
    expect(refused).toMatchObject({
      status: 429,
      envelope: {
        success: false,
        errors: [{ code: 'tooMany', message: expect.stringMatching(/Подождите \d+\sсекунд[уы]? и повторите\./) }],
      },
    });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await status(UserGetShort, calm.token)).toBe(200);
    expect(await status(UserGetShort, undefined)).toBe(401);
    expect(await status(UserEndOtherSessions, hasty.token)).toBe(200);
  });

  it('by one link is one, on however many devices; marks have a wider bound than other writes', async () => {
    const devices = await devicesOfLink();
    const marks = BOUNDS.marks.person * RATE;
    expect(await heard(VotingProtocolSavingBySelf, 2 * marks, (index) => devices[index % 2]!)).toBe(marks);
    const { token } = await api.organizer();
    const writes = BOUNDS.writes.person * RATE;
    expect(await heard(UserEndOtherSessions, 2 * writes, () => token)).toBe(writes);
  });

  it('by marks is counted by the marks and not by the calls that carry them', async () => {
    const [judge] = await devicesOfLink();
    const marks = BOUNDS.marks.person * RATE;
    const calls = { body: { submissions: Array.from({ length: 50 }, () => ({})) }, as: judge! } as never;
    let answered = 0;
    while ((await send(api.url, VotingProtocolSavingBySelf, calls)).status !== 429) answered++;
    expect(answered).toBe(Math.floor(marks / 50));
  });

  it('without a session is counted by the address, whatever tokens he makes up; people there are not', async () => {
    const { token } = await api.organizer();
    const papers = BOUNDS.papers.address * RATE;
    expect(await heard(JobDownload, 2 * papers, () => newSecret())).toBe(papers);
    expect(await status(JobDownload, token)).toBe(400);
  });

  it('with the right password signs in only so often, everybody for himself', async () => {
    const [hasty, calm] = [await api.organizer(), await api.organizer()];
    const signIn = async ({ login, password }: typeof hasty) =>
      (await api.send(OrganizerLogin, { body: { login, password } })).status;
    // The first one was made by signing in; of thirty a minute this house allows none beside it.
    expect(await signIn(hasty)).toBe(429);
    expect(await status(UserGetShort, calm.token)).toBe(200);
  });

  it('over a socket is told so, and may come again later', async () => {
    const { token, guid } = await api.organizer();
    const socket = io(api.url, {
      ...{ path: LIVE_PATH, transports: ['websocket'], reconnection: false, forceNew: true },
      auth: { version: LIVE_VERSION, token },
    });
    const answers: unknown[] = [];
    for (let count = 0; count < BOUNDS.sockets.person * RATE; count++) {
      answers.push(await socket.timeout(5_000).emitWithAck('subscribe', { view: 'jobs', key: guid }));
    }
    socket.close();
    // The connection itself was the first.
    expect(answers.slice(0, -1)).toEqual(answers.slice(0, -1).map(() => ({ ok: true })));
    expect(answers.at(-1)).toMatchObject({ ok: false, code: 'tooMany', message: expect.stringContaining('Подождите') });
    const again = io(api.url, {
      ...{ path: LIVE_PATH, transports: ['websocket'], reconnection: false, forceNew: true },
      auth: { version: LIVE_VERSION, token },
    });
    const refusal = await new Promise<Error & { data?: unknown }>((resolve) => again.on('connect_error', resolve));
    again.close();
    expect(refusal.data).toMatchObject({ code: 'tooMany' });
  });
});

describe('without Redis', () => {
  it('each node counts for itself, and nobody is kept from marking', async () => {
    api = await startTestApi({ nodes: 2, rateLimits: RATE, redisUrl: NOBODY_LISTENS });
    const { token } = await api.organizer();
    expect(await heard(UserGetShort, 3 * READS, () => token)).toBe(READS);
    expect(await status(UserGetShort, token, 1)).toBe(200);
    const [device] = await devicesOfLink();
    expect(await heard(VotingProtocolSavingBySelf, 2 * READS, () => device!)).toBe(2 * READS);
    await api.stop();
  });

  it('that answers, nobody waits for one', async () => {
    const deaf = { status: 'ready', defineCommand: () => undefined, rlflxIncr: () => new Promise(() => undefined) };
    const rates = new Rates(
      { rateLimits: RATE },
      deaf as unknown as Redis,
      { disguise: (text: string) => text } as never,
    );
    const asked = Array.from({ length: READS + 1 }, () =>
      rates.count('reads', { kind: 'presenter', session: '', link: 'one', competition: '' }, ''),
    );
    const told = await Promise.allSettled(asked);
    expect(told.map((each) => each.status)).toEqual([...Array<string>(READS).fill('fulfilled'), 'rejected']);
  });
});
