// The worker process: background jobs and schedules; its only port is health, on loopback.

import 'reflect-metadata';
import { Module, Logger, type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AccountsWorkerModule } from '@rampa/accounts/server';
import { DiplomasWorkerModule } from '@rampa/diplomas/server';
import { FinanceWorkerModule } from '@rampa/finance/server';
import { ProgramWorkerModule } from '@rampa/program/server';
import {
  FileMakers,
  FAREWELLS,
  PlatformModule,
  ProcessLogger,
  readConfig,
  refuseUnsafeServices,
  warningsOf,
  type Config,
} from '@rampa/platform/server';

@Module({})
class WorkerModule {
  static with(config: Config): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        PlatformModule.forWorker(config),
        AccountsWorkerModule,
        ProgramWorkerModule,
        DiplomasWorkerModule,
        FinanceWorkerModule,
      ],
    };
  }
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  await refuseUnsafeServices(config);
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
