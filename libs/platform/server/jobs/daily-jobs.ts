// Jobs that run once a day, of the world or of a time zone, or once an hour. The guid is made of the job's name and the day
// or hour, so that several workers write one row however often they start.

import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { z } from 'zod';
import { UnitOfWork } from '../database/unit-of-work.ts';
import type { JobDefinition } from './definition.ts';
import { JobTable } from './job-table.ts';

const OWNER = 'schedule';
/** A local day begins for jobs five minutes late: what people do at midnight is done. */
const AFTER_MIDNIGHT_MS = 5 * 60_000;
/** So often the time zones are asked for. */
const ZONES_MS = 60_000;

/** So much of an instant names its day, «2031-03-05», or its hour, «2031-03-05T14». */
const DAY = 10;
const HOUR = 13;

interface Timed {
  definition: JobDefinition;
  payload: unknown;
  series: string;
  moment: number;
  ensured: string;
}

interface Zoned {
  definition: JobDefinition;
  payloadOf(timeZone: string): unknown;
  zones(): Promise<readonly string[]>;
}

@Injectable()
export class DailyJobs {
  private readonly zoned: Zoned[] = [];
  private readonly ensuredZones = new Set<string>();
  private zonesAskedAt = 0;
  private readonly jobs: Timed[] = [];

  constructor(
    private readonly unit: UnitOfWork,
    private readonly table: JobTable,
  ) {}

  /** In one series one job runs each day. */
  add<P extends z.ZodType>(definition: JobDefinition<P>, payload: z.input<P>, series = definition.name): void {
    this.jobs.push({ definition, payload, series, moment: DAY, ensured: '' });
  }

  /** One runs in each hour. */
  addHourly<P extends z.ZodType>(definition: JobDefinition<P>, payload: z.input<P>): void {
    this.jobs.push({ definition, payload, series: definition.name, moment: HOUR, ensured: '' });
  }

  /** At 00:05 of each of these time zones. */
  addAtMidnight<P extends z.ZodType>(
    definition: JobDefinition<P>,
    payloadOf: (timeZone: string) => z.input<P>,
    zones: () => Promise<readonly string[]>,
  ): void {
    this.zoned.push({ definition, payloadOf, zones });
  }

  async ensure(now = new Date()): Promise<void> {
    await this.ensureTimed(now);
    if (Math.abs(now.getTime() - this.zonesAskedAt) < ZONES_MS) return;
    this.zonesAskedAt = now.getTime();
    for (const one of this.zoned) for (const timeZone of await one.zones()) await this.ensureZone(one, timeZone, now);
  }

  private async ensureZone({ definition, payloadOf }: Zoned, timeZone: string, now: Date): Promise<void> {
    const local = dayIn(timeZone, now.getTime() - AFTER_MIDNIGHT_MS);
    if (local === null) return;
    const name = `${definition.name} ${timeZone} ${local}`;
    if (this.ensuredZones.has(name)) return;
    const given = { ...{ competition: null, owner: OWNER, payload: payloadOf(timeZone) }, guid: guidOfDay(`${definition.name} ${timeZone}`, local) }; // prettier-ignore
    await this.unit.run({ actor: OWNER }, (transaction) => this.table.enqueue(transaction, definition, given));
    this.ensuredZones.add(name);
  }

  private async ensureTimed(now: Date): Promise<void> {
    for (const job of this.jobs) {
      const at = now.toISOString().slice(0, job.moment);
      if (job.ensured === at) continue;
      const given = {
        ...{ competition: null, owner: OWNER, payload: job.payload },
        guid: guidOfDay(job.series, at),
      };
      await this.unit.run({ actor: OWNER }, (transaction) => this.table.enqueue(transaction, job.definition, given));
      job.ensured = at;
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

/** Null: there is no such time zone. */
function dayIn(timeZone: string, instant: number): string | null {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone }).format(instant);
  } catch {
    return null;
  }
}
