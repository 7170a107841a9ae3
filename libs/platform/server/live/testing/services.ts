// Postgres and Redis for the specs of this folder, with the platform's tables alone; and a wire that can be cut.

import { createServer, connect, type Server, type Socket } from 'node:net';
import pg from 'pg';
import { startThrowaway } from '../../../../../tools/run/services/throwaway.mjs';
import { migrate } from '../../database/migrate.ts';
import { platformRoom } from '../../platform.room.ts';

export interface TestServices {
  databaseUrl: string;
  redisUrl: string;
  stop(): Promise<void>;
}

const TABLES = `
  create table public.thing (key text primary key, stream uuid not null, value integer not null default 0,
    is_open boolean not null default true, padding text not null default '');
  create table public.visitor (token text primary key, session uuid not null unique, judge uuid not null,
    competition uuid not null, is_ended boolean not null default false);`;

/** A database of its own; the services are the run's own or, when none are given, started for this file. */
export async function startServices(): Promise<TestServices> {
  const given = { databaseUrl: process.env.RAMPA_TEST_DATABASE_URL, redisUrl: process.env.RAMPA_TEST_REDIS_URL };
  const own = given.databaseUrl && given.redisUrl ? null : await startThrowaway();
  const serverUrl = own?.databaseUrl ?? given.databaseUrl!;
  const name = `live_${Math.random().toString(36).slice(2, 12)}`;
  await query(serverUrl, `create database ${name}`);
  const databaseUrl = changed(serverUrl, { pathname: `/${name}` });
  await migrate(databaseUrl, platformRoom.migrations);
  await query(databaseUrl, TABLES);
  return {
    databaseUrl,
    redisUrl: changed(own?.redisUrl ?? given.redisUrl!, { pathname: `/${1 + Math.floor(Math.random() * 15)}` }),
    stop: async () => {
      await query(serverUrl, `drop database if exists ${name} with (force)`);
      await own?.stop();
    },
  };
}

export async function query<Row = Record<string, unknown>>(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows as Row[];
  } finally {
    await client.end();
  }
}

function changed(url: string, parts: { pathname?: string; host?: string }): string {
  return Object.assign(new URL(url), parts).toString();
}

/**
 * A wire to a service: cut, it breaks what runs over it and takes nothing new; dead, it breaks nothing and carries
 * nothing; mended, it works again for who connects anew.
 */
export class Wire {
  private readonly ends = new Set<Socket>();
  private isCut = false;
  private isDead = false;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async to(url: string): Promise<Wire> {
    const target = new URL(url);
    const server = createServer();
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as { port: number };
    const wire = new Wire(server, changed(url, { host: `127.0.0.1:${port}` }));
    server.on('connection', (near) => wire.join(near, target));
    return wire;
  }

  cut(): void {
    this.isCut = true;
    for (const end of this.ends) end.destroy();
    this.ends.clear();
  }

  /** As when a host vanishes: what was sent goes nowhere, and nobody hears of it. */
  die(): void {
    this.isDead = true;
    for (const end of this.ends) end.unpipe().resume();
  }

  mend(): void {
    this.isCut = false;
    this.isDead = false;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((closed) => this.server.close(closed));
  }

  private join(near: Socket, target: URL): void {
    if (this.isCut) return void near.destroy();
    if (this.isDead) return void near.on('error', () => undefined).resume();
    const far = connect({ host: target.hostname, port: Number(target.port) });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.ends.add(from);
      // Over a dead wire not even the end of the other side is heard.
      const end = () => void (this.isDead || to.destroy());
      from.on('error', end);
      from.on('close', end);
      from.pipe(to);
    }
  }
}
