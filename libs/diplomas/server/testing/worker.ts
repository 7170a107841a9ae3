// The worker process's own modules in this process, on the database and folder of a test's api.

import 'reflect-metadata';
import { Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { JobGetByGuid, type JobView } from '@rampa/contract';
import { CONFIG, JOB_OPTIONS, PlatformModule, type Config, type JobOptions } from '@rampa/platform/server';
import { until, type TestApi } from '@rampa/platform/testing';
import { AccountsWorkerModule } from '@rampa/accounts/server';
import { ProgramWorkerModule } from '@rampa/program/server';
import { DiplomasWorkerModule } from '../index.ts';

export async function startWorker(api: TestApi): Promise<INestApplicationContext> {
  const config: Config = { ...api.nodes[0]!.app.get<Config>(CONFIG), jobLeaseMs: 2_000 };

  @Module({
    imports: [PlatformModule.forWorker(config), AccountsWorkerModule, ProgramWorkerModule, DiplomasWorkerModule],
  })
  class TestWorkerModule {}
  const app = await NestFactory.createApplicationContext(TestWorkerModule, { logger: false, abortOnError: false });
  app.get<JobOptions>(JOB_OPTIONS).retryMs = 20;
  return app;
}

/** Waits until the job is over, however it ends. */
export function finished(api: TestApi, as: string, jobGuid: string): Promise<JobView> {
  return until('the job is over', async () => {
    const job = await api.call(JobGetByGuid, { as, query: { jobGuid } });
    return ['done', 'failed', 'cancelled'].includes(job.state) ? job : null;
  });
}

/** Calls a call of kind `file`. */
export async function fetchFile(
  api: TestApi,
  path: string,
  query: Record<string, string>,
  as: string,
): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const address = new URL(`/api/v1/${path}`, api.url);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  const response = await fetch(address, { headers: as ? { authorization: `Bearer ${as}` } : {} });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}
