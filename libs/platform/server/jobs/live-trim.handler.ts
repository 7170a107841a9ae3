import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { z } from 'zod';
import { Database } from '../database/database.ts';
import { DailyJobs } from './daily-jobs.ts';
import type { JobRun } from './definition.ts';
import { JobHandlers } from './kinds.ts';
import { KEPT_KINDS, LIVE_TRIM, LIVE_TRIM_DAYS } from './live-trim.ts';

/** Each statement is short, because every write waits for the rows of streams. */
const BATCH = 5_000;

@Injectable()
export class LiveTrimHandler implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly handlers: JobHandlers,
    private readonly daily: DailyJobs,
  ) {}

  onModuleInit(): void {
    this.handlers.add(LIVE_TRIM, (job) => this.run(job));
    this.daily.add(LIVE_TRIM, { days: LIVE_TRIM_DAYS });
  }

  private async run({ payload, progress }: JobRun<z.output<(typeof LIVE_TRIM)['payload']>>) {
    await this.raiseFloors(payload.days);
    const streams = await this.database.query<{ stream: Guid; floor: number }>(
      `select s.stream_guid as stream, s.floor_revision as floor from live.stream s
        where exists (select from live.event e where e.stream_guid = s.stream_guid and e.revision < s.floor_revision)
        order by 1`,
    );
    let trimmed = 0;
    for (const [index, { stream, floor }] of streams.entries()) {
      for (let count = BATCH; count === BATCH;) {
        await progress((100 * index) / streams.length);
        count = await this.forget(stream, floor);
        trimmed += count;
      }
    }
    return { trimmed };
  }

  /** Raises the floor first, then deletes: a reader in between computes anew instead of missing an event. */
  private async raiseFloors(days: number): Promise<void> {
    const floors = await this.database.query<{ stream: Guid; floor: number }>(
      `select e.stream_guid as stream, least(max(e.revision),
              (select min(c.revision) from live.reaction_cursor c where c.stream_guid = e.stream_guid)) + 1 as floor
         from live.event e where e.at < now() - make_interval(days => $1)
        group by e.stream_guid order by 1`,
      [days],
    );
    for (const { stream, floor } of floors) {
      await this.database.query(
        'update live.stream set floor_revision = $2 where stream_guid = $1 and floor_revision < $2',
        [stream, floor],
      );
    }
  }

  /** In one statement, so that a deed of a journal is always in one of the two tables. */
  private async forget(stream: Guid, floor: number): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `with gone as (
         delete from live.event where stream_guid = $1 and revision < $2 and (revision, n) in
           (select revision, n from live.event where stream_guid = $1 and revision < $2 order by 1, 2 limit ${BATCH})
         returning stream_guid, revision, n, kind, payload, actor, at),
       kept as (
         insert into live.deed (stream_guid, revision, n, kind, payload, actor, at)
         select stream_guid, revision, n, kind, payload, actor, at from gone where kind = any ($3))
       select count(*)::int as count from gone`,
      [stream, floor, KEPT_KINDS],
    );
    return row!.count;
  }
}
