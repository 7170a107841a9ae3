import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startServices, Wire, type TestServices } from '../live/testing/services.ts';
import { Database } from './database.ts';

let services: TestServices;
let wire: Wire;
/** One connection: if it is not given up, the next statement waits for it. */
let database: Database;

beforeAll(async () => {
  services = await startServices();
});
beforeEach(async () => {
  wire = await Wire.to(services.databaseUrl);
  database = await new Database(wire.url, 1, { statementMs: 1_000, silenceMs: 1_500 }).connect();
});
afterEach(async () => {
  await database.onApplicationShutdown();
  await wire.close();
});
afterAll(() => services.stop());

const ONE = 'select 1 as one';

it.each<[string, () => Promise<unknown>]>([
  ['a prepared statement', () => database.prepared('one', ONE, [])],
  ['a query', () => database.query(ONE)],
  ['a snapshot', () => database.snapshot((reader) => reader.query(ONE))],
  [
    'a transaction under way',
    () =>
      database.source.transaction(async (manager) => {
        await manager.query(ONE);
        wire.die();
        await manager.query(ONE);
      }),
  ],
])('%s to a host that has vanished fails, and its connection is given up', async (name, ask) => {
  await database.query(ONE);
  if (name !== 'a transaction under way') wire.die();
  await expect(ask()).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  wire.mend();
  expect(await database.query(ONE)).toEqual([{ one: 1 }]);
});

it('a statement that takes too long is ended by the server; its connection stays', async () => {
  const [before] = await database.query('select pg_backend_pid() as pid');
  await expect(database.query('select pg_sleep(60)')).rejects.toMatchObject({ code: '57014' });
  expect(await database.query('select pg_backend_pid() as pid')).toEqual([before]);
});

it('what talks may go on for longer than a statement or a silence', async () => {
  const slow = 'select n, pg_sleep(0.05) from generate_series(1, 4) as n';
  await database.snapshot(async (reader) => {
    for (let part = 0; part < 10; part++) expect(await reader.query(slow)).toHaveLength(4);
  });
});

it('a node that vanishes in the middle of a transaction holds nothing locked', async () => {
  const other = await new Database(services.databaseUrl, 1).connect();
  const runner = database.source.createQueryRunner();
  try {
    await runner.startTransaction();
    await runner.query('select pg_advisory_xact_lock(4711)');
    wire.die();
    await other.query('select pg_advisory_lock(4711)');
  } finally {
    await runner.release();
    await other.onApplicationShutdown();
  }
});
