import { OrganizerLogin } from '@rampa/contract';
import { Failure } from '@rampa/kernel';
import { send, startTestApi, type TestApi, type TestOrganizer } from '@rampa/platform/testing';
import type { Redis } from 'ioredis';
import { afterEach, describe, expect, it } from 'vitest';
import { Attempts } from './attempts.ts';
import { LIMITS } from './limits.ts';

const NOBODY_LISTENS = 'redis://127.0.0.1:1';
const WRONG = 'не тот';
let api: TestApi | undefined;
afterEach(async () => {
  await api?.stop();
  api = undefined;
});

async function status(node: number, { login }: Pick<TestOrganizer, 'login'>, password: string): Promise<number> {
  return (await send(api!.nodes[node]!.url, OrganizerLogin, { body: { login, password } })).status;
}

async function wrong(tries: number, nodeOf: (index: number) => number, whose: TestOrganizer): Promise<number[]> {
  const tried = Array.from({ length: tries }, (_, index) => status(nodeOf(index), whose, WRONG));
  return (await Promise.all(tried)).sort((one, other) => one - other);
}

const refused = (count: number): number[] => Array.from({ length: count }, () => 429);
const heard = (count: number): number[] => Array.from({ length: count }, () => 401);

describe('wrong passwords', () => {
  it('are counted over both nodes together, each account for itself', async () => {
    api = await startTestApi({ nodes: 2 });
    const [one, other] = [await api.organizer(), await api.organizer()];
    expect(await wrong(14, (index) => index % 2, one)).toEqual([...heard(10), ...refused(4)]);
    for (const node of [0, 1]) {
      expect(await status(node, { login: one.login.toUpperCase() }, one.password)).toBe(429);
      expect(await status(node, other, other.password)).toBe(200);
    }
  });

  it('and right ones between them are never too many', async () => {
    api = await startTestApi({ nodes: 2 });
    const organizer = await api.organizer();
    await wrong(9, (index) => index % 2, organizer);
    for (let index = 0; index < 12; index++) {
      expect(await status(index % 2, organizer, organizer.password)).toBe(200);
    }
    expect(await status(0, organizer, WRONG)).toBe(401);
    expect(await status(1, organizer, WRONG)).toBe(429);
  });

  it('right ones have a limit of their own, which wrong ones do not use up', async () => {
    api = await startTestApi();
    const [organizer, other] = [await api.organizer(), await api.organizer()];
    await wrong(5, () => 0, organizer);
    const attempts = api.nodes[0]!.app.get(Attempts, { strict: false });
    expect(await status(0, organizer, organizer.password)).toBe(200);
    // He has signed in twice: when he was made, and now.
    for (let count = 2; count < LIMITS.signIns.limit; count++)
      await attempts.begin(['signIns', `0 ${organizer.login}`]);
    expect(await status(0, organizer, organizer.password)).toBe(429);
    expect(await status(0, other, other.password)).toBe(200);
  });

  it('from addresses of one network are one stranger’s: whoever has a /64 has as many tries as one address', async () => {
    api = await startTestApi();
    const organizer = await api.organizer();
    const from = async (address: string) => {
      const payload = { login: organizer.login, password: WRONG };
      const asked = { method: 'POST' as const, url: `/api/v1/${OrganizerLogin.path}`, payload, remoteAddress: address };
      return (await api!.nodes[0]!.app.inject(asked)).statusCode;
    };
    const tried: number[] = [];
    for (let index = 0; index < 12; index++) tried.push(await from(`2001:db8:0:1::${index + 1}`));
    expect(tried).toEqual([...heard(10), ...refused(2)]);
    expect(await from('2001:db8:0:2::1')).toBe(401);
  });

  it('are counted by each node alone when there is no Redis: nobody is locked out, nothing stands open', async () => {
    api = await startTestApi({ nodes: 2, redisUrl: NOBODY_LISTENS });
    const organizer = await api.organizer();
    expect(await wrong(12, () => 0, organizer)).toEqual([...heard(10), ...refused(2)]);
    expect(await status(0, organizer, organizer.password)).toBe(429);
    expect(await status(1, organizer, organizer.password)).toBe(200);
  });

  it('wait for no Redis that has stopped answering', async () => {
    const deaf = { eval: () => new Promise(() => undefined), zrem: () => new Promise(() => undefined) };
    const attempts = new Attempts(deaf as unknown as Redis, { disguise: (text: string) => text } as never);
    const tries = Array.from({ length: 11 }, () => attempts.begin(['loginHere', 'a@example.org 10.0.0.1']));
    const told = await Promise.allSettled(tries);
    expect(told.filter((each) => each.status === 'fulfilled')).toHaveLength(10);
    expect(told.at(-1)).toMatchObject({ status: 'rejected', reason: new Failure('tooMany') });
  });
});
