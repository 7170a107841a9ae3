// The whole api in this process, on a database of its own; one node or several side by side.

import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import 'reflect-metadata';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { hash } from '@node-rs/argon2';
import { OrganizerLogin, type AnswerOf, type CallDefinition } from '@rampa/contract';
import { newGuid, newSecret, type Guid, type Section, type UserType } from '@rampa/kernel';
import { Database, LetterRows, readConfig } from '@rampa/platform/server';
import { scratch } from '../../../tools/run/services/scratch.mjs';
import { call, send, type Answered, type Sent } from './caller.ts';
import { postedLetters, type PostedLetter } from './letters.ts';
import { createTestDatabase, testRedisUrl, type TestDatabase } from './databases.ts';

export interface TestPerson {
  guid: Guid;
  login: string;
  token: string;
}

export interface TestOrganizer extends TestPerson {
  password: string;
}

/** By the event's guid, or `all`. */
export type EmployeeAccess = Partial<Record<Guid | 'all', Partial<Record<Section, 0 | 1 | 2>>>>;

const PASSWORD = 'correct horse battery staple';

export class TestApi {
  private constructor(
    readonly nodes: readonly { app: NestFastifyApplication; url: string }[],
    readonly database: Database,
    private readonly created: TestDatabase,
    private readonly home: string,
  ) {}

  static async start(
    options: { nodes?: number; redisUrl?: string; rateLimits?: number; hasDiplomas?: boolean; filesUrl?: string } = {},
  ): Promise<TestApi> {
    const { createApi } = await import('@rampa/app-api');
    const created = await createTestDatabase();
    const home = await scratch('rampa-test-');
    const redisUrl = options.redisUrl ?? testRedisUrl();
    const nodes = [];
    for (let index = 0; index < (options.nodes ?? 1); index++) {
      const config = readConfig({
        RAMPA_MODE: 'test',
        RAMPA_PORT: '0',
        RAMPA_HOST: '127.0.0.1',
        RAMPA_HOME: home,
        RAMPA_DATABASE_URL: created.url,
        RAMPA_DATABASE_POOL: '10',
        RAMPA_REDIS_URL: redisUrl,
        // One organizer of a spec asks more often than a whole house, so limits are off.
        RAMPA_RATE_LIMITS: String(options.rateLimits ?? 0),
        ...(options.filesUrl === undefined ? {} : { RAMPA_FILES_URL: options.filesUrl }),
        RAMPA_DIPLOMAS: String(options.hasDiplomas ?? true),
      });
      const app = await createApi(config, { isQuiet: !process.env.RAMPA_TEST_LOG });
      await app.listen(0, '127.0.0.1');
      nodes.push({ app, url: (await app.getUrl()).replace('[::1]', '127.0.0.1') });
    }
    const database = await new Database(created.url, 4).connect();
    return new TestApi(nodes, database, created, home);
  }

  get url(): string {
    return this.nodes[0]!.url;
  }

  get databaseUrl(): string {
    return this.created.url;
  }

  call<C extends CallDefinition>(definition: C, sent: Sent<C> = {}): Promise<AnswerOf<C>> {
    return call(this.url, definition, sent);
  }

  send<C extends CallDefinition>(definition: C, sent: Sent<C> = {}): Promise<Answered<AnswerOf<C>>> {
    return send(this.url, definition, sent);
  }

  /** A new organizer who has signed in. */
  async organizer(): Promise<TestOrganizer> {
    const guid = newGuid();
    const login = `${guid}@example.org`;
    await this.database.query(
      `insert into accounts.account (guid, user_type, login, password_hash, organizer_guid, company_name, phone, city, is_verified)
       values ($1, 'Organizer', $2, $3, $1, 'Просцениум', '9991234567', 'Кострома', true)`,
      [guid, login, await hash(PASSWORD, { memoryCost: 1024, timeCost: 1 })],
    );
    await this.database.query(
      `insert into live.stream (stream_guid, kind) values ($1, 'organizer') on conflict do nothing`,
      [guid],
    );
    const { token } = await this.call(OrganizerLogin, { body: { login, password: PASSWORD } });
    return { guid, login, password: PASSWORD, token };
  }

  /** An approved employee who has signed in. `access`: the sections for all events, or for those named. */
  async employee(organizer: Guid, access: EmployeeAccess = {}): Promise<TestPerson> {
    const person = await this.person('OrganizerEmployee', organizer);
    for (const [event, config] of Object.entries(access)) {
      await this.database.query(
        'insert into accounts.employee_access (employee_guid, competition_guid, config) values ($1, $2, $3)',
        [person.guid, event === 'all' ? null : event, JSON.stringify(config)],
      );
    }
    return person;
  }

  /** A member who has signed in and takes part in these events. */
  async member(...competitions: Guid[]): Promise<TestPerson> {
    const person = await this.person('Member', null);
    await this.database.query(
      `insert into accounts.membership (member_guid, competition_guid, organizer_guid)
       select $1, guid, organizer_guid from competitions.competition where guid = any ($2::uuid[])`,
      [person.guid, competitions],
    );
    return person;
  }

  /** Signed in without a password, because the sign-in has its own tests. */
  private async person(userType: UserType, organizer: Guid | null): Promise<TestPerson> {
    const [guid, token] = [newGuid(), newSecret()];
    const login = `${guid}@example.org`;
    await this.database.query(
      `insert into accounts.account (guid, user_type, login, password_hash, organizer_guid, full_name, phone, city,
         is_verified, employee_state)
       values ($1, $2, $3, '', $4, 'Иванова Мария Петровна', '9991234567', 'Кострома', true, $5)`,
      [guid, userType, login, organizer, userType === 'OrganizerEmployee' ? 'approved' : null],
    );
    await this.database.query(
      `insert into accounts.session (guid, token_hash, kind, account_guid, expires_at)
       values ($1, $2, 'account', $3, now() + interval '1 day')`,
      [newGuid(), createHash('sha256').update(token).digest(), guid],
    );
    return { guid, login, token };
  }

  /** What rooms have posted, to an address or to all; the newest last. */
  letters(to?: string): Promise<PostedLetter[]> {
    return postedLetters(this.nodes[0]!.app.get(LetterRows), this.database, to);
  }

  async stop(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.app.close()));
    await this.database.onApplicationShutdown();
    await this.created.drop();
    await rm(this.home, { recursive: true, force: true });
  }
}

export function startTestApi(options?: Parameters<typeof TestApi.start>[0]): Promise<TestApi> {
  return TestApi.start(options);
}
