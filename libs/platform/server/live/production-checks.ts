// Whether a mark survives depends on how PostgreSQL and Redis write. In production the process refuses to start over
// services whose settings lose acknowledged data.

import { Redis } from 'ioredis';
import pg from 'pg';
import type { Config } from '../config/config.ts';
import type { Reader } from '../database/database.ts';

const SETTINGS = ['fsync', 'full_page_writes', 'synchronous_commit'];

const REDIS_ATTEMPTS = 20;

/** Does nothing outside production. */
export async function refuseUnsafeServices(config: Pick<Config, 'mode' | 'databaseUrl' | 'redisUrl'>): Promise<void> {
  if (config.mode !== 'production') return;
  const database = new pg.Client({ connectionString: config.databaseUrl });
  const redis = new Redis(config.redisUrl, { maxRetriesPerRequest: REDIS_ATTEMPTS });
  redis.on('error', () => undefined); // A dropped connection makes the command below fail.
  try {
    await database.connect();
    const reader: Reader = {
      query: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
        (await database.query(sql, [...parameters])).rows as Row[],
    };
    await refuseUnsafe(reader, redis);
  } finally {
    redis.disconnect();
    await database.end();
  }
}

/** Throws an Error that names every unsafe setting, one per line, in Russian. */
export async function refuseUnsafe(database: Reader, redis: Pick<Redis, 'info'>): Promise<void> {
  const faults = [...(await faultsOfPostgres(database)), ...(await faultsOfRedis(redis))];
  if (faults.length > 0) throw new Error(`Рампа не запустится с такими настройками:\n  ${faults.join('\n  ')}`);
}

async function faultsOfPostgres(database: Reader): Promise<string[]> {
  const rows = await database.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1) order by name',
    [SETTINGS],
  );
  return rows
    .filter(({ setting }) => setting === 'off')
    .map(({ name }) => `PostgreSQL: ${name} = off — принятая оценка может пропасть; включите ${name}`);
}

// INFO is used instead of CONFIG GET, which hosted services often forbid.
async function faultsOfRedis(redis: Pick<Redis, 'info'>): Promise<string[]> {
  const info = `${await redis.info('persistence')}\n${await redis.info('memory')}`;
  const valueOf = (name: string) => new RegExp(`^${name}:(.*?)\\s*$`, 'm').exec(info)?.[1] ?? 'неизвестно';
  const faults: string[] = [];
  if (valueOf('aof_enabled') !== '1') {
    faults.push('Redis: appendonly = no — задания могут пропасть; включите appendonly');
  }
  const policy = valueOf('maxmemory_policy');
  if (policy !== 'noeviction') {
    faults.push(`Redis: maxmemory-policy = ${policy} — задания могут пропасть; задайте noeviction`);
  }
  return faults;
}
