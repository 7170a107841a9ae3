// A worker of this room in the test's own process, and what becomes of its jobs.

import { Module, type INestApplicationContext, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AccountsWorkerModule } from '@rampa/accounts/server';
import { JobDownload, JobGetByGuid } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { CONFIG, PlatformModule, type Config } from '@rampa/platform/server';
import { until, type TestApi } from '@rampa/platform/testing';
import { ApplicationsWorkerModule } from '../server/index.ts';

/** With what other rooms do in the background, where their jobs are tried. */
export function startWorker(api: TestApi, ...rooms: Type[]): Promise<INestApplicationContext> {
  const config = { ...api.nodes[0]!.app.get<Config>(CONFIG), jobLeaseMs: 2_000 };

  @Module({ imports: [PlatformModule.forWorker(config), AccountsWorkerModule, ApplicationsWorkerModule, ...rooms] })
  class TestWorkerModule {}
  return NestFactory.createApplicationContext(TestWorkerModule, { logger: false, abortOnError: false });
}

export function finished(api: TestApi, as: string, jobGuid: Guid) {
  return until('the job is over', async () => {
    const job = await api.call(JobGetByGuid, { as, query: { jobGuid } });
    return ['done', 'failed', 'cancelled'].includes(job.state) ? job : null;
  });
}

export async function fileOf(api: TestApi, as: string, jobGuid: Guid): Promise<{ name: string; bytes: Buffer }> {
  const job = await finished(api, as, jobGuid);
  if (job.state !== 'done') throw new Error(`The job is ${job.state}: ${JSON.stringify(job)}`);
  const answer = await fetch(`${api.url}/api/v1/${JobDownload.path}?${new URLSearchParams({ jobGuid })}`, {
    headers: { authorization: `Bearer ${as}` },
  });
  const named = /filename\*=UTF-8''(.+)$/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? '';
  return { name: decodeURIComponent(named), bytes: Buffer.from(await answer.arrayBuffer()) };
}
