// Jobs that run once a day. The guid is made of the job's name and the day, so that several workers write one row
// however often they start.

import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { z } from 'zod';
import { UnitOfWork } from '../database/unit-of-work.ts';
import type { JobDefinition } from './definition.ts';
import { JobTable } from './job-table.ts';

const OWNER = 'schedule';

@Injectable()
export class DailyJobs {
  private readonly jobs: { definition: JobDefinition; payload: unknown; series: string; ensured: string }[] = [];

  constructor(
    private readonly unit: UnitOfWork,
    private readonly table: JobTable,
  ) {}

  /** In one series one job runs each day. */
  add<P extends z.ZodType>(definition: JobDefinition<P>, payload: z.input<P>, series = definition.name): void {
    this.jobs.push({ definition, payload, series, ensured: '' });
  }

  async ensure(now = new Date()): Promise<void> {
    const day = now.toISOString().slice(0, 10);
    for (const job of this.jobs.filter(({ ensured }) => ensured !== day)) {
      const given = {
        ...{ competition: null, owner: OWNER, payload: job.payload },
        guid: guidOfDay(job.series, day),
      };
      await this.unit.run({ actor: OWNER }, (transaction) => this.table.enqueue(transaction, job.definition, given));
      job.ensured = day;
    }
  }
}

/** A UUID of version 8, made by a rule of our own (RFC 9562). */
export function guidOfDay(name: string, day: string): Guid {
  const bytes = createHash('sha256').update(`${name} ${day}`).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
