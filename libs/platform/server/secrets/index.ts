// What the processes wire: `secretProviders` into the platform module of both, `secretWorkerProviders` into the worker's.

import { Injectable, type OnModuleInit, type Provider } from '@nestjs/common';
import { JobKinds } from '../jobs/kinds.ts';
import { ResealHandler } from './reseal.handler.ts';
import { RESEAL } from './reseal.ts';
import { SealedColumns } from './sealed-columns.ts';
import { Secrets } from './secrets.ts';

@Injectable()
class SecretJobs implements OnModuleInit {
  constructor(private readonly kinds: JobKinds) {}

  onModuleInit(): void {
    this.kinds.add(RESEAL);
  }
}

export const secretProviders: Provider[] = [Secrets, SecretJobs];

export const secretWorkerProviders: Provider[] = [SealedColumns, ResealHandler];
