// PostgreSQL and Redis for one run of tests: on free ports, in a temporary folder that goes with them.
//
//   startThrowaway({fast?, say?}) → {databaseUrl, redisUrl, home, stop()}

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './postgres.mjs';
import { endLeftovers } from './processes.mjs';
import { startRedis } from './redis.mjs';

const PREFIX = 'rampa-throwaway-';

export async function startThrowaway({ fast = true, say } = {}) {
  await sweep();
  const home = mkdtempSync(join(tmpdir(), PREFIX));
  const started = await Promise.allSettled([startPostgres({ home, fast }), startRedis({ home, fast, say })]);
  const services = started.filter(({ status }) => status === 'fulfilled').map(({ value }) => value);
  let stopping;
  const stop = () =>
    (stopping ??= Promise.all(services.map((service) => service.stop())).then(() =>
      rmSync(home, { recursive: true, force: true }),
    ));
  const failed = started.find(({ status }) => status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  const [postgres, redis] = services;
  return { databaseUrl: postgres.url, redisUrl: redis.url, home, stop };
}

// What runs that were killed outright left behind. A home whose owner lives refuses, and is left alone.
async function sweep() {
  for (const name of readdirSync(tmpdir()).filter((each) => each.startsWith(PREFIX))) {
    const home = join(tmpdir(), name);
    try {
      if (readdirSync(join(home, 'run')).length === 0) continue; // just starting, or just ending
      await endLeftovers(home);
      rmSync(home, { recursive: true, force: true });
    } catch {
      // another user's, or in use
    }
  }
}
