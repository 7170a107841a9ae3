import { Failure } from '@rampa/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServices, type TestServices } from '../live/testing/services.ts';
import { Database } from './database.ts';

let services: TestServices;
/** One connection: the next statement meets what a snapshot leaves behind. */
let database: Database;
let other: Database;

beforeAll(async () => {
  services = await startServices();
  database = await new Database(services.databaseUrl, 1).connect();
  other = await new Database(services.databaseUrl, 1).connect();
  await other.query('create table note (text text)');
});
afterAll(async () => {
  await Promise.all([database.onApplicationShutdown(), other.onApplicationShutdown()]);
  await services.stop();
});

const COUNT = 'select count(*)::integer as notes from note';
const backend = async () => (await database.query('select pg_backend_pid() as pid'))[0]!.pid;
const outside = async () => {
  const [row] = await database.query(
    'select pg_current_xact_id_if_assigned() as xact, now() = statement_timestamp() as alone',
  );
  return row;
};

it('sees one moment, whatever is committed meanwhile, and the next one sees it', async () => {
  const counts = await database.snapshot(async (reader) => {
    const before = await reader.query(COUNT);
    await other.query(`insert into note values ('meanwhile')`);
    return [before, await reader.query(COUNT)];
  });
  expect(counts).toEqual([[{ notes: 0 }], [{ notes: 0 }]]);
  expect(await database.snapshot((reader) => reader.query(COUNT))).toEqual([{ notes: 1 }]);
});

it('writes nothing', async () => {
  await expect(database.snapshot((reader) => reader.query(`insert into note values ('x')`))).rejects.toMatchObject({
    code: '25006',
  });
  expect(await other.query(`select from note where text = 'x'`)).toEqual([]);
});

it('leaves the connection free and outside of any transaction: after an answer, a refusal, a fault', async () => {
  await database.snapshot((reader) => reader.query(COUNT));
  expect(await outside()).toEqual({ xact: null, alone: true });
  const pid = await backend();
  await expect(database.snapshot(() => Promise.reject(new Failure('notFound')))).rejects.toThrow(Failure);
  expect(await outside()).toEqual({ xact: null, alone: true });
  expect(await backend()).toBe(pid);
  await expect(database.snapshot((reader) => reader.query('select 1 / 0'))).rejects.toMatchObject({ code: '22012' });
  expect(await outside()).toEqual({ xact: null, alone: true });
  expect(await backend()).not.toBe(pid);
});

it('a table that changes under prepared statements costs one answer, not all that follow', async () => {
  await other.query('create table shape (value integer)');
  const read = () => database.snapshot((reader) => reader.query('select * from shape'));
  for (let times = 0; times < 8; times++) expect(await read()).toEqual([]);
  await other.query('alter table shape add column text text');
  await read().catch(() => undefined);
  expect(await read()).toEqual([]);
});

it('keeps its statements prepared, each text once', async () => {
  for (let times = 0; times < 3; times++) await database.snapshot((reader) => reader.query(COUNT));
  const kept = await database.query('select statement from pg_prepared_statements where statement = $1', [COUNT]);
  expect(kept).toHaveLength(1);
});
