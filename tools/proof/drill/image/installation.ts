// An installation as in compose.yml whose processes can be killed one by one: PostgreSQL and Redis with its settings,
// nginx with docker/nginx.conf in front of two nodes, the worker. The portal's processes run from an image in
// production mode.

import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startNginx, type Proxy } from '../../../../apps/api/production/nginx.ts';
import { roleStatements } from '../../../../apps/api/production/role.ts';
import { TestPost } from '../../../../libs/platform/server/mail/testing/test-post.ts';
import { ManagedProcess } from '../../client/managed-process.ts';
import { freePort } from '../../../run/services/ports.mjs';
import { startPostgres } from '../../../run/services/postgres.mjs';
import { startRedis } from '../../../run/services/redis.mjs';
import { postgresSettings, redisSettings } from './compose.ts';
import type { Image } from './engine.ts';

type Name = 'api-1' | 'api-2' | 'worker';

const WORKER = ['node', 'apps/worker/dist/main.js'];
const PREPARE = ['node', 'apps/api/dist/prepare.js'];

export class Installation {
  readonly home: string;
  /** Address for the superuser, used by the oracle. */
  databaseUrl = '';
  readonly post: TestPost;
  readonly parts = new Map<Name, ManagedProcess>();
  readonly stopped: ManagedProcess[] = [];
  redis!: ManagedProcess;
  #postgres!: ManagedProcess;
  #proxy: Proxy | null = null;
  #ports = new Map<Name, number>();
  #environment: Record<string, string> = {};

  private constructor(home: string, post: TestPost) {
    this.home = home;
    this.post = post;
  }

  static async start(home: string, image: Image, nginx: string): Promise<Installation> {
    const installation = new Installation(home, await TestPost.start());
    try {
      await installation.#begin(image, nginx);
      return installation;
    } catch (error) {
      await installation.stop();
      throw error;
    }
  }

  async #begin(image: Image, nginx: string): Promise<void> {
    const { home } = this;
    const ports = { postgres: await freePort(), redis: await freePort(), proxy: await freePort() };
    let redisUrl = '';
    let superuser = '';
    this.#postgres = new ManagedProcess({
      name: 'postgres',
      begin: async () => {
        const service = await startPostgres({ home, port: ports.postgres, settings: postgresSettings() });
        superuser = service.url;
        return service;
      },
    });
    this.redis = new ManagedProcess({
      name: 'redis',
      begin: async () => {
        const service = await startRedis({ home, port: ports.redis, settings: redisSettings() });
        redisUrl = service.url;
        return service;
      },
    });
    await Promise.all([this.#postgres.start(), this.redis.start()]);
    const password = randomBytes(16).toString('hex');
    this.databaseUrl = superuser.replace(/\/postgres$/, '/rampa');
    const { before, within } = roleStatements('rampa', password);
    await run(superuser, before);
    await run(this.databaseUrl, within);
    this.#environment = {
      RAMPA_MODE: 'production',
      RAMPA_HOST: '127.0.0.1',
      RAMPA_PUBLIC_URL: `http://127.0.0.1:${ports.proxy}`,
      RAMPA_SECRET: randomBytes(32).toString('hex'),
      RAMPA_DATABASE_URL: `postgres://rampa:${password}@127.0.0.1:${ports.postgres}/rampa`,
      RAMPA_REDIS_URL: redisUrl,
      RAMPA_SMTP_URL: `smtp://127.0.0.1:${this.post.address.port}`,
      RAMPA_LOG_LEVEL: 'warn',
    };
    await this.prepare(image);
    for (const name of ['api-1', 'api-2', 'worker'] as const) {
      this.#ports.set(name, await freePort());
      await this.put(name, image);
    }
    this.#proxy = await startNginx(nginx, home, [this.#urlOf('api-1'), this.#urlOf('api-2')], ports.proxy);
  }

  get url(): string {
    return this.#proxy!.url;
  }

  /** Every process that may be killed. */
  get processes(): ManagedProcess[] {
    return [this.redis, ...this.parts.values()];
  }

  #urlOf(name: Name): string {
    return `http://127.0.0.1:${this.#ports.get(name)}`;
  }

  /** Runs the migrations of this image, as the service `migrate` does. Returns their number. */
  async prepare(image: Image): Promise<number> {
    const process = await image.start({ name: 'migrate', command: PREPARE, environment: this.#environment });
    const { code } = await process.exited;
    if (code !== 0) throw new Error(`The image cannot prepare the database:\n${process.tail(30)}`);
    const answer = process
      .tail(50)
      .split('\n')
      .findLast((line) => line.startsWith('{"migrations"'));
    return (JSON.parse(answer!) as { migrations: number }).migrations;
  }

  /** Replaces a process by one of this image: the former ends in order, and the new one becomes ready. */
  async put(name: Name, image: Image): Promise<void> {
    const former = this.parts.get(name);
    if (former) {
      await former.stop();
      this.stopped.push(former);
    }
    const healthUrl = `${this.#urlOf(name)}/health/ready`;
    const port = String(this.#ports.get(name));
    const own: Record<string, string> = name === 'worker' ? { RAMPA_WORKER_PORT: port } : { RAMPA_PORT: port };
    const environment = { ...this.#environment, ...own };
    const child = new ManagedProcess({
      name,
      begin: () => image.start({ name, environment, ...(name === 'worker' ? { command: WORKER } : {}) }),
      probe: async () => {
        const answer = await fetch(healthUrl, { signal: AbortSignal.timeout(2000) });
        if (!answer.ok) throw new Error(`${answer.status} ${(await answer.text()).slice(0, 200)}`);
      },
    });
    this.parts.set(name, child);
    await child.start();
    await child.ready();
    this.#proxy?.reload();
  }

  async stop(): Promise<void> {
    await this.#proxy?.stop();
    await Promise.all([...this.parts.values()].map((child) => child.stop()));
    await Promise.all([this.redis?.stop(), this.#postgres?.stop(), this.post.stop()]);
  }
}

async function run(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
