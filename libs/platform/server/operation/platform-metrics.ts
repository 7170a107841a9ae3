// The platform's own metrics: its pool, its live core (api), its jobs and letters (worker).

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { LiveMetrics } from '../live/metrics.ts';
import { Metrics, type Counts } from './metrics.ts';

@Injectable()
export class PoolMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.metrics.gauges(
      'rampa_database_connections',
      'Connections of the pool; waiting: requests for one.',
      'state',
      () => this.database.connections(),
    );
  }
}

/** Everything that `LiveMetrics` counts, with its description. */
const LIVE = {
  frames: 'Different frames made.',
  sent: 'Frames handed to sockets, beats included.',
  skipped: 'Frames not handed over: the socket had too much unsent.',
  computes: 'Views read and encoded.',
  restamps: 'Views given a new revision without reading them.',
  snapshots: 'Transactions that read a view.',
  headReads: 'Reads of one head for a call.',
  polls: 'Reads of all watched heads.',
  authorisations: 'Questions of access.',
  failedReads: 'Views that could not be read.',
  ends: 'Channels ended for a socket.',
  floods: 'Sockets closed for flooding.',
  lagging: 'Sockets closed for not reading.',
  epochs: 'Epochs set.',
} satisfies Record<Exclude<keyof LiveMetrics, 'sockets'>, string>;

@Injectable()
export class LiveCounts implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly live: LiveMetrics,
  ) {}

  onModuleInit(): void {
    this.metrics.gauge('rampa_live_sockets', 'Sockets connected now.', () => this.live.sockets);
    for (const [name, help] of Object.entries(LIVE)) {
      const field = name as keyof typeof LIVE;
      this.metrics.counter(`rampa_live_${inSnakeCase(name)}_total`, help, () => this.live[field]);
    }
  }
}

const inSnakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Read by the worker alone, because all nodes share the tables. */
@Injectable()
export class QueueMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.metrics.gauges('rampa_jobs', 'Jobs now; failed: in the last day.', 'status', () =>
      this.counted(
        `select status as name, count(*)::int as count from jobs.job
         where status in ('waiting', 'running') or (status = 'failed' and finished_at > now() - interval '1 day')
         group by 1`,
        ['waiting', 'running', 'failed'],
      ),
    );
    this.metrics.gauges('rampa_letters', 'Letters now; failed: in the last day.', 'state', () =>
      this.counted(
        `select state as name, count(*)::int as count from mail.letter
         where state in ('waiting', 'sending') or (state = 'failed' and created_at > now() - interval '1 day')
         group by 1`,
        ['waiting', 'sending', 'failed'],
      ),
    );
  }

  /** An empty state is reported as 0, so that an alarm can tell it from a missing number. */
  private async counted(sql: string, names: readonly string[]): Promise<Counts> {
    const counts: Counts = Object.fromEntries(names.map((name) => [name, 0]));
    for (const { name, count } of await this.database.query<{ name: string; count: number }>(sql)) counts[name] = count;
    return counts;
  }
}
