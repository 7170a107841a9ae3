import { PointCreate, PointDelete, succeeded } from '@rampa/contract';
import { callApi, type Fetch } from '@rampa/platform/web/base';
import { beforeEach, expect, it } from 'vitest';
import type { Send } from './calls.ts';
import { Intent } from './intent.ts';

let names: (string | undefined)[];
let isLost: boolean;
beforeEach(() => void ([names, isLost] = [[], false]));

/** A server that hears everything; its answers may be lost. */
const fetch: Fetch = async (_, { headers }) => {
  names.push((headers as Record<string, string>)['idempotency-key']);
  if (isLost) throw new TypeError('Failed to fetch');
  return new Response(JSON.stringify(succeeded({})), { headers: { 'content-type': 'application/json' } });
};
const make = (send: Send) => send(PointCreate, { fetch });
const remove = (send: Send) => send(PointDelete, { fetch });

async function lose(intent: Intent, deed: (send: Send) => Promise<unknown> = make) {
  isLost = true;
  await expect(intent.run(deed)).rejects.toMatchObject({ code: 'offline' });
  isLost = false;
}

it('keeps its name until it has succeeded; what is meant next has another', async () => {
  const intent = new Intent();
  await lose(intent);
  await lose(intent);
  await intent.run(make);
  await intent.run(make);
  expect(names[0]).toMatch(/^[\da-f-]{36}$/);
  expect([names[1], names[2]]).toEqual([names[0], names[0]]);
  expect(names[3]).not.toBe(names[0]);
});

it('keeps it where only a part of it has succeeded, and names nothing that makes nothing', async () => {
  const intent = new Intent();
  const both = async (send: Send) => {
    await make(send);
    await remove(send);
    isLost = true;
    await make(send);
  };
  await lose(intent, async (send) => {
    isLost = false;
    await both(send);
  });
  await intent.run(make);
  expect(names).toEqual([names[0], undefined, names[0], names[0]]);
});

it('loses it when the page writes something else: what has been deleted meanwhile is made again', async () => {
  const intent = new Intent();
  await lose(intent);
  await callApi(PointDelete, { fetch });
  await intent.run(make);
  expect(new Set([names[0], names[2]]).size).toBe(2);
});
