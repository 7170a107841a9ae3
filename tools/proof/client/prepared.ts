// A migrated and seeded home. `npm test` makes one after the build, and every proof of the run begins with a copy of it,
// because to make a database, to migrate it and to seed it took each of them six seconds of a processor.
//
//   RAMPA_TEST_PREPARED   its folder; without it a product prepares its own

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../../run/services/postgres.mjs';
import { launch } from '../../run/services/processes.mjs';
import { startRedis } from '../../run/services/redis.mjs';
import { entryOf, ROOT } from './building.ts';

export interface SeedLinks {
  organizer: { url: string; login: string; password: string };
  judges: { name: string; url: string }[];
  presenter: { name: string; url: string } | null;
  display: { name: string; url: string } | null;
}

const LINKS = 'links.json';
/** What belongs to the processes of one home. Redis begins empty: whatever must not be lost is in the database. */
const OF_ITS_PROCESSES = new Set(['logs', 'redis', 'run', LINKS]);

/** What a product of a proof is told, beside its port. */
export function environmentOf(home: string, databaseUrl: string, redisUrl: string): Record<string, string> {
  return {
    RAMPA_MODE: 'embedded',
    RAMPA_HOST: '127.0.0.1',
    RAMPA_HOME: home,
    RAMPA_LOG_LEVEL: 'warn',
    // A proof asks as fast as it can, so rate limits are off; a proof of the limits sets them.
    RAMPA_RATE_LIMITS: '0',
    RAMPA_DATABASE_URL: databaseUrl,
    RAMPA_REDIS_URL: redisUrl,
  };
}

/** Copies the prepared home into an empty one, before its services start; null where none has been made. */
export function copyPrepared(home: string): SeedLinks | null {
  const from = process.env.RAMPA_TEST_PREPARED;
  if (!from) return null;
  const names = readdirSync(from).filter((name) => !OF_ITS_PROCESSES.has(name));
  // `cp -a` keeps the owner: PostgreSQL reads its own files alone.
  const copied = spawnSync('cp', ['-a', ...names.map((name) => join(from, name)), home], { encoding: 'utf8' });
  if (copied.status !== 0) throw new Error(`The prepared home was not copied: ${copied.stderr}`);
  return JSON.parse(readFileSync(join(from, LINKS), 'utf8')) as SeedLinks;
}

/** Makes a home that may be copied: its services have been stopped in order. */
export async function makePrepared(home: string): Promise<void> {
  const services = await Promise.all([startPostgres({ home, fast: true }), startRedis({ home, fast: true })]);
  try {
    const [postgres, redis] = services;
    const links = await prepare(home, environmentOf(home, postgres.url, redis.url));
    writeFileSync(join(home, LINKS), JSON.stringify(links));
  } finally {
    await Promise.all(services.map((service) => service.stop()));
  }
}

/** Migrates and seeds; returns the links of the demo contest. */
export async function prepare(home: string, environment: Record<string, string>): Promise<SeedLinks> {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('RAMPA_'));
  const run = await launch({
    name: 'prepare',
    home,
    command: process.execPath,
    args: ['--enable-source-maps', entryOf('api', 'prepare')],
    cwd: ROOT,
    env: { ...Object.fromEntries(inherited), ...environment },
  });
  await run.exited;
  const line = run
    .tail(50)
    .split('\n')
    .findLast((each) => each.startsWith('{') && each.includes('"links"'));
  if (!line) throw new Error(`The database could not be prepared:\n${run.tail(30)}`);
  return (JSON.parse(line) as { links: SeedLinks }).links;
}
