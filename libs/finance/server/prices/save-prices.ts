// Every change of prices, windows or retention writes the next revision of the whole table.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { AnswerOf, BodyOf, CompetitionFieldPriceUpdate } from '@rampa/contract';
import type { FieldPrice } from '@rampa/finance/domain';
import { Failure, type Guid } from '@rampa/kernel';
import { actorName, UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { Accounts } from '../ledger/accounts.ts';
import { tellMoney } from '../ledger/tell-money.ts';
import { ChangedLetters } from '../payments/changed-letters.ts';
import type { UrlOf } from '../payments/money-letters.ts';
import { acceptedPrices } from './accepted-prices.ts';
import { EventMoneys, latestRevision } from './event-money.ts';
import { PriceImpact } from './price-impact.ts';
import { PRICE_REVISION } from './price-tables.ts';
import { keptPrice } from './price-words.ts';
import { PriceableFields } from './priceable-fields.ts';

type Saved = AnswerOf<typeof CompetitionFieldPriceUpdate>;

export interface PricesChange {
  /** The revision that the page has shown; left out: the one of now. */
  version?: number;
  applyTo: 'new' | 'all';
  confirm: boolean;
  /** Of letters to those whose sums change. */
  urlOf: UrlOf;
}

/** Where a fault of a price is told in the body of the call. */
export type FaultPlace = (price: FieldPrice, index: number, fault: string) => string;

@Injectable()
export class SavePrices {
  constructor(
    private readonly work: UnitOfWork,
    private readonly moneys: EventMoneys,
    private readonly fields: PriceableFields,
    private readonly impact: PriceImpact,
    private readonly accounts: Accounts,
    private readonly letters: ChangedLetters,
  ) {}

  /** Failures staleVersion and those of `acceptedPrices`. */
  table(scope: Scope, body: BodyOf<typeof CompetitionFieldPriceUpdate>, urlOf: UrlOf): Promise<Saved> {
    const place: FaultPlace = (_price, index, fault) => `prices.${index}.${wireName(fault)}`;
    return this.change(scope, { ...body, urlOf }, place, (kept) =>
      body.prices.map(keptPrice).map((price) => {
        const known = kept.find(({ id }) => id === price.id);
        return { ...price, title: known?.itemGuid === price.itemGuid ? known.title : '' };
      }),
    );
  }

  async change(
    scope: Scope,
    { version, applyTo, confirm, urlOf }: PricesChange,
    place: FaultPlace,
    edit: (kept: readonly FieldPrice[]) => readonly FieldPrice[],
  ): Promise<Saved> {
    const { competition } = eventOf(scope);
    const { result } = await this.work.run({ scope }, async (tx) => {
      const money = await this.moneys.locked(tx, competition);
      const latest = await latestRevision(tx, competition);
      const no = latest?.no ?? 0;
      if (version !== undefined && version !== no) throw new Failure('staleVersion');
      const kept = latest?.prices ?? [];
      const edited = edit(kept);
      const fields = await this.fields.of(tx, competition, [...kept, ...edited]);
      const prices = acceptedPrices(edited, fields, money.endDate, place);
      const touched = await this.impact.of(tx, competition, money, prices, applyTo);
      if (applyTo === 'all' && !confirm) return { version: no, isSaved: false, touched };
      await keepParts(tx, competition, prices);
      const author = actorName(scope.actor);
      const revision = { competitionGuid: competition, no: no + 1, prices, appliedTo: applyTo, author };
      await PRICE_REVISION.insert(tx, revision);
      if (applyTo === 'all') {
        const changed = await this.accounts.countedAll(tx, competition, {
          actor: author,
          reason: 'Новые цены для всех',
        });
        await this.letters.prices(tx, competition, no + 1, changed, urlOf);
        await tellMoney(tx, { competition, applications: [], members: await membersOfEvent(tx, competition) });
      }
      return { version: no + 1, isSaved: true, touched };
    });
    return result;
  }
}

async function membersOfEvent(tx: Transaction, competition: Guid): Promise<Guid[]> {
  const rows = await tx.query<{ member: Guid }>(
    `select distinct h.member_guid as member from finance.account a
       join applications.v_application_head h on h.guid = a.application_guid
      where a.competition_guid = $1 and a.withdrawn_at is null and h.member_guid is not null`,
    [competition],
  );
  return rows.map(({ member }) => member);
}

/** A guid of another event's price, window or row is none of ours. */
async function keepParts(tx: Transaction, competition: Guid, prices: readonly FieldPrice[]): Promise<void> {
  const parts = prices.flatMap(({ id, windows, retention }) => [
    { guid: id, kind: 'price' },
    ...windows.map(({ guid }) => ({ guid, kind: 'window' })),
    ...retention.map(({ guid }) => ({ guid, kind: 'retention' })),
  ]);
  if (new Set(parts.map(({ guid }) => guid)).size < parts.length) throw new Failure('priceDoubled');
  await tx.query(
    `insert into finance.price_part (guid, competition_guid, kind)
     select guid, $1, kind from jsonb_to_recordset($2::jsonb) x (guid uuid, kind text) order by guid
     on conflict (guid) do nothing`,
    [competition, JSON.stringify(parts)],
  );
  const [row] = await tx.query<{ foreign: boolean }>(
    `select exists (select from jsonb_to_recordset($2::jsonb) x (guid uuid, kind text)
       join finance.price_part p on p.guid = x.guid
      where p.competition_guid <> $1 or p.kind <> x.kind) as foreign`,
    [competition, JSON.stringify(parts)],
  );
  if (row?.foreign) throw new Failure('priceUnknownField');
}

/** The rules call the first day of a window `from`, the wire `dateFrom`. */
export function wireName(fault: string): string {
  return fault.replace(/^(windows\.\d+\.)from$/u, '$1dateFrom');
}
