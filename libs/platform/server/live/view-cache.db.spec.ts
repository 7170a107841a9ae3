import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGuid, type Guid } from '@rampa/kernel';
import { ANONYMOUS } from '../access/scope.ts';
import { LiveNode } from './testing/node.ts';
import { query, startServices, type TestServices } from './testing/services.ts';
import type { EncodedView } from './view.ts';
import { ViewCache } from './view-cache.ts';

let services: TestServices;
let node: LiveNode;

const read = (key: string): Promise<EncodedView> => node.app.get(ViewCache).read(ANONYMOUS, 'display', key);
const before = () => ({ ...node.metrics });

beforeAll(async () => {
  services = await startServices();
  node = await LiveNode.start({ ...services, options: { cachedViews: 50 } });
});
afterAll(async () => {
  await node?.stop();
  await services?.stop();
});

describe('a view read by a call', () => {
  it('is computed once per revision, however many ask at once', async () => {
    const thing = await node.thing();
    const at = before();
    const views = await Promise.all(Array.from({ length: 50 }, () => read(thing.key)));
    expect(new Set(views.map((view) => view.body)).size).toBe(1);
    expect(node.metrics.computes - at.computes).toBe(1);
    expect(node.metrics.headReads - at.headReads).toBeLessThan(50);
    expect(JSON.parse(views[0]!.body.toString())).toEqual({
      success: true,
      data: { value: 0, padding: '' },
      errors: [],
    });
    expect(views[0]!.etag).toBe(`"test:public:${views[0]!.epoch}:0"`);
  });

  it('after a commit is never older than that commit', async () => {
    const thing = await node.thing();
    for (let value = 1; value <= 30; value++) {
      const others = [read(thing.key), read(thing.key)];
      const revision = await node.set(thing, value);
      const view = await read(thing.key);
      expect(view.revision).toBeGreaterThanOrEqual(revision);
      expect(JSON.parse(view.json)).toMatchObject({ value });
      await Promise.all(others);
    }
  });

  it('keeps its bytes when nothing that it shows has changed', async () => {
    const thing = await node.thing();
    const one = await read(thing.key);
    const at = before();
    await node.commit(thing.stream, 'mark.saved', { key: 'another' });
    const other = await read(thing.key);
    expect(other.body).toBe(one.body);
    expect([one.revision, other.revision]).toEqual([0, 1]);
    expect(other.etag).not.toBe(one.etag);
    expect(node.metrics.computes).toBe(at.computes);
  });

  it('is computed anew when what happened meanwhile has been trimmed', async () => {
    const thing = await node.thing();
    await read(thing.key);
    await node.commit(thing.stream, 'mark.saved', { key: 'another' });
    await node.commit(thing.stream, 'mark.saved', { key: 'another' });
    await query(services.databaseUrl, 'update live.stream set floor_revision = 2 where stream_guid = $1', [
      thing.stream,
    ]);
    const at = before();
    expect((await read(thing.key)).revision).toBe(2);
    expect(node.metrics.computes - at.computes).toBe(1);
  });

  it('gets a new epoch when the database is older than what is known', async () => {
    const thing = await node.thing();
    for (let value = 1; value <= 4; value++) await node.set(thing, value);
    const known = await read(thing.key);
    await query(services.databaseUrl, `update public.thing set value = 1 where key = $1`, [thing.key]);
    await query(services.databaseUrl, 'update live.stream set revision = 1 where stream_guid = $1', [thing.stream]);
    const restored = await read(thing.key);
    expect(restored).toMatchObject({ revision: 1, json: '{"value":1,"padding":""}' });
    expect(restored.epoch).not.toBe(known.epoch);
    expect(await epochOf(thing.stream)).toBe(restored.epoch);
  });

  it('is asked for access before anything else, also when the bytes are there', async () => {
    const thing = await node.thing();
    await read(thing.key);
    await node.database.query('update public.thing set is_open = false where key = $1', [thing.key]);
    await expect(read(thing.key)).rejects.toMatchObject({ code: 'notFound' });
    await expect(read(newGuid())).rejects.toMatchObject({ code: 'notFound' });
  });

  it('makes room for others: the number of kept views is bounded', async () => {
    const things = [];
    for (let index = 0; index < 60; index++) things.push(await node.thing());
    for (const thing of things) await read(thing.key);
    const at = before();
    await read(things[59]!.key);
    expect(node.metrics.computes).toBe(at.computes);
    await read(things[0]!.key);
    expect(node.metrics.computes).toBe(at.computes + 1);
  });
});

async function epochOf(stream: Guid): Promise<Guid> {
  const [row] = await query<{ epoch: Guid }>(
    services.databaseUrl,
    'select epoch from live.stream where stream_guid = $1',
    [stream],
  );
  return row!.epoch;
}
