// The embedded services: acknowledged data outlive kill -9, and leftovers of a crash do not block the next start.

import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { identityOf } from './identity.mjs';
import { freePort, isFree } from './ports.mjs';
import { startPostgres } from './postgres.mjs';
import { claim, endLeftovers, launch } from './processes.mjs';
import { startRedis } from './redis.mjs';
import type { Service } from './service.d.mts';

let home: string;
let started: { stop(): Promise<unknown> }[];

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'rampa-services-'));
  started = [];
});

afterEach(async () => {
  for (const service of started) await service.stop();
  await rm(home, { recursive: true, force: true });
});

async function run<T extends { stop(): Promise<unknown> }>(starting: Promise<T>): Promise<T> {
  const service = await starting;
  started.push(service);
  return service;
}

async function query(service: Service, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: service.url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function redis<T>(service: Service, ask: (client: Redis) => Promise<T>): Promise<T> {
  const client = new Redis(service.url, { maxRetriesPerRequest: 1 });
  client.on('error', () => undefined); // the refusal of a stranger reaches its call as well
  try {
    return await ask(client);
  } finally {
    client.disconnect();
  }
}

describe('PostgreSQL', () => {
  it('keeps what it acknowledged over kill -9, at the same address', async () => {
    const first = await run(startPostgres({ home }));
    await query(first, 'create table mark (value int)');
    await query(first, 'insert into mark values (9500)');
    await first.kill();

    const second = await run(startPostgres({ home, port: first.port }));

    expect(second.url).toBe(first.url);
    expect(await query(second, 'select value from mark')).toEqual([{ value: 9500 }]);
  });

  it('starts again although a session of the killed server is still at work', async () => {
    const first = await run(startPostgres({ home }));
    const client = new pg.Client({ connectionString: first.url });
    client.on('error', () => undefined);
    await client.connect();
    const session = Number((await client.query('select pg_backend_pid() as pid')).rows[0].pid);
    // Stopped, it cannot notice that its server is gone, like one busy with a long computation.
    process.kill(session, 'SIGSTOP');
    const identity = identityOf(session);
    await first.kill();
    expect(identityOf(session)).toBe(identity);

    const second = await run(startPostgres({ home, port: first.port }));

    expect(identityOf(session)).not.toBe(identity);
    expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }]);
    await client.end().catch(() => undefined);
  });

  it('is not held up by a pid file whose number belongs to a stranger by now', async () => {
    const first = await run(startPostgres({ home }));
    await first.kill();
    const file = join(first.folder, 'postmaster.pid');
    const lines = (await readFile(file, 'utf8')).split('\n');
    await writeFile(file, [String(process.pid), ...lines.slice(1)].join('\n'));

    const second = await run(startPostgres({ home }));

    expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('sorts and searches Russian, and is durable unless told otherwise', async () => {
    const service = await run(startPostgres({ home }));

    const sorted = await query(service, "select word from unnest(array['ж', 'Ё', 'я', 'е']) as word order by word");
    const found = await query(
      service,
      "select to_tsvector('Танцевальные коллективы') @@ to_tsquery('ТАНЦЕВАЛЬНЫЙ') as it",
    );
    const settings = await query(
      service,
      "select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'max_connections', 'synchronous_commit') order by name",
    );

    expect(sorted.map(({ word }) => word)).toEqual(['е', 'Ё', 'ж', 'я']);
    expect(found).toEqual([{ it: true }]);
    expect(settings.map(({ setting }) => setting)).toEqual(['on', 'on', '200', 'on']);
  });

  it('says in one line that its port is taken, and by which wish', async () => {
    const port = await freePort();
    const stranger = createServer();
    await new Promise<void>((resolve) => stranger.listen(port, '127.0.0.1', resolve));
    try {
      await expect(startPostgres({ home, port })).rejects.toThrow(`Порт ${port}, нужный для PostgreSQL, занят`);
    } finally {
      stranger.close();
    }
  });

  it('names a folder of another version, a broken one and one without its journal', async () => {
    const service = await startPostgres({ home });
    await service.stop();
    const version = join(service.folder, 'PG_VERSION');

    const kept = await readFile(version);
    await writeFile(version, '11\n');
    await expect(startPostgres({ home })).rejects.toThrow(/создана PostgreSQL 11, а здесь PostgreSQL \d+/);
    await rm(version);
    await expect(startPostgres({ home })).rejects.toThrow('повреждена: в ней нет «PG_VERSION»');
    await writeFile(version, kept);
    const journal = join(service.folder, 'pg_wal');
    const segments = (await readdir(journal)).filter((name) => /^[0-9A-F]{24}$/.test(name));
    for (const name of segments) await rm(join(journal, name));

    await expect(startPostgres({ home })).rejects.toThrow(/Папка базы данных «.*» повреждена/);
  });
});

describe('Redis', () => {
  it('keeps its data over kill -9, at the same address, and never evicts', async () => {
    const first = await run(startRedis({ home }));
    const settings = await redis(first, async (client) => {
      await client.set('queue', 'job');
      await client.bgrewriteaof(); // what is in the file is on the disk; the rest may be a second behind
      return [await client.config('GET', 'maxmemory-policy'), await client.config('GET', 'appendonly')];
    });
    await first.kill();

    const second = await run(startRedis({ home, port: first.port }));

    expect(second.url).toBe(first.url);
    expect(await redis(second, (client) => client.get('queue'))).toBe('job');
    expect(settings).toEqual([
      ['maxmemory-policy', 'noeviction'],
      ['appendonly', 'yes'],
    ]);
  });

  it('asks for its password', async () => {
    const service = await run(startRedis({ home }));
    const stranger = { ...service, url: `redis://127.0.0.1:${service.port}` };

    await expect(redis(stranger, (client) => client.get('queue'))).rejects.toThrow('NOAUTH');
  });
});

describe('processes', () => {
  const forever = { command: process.execPath, args: ['-e', 'setInterval(() => {}, 1000)'] };

  it('ends what a killed owner left behind', async () => {
    const module = new URL('./processes.mjs', import.meta.url).href;
    const owner = spawn(process.execPath, [
      ...['--input-type=module', '-e'],
      `const { launch } = await import(${JSON.stringify(module)});
       const it = await launch({ name: 'left', home: ${JSON.stringify(home)}, command: process.execPath, args: ['-e', 'setInterval(() => {}, 1000)'] });
       console.log(it.pid);
       setInterval(() => {}, 1000);`,
    ]);
    const pid = Number(await new Promise((resolve) => owner.stdout.once('data', (part) => resolve(String(part)))));
    await expect(endLeftovers(home)).rejects.toThrow('Рампа уже запущена');
    owner.kill('SIGKILL');
    await new Promise((resolve) => owner.once('exit', resolve));
    const identity = identityOf(pid);
    expect(identity).toBeDefined();

    await endLeftovers(home);

    expect(identityOf(pid)).not.toBe(identity);
  });

  it('leaves a stranger alone who has the pid of something that ended long ago', async () => {
    const stranger = await run(launch({ name: 'stranger', home, ...forever }));
    const other = join(home, 'other');
    await mkdir(join(other, 'run'), { recursive: true });
    const record = {
      name: 'old',
      pid: stranger.pid,
      identity: 'boot/1',
      stopSignal: 'SIGTERM',
      owner: { pid: 1, identity: 'boot/1' },
    };
    await writeFile(join(other, 'run', 'old.json'), JSON.stringify(record));

    await endLeftovers(other);

    expect(identityOf(stranger.pid)).toBeDefined();
  });

  it('takes along what a process started itself', async () => {
    const parent = await run(
      launch({ name: 'parent', home, command: '/bin/sh', args: ['-c', 'sleep 1000 & echo $!; wait'] }),
    );
    await expect.poll(() => parent.tail()).toMatch(/^\d+$/);
    const child = Number(parent.tail());

    await parent.stop();

    await expect.poll(() => identityOf(child)).toBeUndefined();
  });

  it('refuses a second owner of one home', async () => {
    await claim(home);
    await expect(claim(home)).rejects.toThrow('RAMPA_HOME');
  });

  it('knows a taken port from a free one', async () => {
    const port = await freePort();
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    expect(await isFree(port, '127.0.0.1')).toBe(false);
    await new Promise((resolve) => server.close(resolve));
    expect(await isFree(port, '127.0.0.1')).toBe(true);
  });
});
