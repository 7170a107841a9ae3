import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PublicReportView as State } from '@rampa/contract';
import { Database, Views, type EventKind, type ViewDefinition } from '@rampa/platform/server';
import { PublicReports } from '../queries/public-reports.ts';

/** What makes other rows or other words of them. */
const SHOWN: ReadonlySet<EventKind> = new Set(['application.changed', 'consent.changed', 'form.changed']);

/** A published report, as long as it is: closing it ends the open pages. */
@Injectable()
export class PublicReportView implements OnModuleInit {
  constructor(
    private readonly views: Views,
    private readonly database: Database,
    private readonly reports: PublicReports,
  ) {}

  onModuleInit(): void {
    const view: ViewDefinition<State> = {
      name: 'public-report',
      follows: 'office',
      authorise: async (_actor, key) => {
        const { competition } = await this.reports.eventOf(this.database, key);
        return { stream: competition, audience: 'public' };
      },
      touches: ({ kind, payload }, key) => (kind === 'reports.changed' ? payload.report === key : SHOWN.has(kind)),
      load: (reader, key) => this.reports.read(reader, key),
    };
    this.views.register(view);
  }
}
