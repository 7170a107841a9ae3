import { newGuid } from '@rampa/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ANONYMOUS } from '../access/scope.ts';
import { officeOf } from './streams.ts';
import { LiveNode } from './testing/node.ts';
import { startServices, type TestServices } from './testing/services.ts';
import { ViewCache } from './view-cache.ts';

let services: TestServices;
let node: LiveNode;

beforeAll(async () => {
  services = await startServices();
  node = await LiveNode.start(services);
});
afterAll(async () => {
  await node?.stop();
  await services?.stop();
});

it('is named alike by the application and by the database, which makes it with the event', async () => {
  const { stream } = await node.thing();
  const rows = await node.database.query(
    `select s.kind, s.revision from live.stream s where s.stream_guid = live.office_of($1) and s.stream_guid = $2`,
    [stream, officeOf(stream)],
  );
  expect(rows).toEqual([{ kind: 'office', revision: 0 }]);
  expect(officeOf(newGuid())).not.toBe(officeOf(newGuid()));
});

it('counts apart: a view of the office and one of the day have each its epoch and revision', async () => {
  const { key, stream } = await node.thing();
  const seen = async () => {
    const cache = node.app.get(ViewCache);
    const [day, office] = await Promise.all([
      cache.read(ANONYMOUS, 'display', key),
      cache.read(ANONYMOUS, 'displays', key),
    ]);
    return { day, office };
  };
  const before = await seen();
  expect(before.day.epoch).not.toBe(before.office.epoch);
  await node.commit(stream, 'mark.saved', { key }, 'update public.thing set value = 1 where key = $1', [key]);
  const marked = await seen();
  expect([marked.day.revision, marked.office.revision]).toEqual([1, 0]);
  expect(marked.office.json).toBe(before.office.json);
  await node.commit(officeOf(stream), 'job.changed', { key }, 'update public.thing set value = 2 where key = $1', [
    key,
  ]);
  const told = await seen();
  expect([told.day.revision, told.office.revision]).toEqual([1, 1]);
  expect(JSON.parse(told.office.json)).toMatchObject({ value: 2 });
  expect(told.day.json).toBe(marked.day.json);
});
