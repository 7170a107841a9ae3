// PostgreSQL and Redis for one run of tests: on free ports, in a temporary folder that goes with them.
//
//   startThrowaway({fast?, say?}) → {databaseUrl, redisUrl, home, stop()}

import { rmSync } from 'node:fs';
import { startPostgres } from './postgres.mjs';
import { startRedis } from './redis.mjs';
import { scratch } from './scratch.mjs';

const PREFIX = 'rampa-throwaway-';

export async function startThrowaway({ fast = true, say } = {}) {
  const home = await scratch(PREFIX);
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
