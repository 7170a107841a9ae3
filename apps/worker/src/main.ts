// The worker process: background jobs and schedules; its only port is health, on loopback.

import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  FileMakers,
  FAREWELLS,
  keepPrivate,
  ProcessLogger,
  readConfig,
  refuseForeignSecret,
  refuseUnsafeServices,
  warningsOf,
} from '@rampa/platform/server';
import { WorkerModule } from './worker.module.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  await keepPrivate(config.home);
  await refuseUnsafeServices(config);
  await refuseForeignSecret(config);
  const app = await NestFactory.create<NestFastifyApplication>(WorkerModule.with(config), new FastifyAdapter(), {
    logger: new ProcessLogger(config),
    abortOnError: false,
  });
  app.enableShutdownHooks(FAREWELLS);
  for (const warning of warningsOf(config)) new Logger('config').warn(warning);
  await app.init();
  app.get(FileMakers).check();
  await app.listen(config.workerPort, '127.0.0.1');
  new Logger('worker').log(`ready, health on ${await app.getUrl()}`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
