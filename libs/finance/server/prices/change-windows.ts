import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type {
  AnswerOf,
  BodyOf,
  SchedulePriceChangeValueGetByCompetitionField,
  SchedulePriceChangeValueUpdate,
} from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, type Scope } from '@rampa/platform/server';
import type { UrlOf } from '../payments/money-letters.ts';
import { latestRevision } from './event-money.ts';
import { keptWindow, shownWindow } from './price-words.ts';
import { SavePrices, wireName } from './save-prices.ts';

/** Windows of one field: of all its prices. */
@Injectable()
export class ChangeWindows {
  constructor(
    private readonly database: Database,
    private readonly save: SavePrices,
  ) {}

  async of(scope: Scope, field: Guid): Promise<AnswerOf<typeof SchedulePriceChangeValueGetByCompetitionField>> {
    const latest = await latestRevision(this.database, eventOf(scope).competition);
    const windows = (latest?.prices ?? [])
      .filter(({ fieldGuid }) => fieldGuid === field)
      .flatMap(({ itemGuid, windows: own }) =>
        own.map((window) => ({ ...shownWindow(window), referenceBookItemGuid: itemGuid })),
      );
    return { version: latest?.no ?? 0, windows };
  }

  /** Failures priceUnknownField for a window of what has no price, staleVersion and those of prices. */
  replace(scope: Scope, field: Guid, body: BodyOf<typeof SchedulePriceChangeValueUpdate>, urlOf: UrlOf) {
    const sent = body.windows.map((window, index) => ({ item: window.referenceBookItemGuid, index, window }));
    const ofItem = Map.groupBy(sent, ({ item }) => item);
    return this.save.change(
      scope,
      { ...body, urlOf },
      ({ itemGuid }, _index, fault) => {
        const [, at, rest] = /^windows\.(\d+)\.?(.*)$/u.exec(wireName(fault)) ?? [];
        const index = at === undefined ? undefined : inOrder(ofItem.get(itemGuid) ?? [])[Number(at)]?.index;
        return index === undefined ? 'windows' : `windows.${index}${rest ? `.${rest}` : ''}`;
      },
      (kept) => {
        const own = kept.filter(({ fieldGuid }) => fieldGuid === field);
        const stray = sent.find(({ item }) => !own.some(({ itemGuid }) => itemGuid === item));
        if (stray) {
          throw new Failure('priceUnknownField', { field: `windows.${stray.index}.referenceBookItemGuid` });
        }
        return kept.map((price) => {
          if (price.fieldGuid !== field) return price;
          const windows = inOrder(ofItem.get(price.itemGuid) ?? []).map(({ window }) => {
            const { referenceBookItemGuid: _, ...said } = window;
            return keptWindow(said);
          });
          return { ...price, windows };
        });
      },
    );
  }

  /** Failure notFound when the newest revision has it no more. */
  delete(scope: Scope, guid: Guid, urlOf: UrlOf) {
    const asked = { applyTo: 'new' as const, confirm: false, urlOf };
    return this.save.change(
      scope,
      asked,
      () => 'windows',
      (kept) => {
        if (!kept.some(({ windows }) => windows.some((one) => one.guid === guid))) throw new Failure('notFound');
        return kept.map((price) => ({ ...price, windows: price.windows.filter((one) => one.guid !== guid) }));
      },
    );
  }
}

function inOrder<T extends { window: { dateFrom: string } }>(sent: readonly T[]): T[] {
  return sent.toSorted((a, b) => a.window.dateFrom.localeCompare(b.window.dateFrom));
}
