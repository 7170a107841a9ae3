import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type {
  AnswerOf,
  BodyOf,
  ScheduleRetentionGetByCompetitionFieldPrice,
  ScheduleRetentionUpdate,
} from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, type Scope } from '@rampa/platform/server';
import type { UrlOf } from '../payments/money-letters.ts';
import { EventMoneys, latestRevision } from './event-money.ts';
import { keptRow, shownRow } from './price-words.ts';
import { SavePrices, type FaultPlace } from './save-prices.ts';

@Injectable()
export class ChangeRetention {
  constructor(
    private readonly database: Database,
    private readonly moneys: EventMoneys,
    private readonly save: SavePrices,
  ) {}

  of(scope: Scope, price: Guid): Promise<AnswerOf<typeof ScheduleRetentionGetByCompetitionFieldPrice>> {
    const { competition } = eventOf(scope);
    return this.database.snapshot(async (reader) => {
      const { settings } = await this.moneys.of(reader, competition);
      const latest = await latestRevision(reader, competition);
      const own = latest?.prices.find(({ id }) => id === price);
      if (!latest || !own) throw new Failure('notFound');
      const { currency } = settings;
      return { version: latest.no, currency, rows: own.retention.map(shownRow), basis: own.retentionBasis };
    });
  }

  /** The whole table of one price; failures retentionGap, retentionOverlap and those of prices. */
  replace(scope: Scope, price: Guid, body: BodyOf<typeof ScheduleRetentionUpdate>, urlOf: UrlOf) {
    return this.save.change(scope, { ...body, urlOf }, AT_ROWS, (kept) => {
      if (!kept.some(({ id }) => id === price)) throw new Failure('notFound');
      return kept.map((one) =>
        one.id === price
          ? { ...one, retention: body.rows.map(keptRow), retentionBasis: body.basis ?? one.retentionBasis }
          : one,
      );
    });
  }

  /** Refused when it leaves a gap; the last row may go, then nothing is retained. */
  delete(scope: Scope, guid: Guid, urlOf: UrlOf) {
    const asked = { applyTo: 'new' as const, confirm: false, urlOf };
    return this.save.change(scope, asked, AT_ROWS, (kept) => {
      if (!kept.some(({ retention }) => retention.some((one) => one.guid === guid))) throw new Failure('notFound');
      return kept.map((price) => ({ ...price, retention: price.retention.filter((one) => one.guid !== guid) }));
    });
  }
}

const AT_ROWS: FaultPlace = (_price, _index, fault) => fault.replace(/^retention/u, 'rows');
