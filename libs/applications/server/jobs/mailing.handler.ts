// Sends a mailing at a pace that leaves room for the letters that somebody waits for: codes, invitations.

import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import { JobHandlers, type JobRun } from '@rampa/platform/server';
import type { z } from 'zod';
import { PostMailing } from '../use-cases/post-mailing.ts';
import { MAILING_SEND } from './mailing.ts';

/** Between two steps, ms. */
const PACE_MS = 500;

@Injectable()
export class MailingHandler implements OnModuleInit {
  constructor(
    private readonly posting: PostMailing,
    private readonly handlers: JobHandlers,
  ) {}

  onModuleInit(): void {
    this.handlers.add(MAILING_SEND, (job) => this.run(job));
  }

  private async run(job: JobRun<z.output<(typeof MAILING_SEND)['payload']>>): Promise<void> {
    for (;;) {
      job.signal.throwIfAborted();
      const { left, total } = await this.posting.step(job.payload.mailing as Guid);
      if (left === 0) return;
      await job.progress((100 * (total - left)) / total);
      await pause(PACE_MS, undefined, { signal: job.signal });
    }
  }
}
