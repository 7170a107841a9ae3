// A whole product for one proof: services, api nodes and worker on loopback, in a temporary folder that is removed with
// it. Every process can be killed and started again.

import { rmSync } from 'node:fs';
import pg from 'pg';
import { freePort } from '../../run/services/ports.mjs';
import { startPostgres } from '../../run/services/postgres.mjs';
import { startRedis } from '../../run/services/redis.mjs';
import { scratch } from '../../run/services/scratch.mjs';
import { inTurn, type Address } from './asking.ts';
import { buildServers, entryOf } from './building.ts';
import { Organizer } from './organizer.ts';
import { nodeProcess, ManagedProcess } from './managed-process.ts';
import { copyPrepared, environmentOf, prepare, type SeedLinks } from './prepared.ts';

export interface ProductOptions {
  nodes?: number;
  worker?: boolean;
  /** Gives durability up; only for proofs that kill nothing. */
  fast?: boolean;
  environment?: Record<string, string>;
  /** Puts something of the proof between the nodes and Redis. */
  redisThrough?(url: string): Promise<string>;
}

/** The next start removes what a killed run left. */
const PREFIX = 'rampa-throwaway-';

export class Product {
  readonly home: string;
  readonly postgres: ManagedProcess;
  readonly redis: ManagedProcess;
  readonly nodes: readonly ManagedProcess[];
  readonly worker: ManagedProcess | null;
  readonly urls: readonly string[];
  readonly links: SeedLinks;
  readonly databaseUrl: string;
  readonly databaseFolder: string;
  readonly redisUrl: string;

  private constructor(given: Omit<Product, 'processes' | 'address' | 'organizer' | 'stop' | 'sql'>) {
    this.home = given.home;
    this.postgres = given.postgres;
    this.redis = given.redis;
    this.nodes = given.nodes;
    this.worker = given.worker;
    this.urls = given.urls;
    this.links = given.links;
    this.databaseUrl = given.databaseUrl;
    this.databaseFolder = given.databaseFolder;
    this.redisUrl = given.redisUrl;
  }

  static async start(options: ProductOptions = {}): Promise<Product> {
    await buildServers();
    const home = await scratch(PREFIX);
    const started: ManagedProcess[] = [];
    try {
      return await Product.#begin(home, options, started);
    } catch (error) {
      for (const child of started.toReversed()) await child.stop().catch(() => undefined);
      rmSync(home, { recursive: true, force: true });
      throw error;
    }
  }

  static async #begin(home: string, options: ProductOptions, started: ManagedProcess[]): Promise<Product> {
    const fast = options.fast ?? false;
    const copied = copyPrepared(home);
    const ports = { postgres: await freePort(), redis: await freePort() };
    const known = { databaseUrl: '', databaseFolder: '', redisUrl: '' };
    const postgres = new ManagedProcess({
      name: 'postgres',
      begin: async () => {
        const service = await startPostgres({ home, port: ports.postgres, fast });
        known.databaseUrl = service.url;
        known.databaseFolder = service.folder;
        return service;
      },
    });
    const redis = new ManagedProcess({
      name: 'redis',
      begin: async () => {
        const service = await startRedis({ home, port: ports.redis, fast });
        known.redisUrl = service.url;
        return service;
      },
    });
    started.push(postgres, redis);
    await Promise.all([postgres.start(), redis.start()]);

    const redisUrl = (await options.redisThrough?.(known.redisUrl)) ?? known.redisUrl;
    const environment = { ...environmentOf(home, known.databaseUrl, redisUrl), ...options.environment };
    const links = copied ?? (await prepare(home, environment));
    const nodes: ManagedProcess[] = [];
    const urls: string[] = [];
    for (let index = 0; index < (options.nodes ?? 1); index++) {
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const node = nodeProcess({
        name: `api-${index + 1}`,
        home,
        entry: entryOf('api'),
        environment: { ...environment, RAMPA_PORT: String(port) },
        healthUrl: `${url}/health/ready`,
      });
      started.push(node);
      await node.start();
      nodes.push(node);
      urls.push(url);
    }
    const worker = options.worker ? await workerProcess(home, environment) : null;
    if (worker) {
      started.push(worker);
      await worker.start();
    }
    await Promise.all([...nodes, ...(worker ? [worker] : [])].map((child) => child.ready()));
    return new Product({ home, postgres, redis, nodes, worker, urls, links, ...known });
  }

  /** Every process that may be killed. */
  get processes(): readonly ManagedProcess[] {
    return [this.postgres, this.redis, ...this.nodes, ...(this.worker ? [this.worker] : [])];
  }

  /** The nodes in turn, as a balancer without sticky sessions would choose. */
  address(): Address {
    return inTurn(this.urls);
  }

  organizer(): Promise<Organizer> {
    return Organizer.signIn(this.address(), this.links.organizer.login, this.links.organizer.password);
  }

  /** One statement as the superuser: for the oracle, never for the product. */
  async sql<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.databaseUrl });
    client.on('error', () => undefined); // a killed server: the query itself reports it
    await client.connect();
    try {
      return (await client.query<Row>(text, [...values])).rows;
    } finally {
      await client.end();
    }
  }

  async stop(): Promise<void> {
    await Promise.all([...this.nodes, ...(this.worker ? [this.worker] : [])].map((child) => child.stop()));
    await Promise.all([this.redis.stop(), this.postgres.stop()]);
    rmSync(this.home, { recursive: true, force: true });
  }
}

async function workerProcess(home: string, environment: Record<string, string>): Promise<ManagedProcess> {
  const port = await freePort();
  return nodeProcess({
    name: 'worker',
    home,
    entry: entryOf('worker'),
    environment: { ...environment, RAMPA_WORKER_PORT: String(port) },
    healthUrl: `http://127.0.0.1:${port}/health/ready`,
  });
}
