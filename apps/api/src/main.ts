// The api process: HTTP and live gateway on one port.

import 'reflect-metadata';
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { keepPrivate, readConfig, refuseForeignSecret, refuseUnsafeServices, warningsOf } from '@rampa/platform/server';
import { createApi } from './app.ts';

/** Length of the listen queue: after a restart a hall of screens reconnects within one second. */
const BACKLOG = 4096;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  await keepPrivate(config.home);
  await refuseUnsafeServices(config);
  await refuseForeignSecret(config);
  const apps = join(import.meta.dirname, '..', '..');
  const app = await createApi(config, {
    build: hash('sha256', readFileSync(import.meta.filename)).slice(0, 12),
    clients: { stage: join(apps, 'stage', 'dist'), portal: join(apps, 'portal', 'dist') },
  });
  for (const warning of warningsOf(config)) new Logger('config').warn(warning);
  await app.listen({ port: config.port, host: config.host, backlog: BACKLOG });
  new Logger('api').log(`listening on ${config.port}`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
