// Makes the changes that the hall sees: commits, then hints, as the api does after each write.

import { Redis } from 'ioredis';
import pg from 'pg';
import { newGuid, type Guid } from '@rampa/kernel';
import { stateOf } from './frame.ts';

const HINTS_CHANNEL = 'rampa:hints';
const TABLE = 'create table bench.screen (key text primary key, state jsonb not null)';
const CHANGE = `
  with changed as (update bench.screen set state = $2 where key = $1::text)
  select epoch, revision from live.advance($1::uuid, '[{"kind": "mark.saved", "payload": {}}]', 'bench')`;

export class Changes {
  readonly key: Guid = newGuid();
  readonly #client: pg.Client;
  readonly #redis: Redis;

  constructor(databaseUrl: string, redisUrl: string) {
    this.#client = new pg.Client({ connectionString: databaseUrl });
    this.#redis = new Redis(redisUrl);
  }

  async prepare(): Promise<void> {
    await this.#client.connect();
    await this.#client.query(TABLE);
    await this.#client.query(`insert into live.stream (stream_guid, kind) values ($1, 'competition')`, [this.key]);
    await this.#client.query('insert into bench.screen (key, state) values ($1, $2)', [this.key, stateOf(0)]);
  }

  /** Returns the revision of the change. */
  async commit(change: number): Promise<number> {
    const { rows } = await this.#client.query<{ epoch: Guid; revision: string }>(CHANGE, [this.key, stateOf(change)]);
    const { epoch, revision } = rows[0]!;
    const hint = { stream: this.key, epoch, revision: Number(revision), node: 'bench' };
    void this.#redis.publish(HINTS_CHANNEL, JSON.stringify(hint)); // nobody waits for a hint
    return Number(revision);
  }

  async close(): Promise<void> {
    this.#redis.disconnect();
    await this.#client.end();
  }
}
