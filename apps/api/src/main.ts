// The api process: HTTP and live gateway on one port.

import 'reflect-metadata';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { readConfig, refuseUnsafeServices } from '@rampa/platform/server';
import { createApi } from './app.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  await refuseUnsafeServices(config);
  const apps = join(import.meta.dirname, '..', '..');
  const app = await createApi(config, {
    clients: { stage: join(apps, 'stage', 'dist'), portal: join(apps, 'portal', 'dist') },
  });
  await app.listen(config.port, config.host);
  new Logger('api').log(`listening on ${config.port}`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
