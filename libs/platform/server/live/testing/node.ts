// One gateway node with two tiny views over a table of things, for the specs of this folder.

import 'reflect-metadata';
import { Injectable, Module, type OnModuleInit, type Provider } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Failure, newGuid, newSecret, type Guid } from '@rampa/kernel';
import { Redis } from 'ioredis';
import { Authenticator } from '../../access/authenticator.ts';
import { EventArchive } from '../../access/event-archive.ts';
import type { Actor } from '../../access/scope.ts';
import { CONFIG } from '../../config/config.ts';
import { Database, type Reader } from '../../database/database.ts';
import { UnitOfWork } from '../../database/unit-of-work.ts';
import { Rates } from '../../rates/rates.ts';
import { createRedis } from '../../redis.ts';
import { Secrets } from '../../secrets/secrets.ts';
import { LIVE_OPTIONS, LiveMetrics, liveOptions, liveProviders, type LiveOptions } from '../index.ts';
import { Hints, type Hint } from '../hints.ts';
import { Views, type ViewDefinition, type ViewGrant } from '../view.ts';

@Injectable()
class Visitors extends Authenticator {
  constructor(private readonly database: Database) {
    super();
  }

  async actorOf(token: string): Promise<Actor | null> {
    const [row] = await this.database.query<{ session: Guid; judge: Guid; competition: Guid }>(
      'select session, judge, competition from public.visitor where token = $1 and not is_ended',
      [token],
    );
    return row ? { kind: 'judge', link: row.session, ...row } : null;
  }

  async ended(sessions: readonly Guid[]): Promise<Guid[]> {
    const rows = await this.database.query<{ session: Guid }>(
      'select session from public.visitor where session = any($1) and is_ended',
      [sessions],
    );
    return rows.map(({ session }) => session);
  }
}

async function streamOf(database: Database, key: string): Promise<Guid> {
  const [row] = await database.query<{ stream: Guid }>('select stream from public.thing where key = $1 and is_open', [
    key,
  ]);
  if (!row) throw new Failure('notFound');
  return row.stream;
}

async function load(reader: Reader, key: string): Promise<unknown> {
  const [row] = await reader.query('select value, padding from public.thing where key = $1', [key]);
  if (!row) throw new Failure('notFound');
  return row;
}

/** Open to everybody; shows what events named with its key change. */
function display(database: Database): ViewDefinition {
  return {
    name: 'display',
    authorise: async (_actor, key): Promise<ViewGrant> => ({
      stream: await streamOf(database, key),
      audience: 'public',
    }),
    touches: (event, key) => event.payload.key === key,
    load,
  };
}

/** Open to judges of the event only. */
function protocol(database: Database): ViewDefinition {
  return {
    name: 'protocol',
    async authorise(actor, key): Promise<ViewGrant> {
      if (actor.kind !== 'judge') throw new Failure('unauthorized');
      const stream = await streamOf(database, key);
      if (stream !== actor.competition) throw new Failure('notFound');
      return { stream, audience: 'judge' };
    },
    touches: (event, key) => event.payload.key === key,
    load,
    keys: (events) => events.map((event) => event.kind),
  };
}

@Injectable()
class TestRoom implements OnModuleInit {
  constructor(
    private readonly views: Views,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.views.register(display(this.database));
    this.views.register({ ...display(this.database), name: 'displays', follows: 'office' });
    this.views.register(protocol(this.database));
  }
}

/** Drops hints, as a failing Redis would. */
@Injectable()
export class DeafHints extends Hints {
  publish(_hint: Hint): void {
    return undefined;
  }

  listen(): void {
    return undefined;
  }
}

export const QUICK: Partial<LiveOptions> = {
  ...{ build: 'test', pollMs: 50, beatMs: 100, sessionsMs: 50, proofMs: 500, readLimitMs: 2_000 },
};

export interface NodeGiven {
  databaseUrl: string;
  redisUrl: string;
  options?: Partial<LiveOptions>;
  providers?: Provider[];
}

export class LiveNode {
  private constructor(
    readonly app: NestFastifyApplication,
    readonly url: string,
  ) {}

  static async start(given: NodeGiven): Promise<LiveNode> {
    @Module({
      providers: [
        { provide: Database, useFactory: () => new Database(given.databaseUrl, 8).connect() },
        { provide: Redis, useFactory: () => createRedis(given.redisUrl) },
        { provide: Authenticator, useClass: Visitors },
        EventArchive,
        UnitOfWork,
        { provide: CONFIG, useValue: { rateLimits: 0, secret: newSecret(), home: '' } },
        Secrets,
        Rates,
        ...liveProviders,
        { provide: LIVE_OPTIONS, useValue: liveOptions({ ...QUICK, ...given.options }) },
        TestRoom,
        ...(given.providers ?? []),
      ],
    })
    class TestModule {}
    const adapter = new FastifyAdapter({ forceCloseConnections: true });
    const app = await NestFactory.create<NestFastifyApplication>(TestModule, adapter, {
      logger: false,
      abortOnError: false,
    });
    await app.listen(0, '127.0.0.1');
    return new LiveNode(app, await app.getUrl());
  }

  get metrics(): LiveMetrics {
    return this.app.get(LiveMetrics);
  }

  get database(): Database {
    return this.app.get(Database);
  }

  async thing(padding = ''): Promise<{ key: string; stream: Guid }> {
    const stream = newGuid();
    const key = newGuid();
    await this.database.query(`insert into live.stream (stream_guid, kind) values ($1, 'competition')`, [stream]);
    await this.database.query('insert into public.thing (key, stream, padding) values ($1, $2, $3)', [
      key,
      stream,
      padding,
    ]);
    return { key, stream };
  }

  /** Commits a new value of a thing and returns the revision. */
  async set(thing: { key: string; stream: Guid }, value: number): Promise<number> {
    return this.commit(
      thing.stream,
      'mark.saved',
      { key: thing.key },
      'update public.thing set value = $2 where key = $1',
      [thing.key, value],
    );
  }

  async commit(
    stream: Guid,
    kind: Parameters<Parameters<Parameters<UnitOfWork['run']>[1]>[0]['emit']>[1],
    payload: Record<string, unknown>,
    sql?: string,
    values: unknown[] = [],
  ): Promise<number> {
    const { heads } = await this.app.get(UnitOfWork).run({ actor: 'test' }, async (transaction) => {
      if (sql) await transaction.query(sql, values);
      transaction.emit(stream, kind, payload);
    });
    return heads[0]!.revision;
  }

  async visitor(competition: Guid): Promise<{ token: string; session: Guid }> {
    const visitor = { token: `token-${newGuid()}`, session: newGuid() };
    await this.database.query(
      'insert into public.visitor (token, session, judge, competition) values ($1, $2, $3, $4)',
      [visitor.token, visitor.session, newGuid(), competition],
    );
    return visitor;
  }

  async stop(): Promise<void> {
    await this.app.close();
    this.app.get(Redis).disconnect();
  }
}
