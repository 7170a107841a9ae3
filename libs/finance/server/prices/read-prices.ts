import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type {
  AnswerOf,
  CompetitionFieldPriceGetByApplication,
  CompetitionFieldPriceGetByCompetition,
} from '@rampa/contract';
import { dayIn, stagesOf, type Derivation, type FieldPrice, type FormItem } from '@rampa/finance/domain';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, type Reader, type Scope } from '@rampa/platform/server';
import { factsOfAccounts } from '../ledger/account-reading.ts';
import { ACCOUNT, type AccountRow } from '../ledger/ledger-tables.ts';
import { asRevision, EventMoneys, revisionsOf } from './event-money.ts';
import { pricedNow } from './derived-price.ts';
import { plannedStages } from '../plans/plan-stages.ts';
import { shownPrice } from './price-words.ts';
import { PriceableFields } from './priceable-fields.ts';
import { answersOf, headsOfEvent, withSiblings } from './priced-applications.ts';
import type { RevisionRow } from './price-tables.ts';

@Injectable()
export class ReadPrices {
  constructor(
    private readonly database: Database,
    private readonly moneys: EventMoneys,
    private readonly fields: PriceableFields,
  ) {}

  ofEvent(scope: Scope): Promise<AnswerOf<typeof CompetitionFieldPriceGetByCompetition>> {
    const { competition } = eventOf(scope);
    return this.database.snapshot(async (reader) => {
      const { settings, rules, endDate } = await this.moneys.of(reader, competition);
      const revisions = await revisionsOf(reader, competition);
      const latest = revisions.at(-1);
      const prices = latest?.prices ?? [];
      const heads = await headsOfEvent(reader, competition);
      const counts = new Map<number, number>();
      for (const { state, subscribedAt } of heads) {
        if (state !== 'Subscribed') continue;
        const no = revisionFor(revisions, subscribedAt);
        counts.set(no, (counts.get(no) ?? 0) + 1);
      }
      return {
        version: latest?.no ?? 0,
        savedAt: latest?.createdAt.toISOString() ?? null,
        today: dayIn(new Date(), rules.timeZone),
        ...{ beginDate: rules.beginDate, endDate, timeZone: rules.timeZone, settings },
        fields: await this.fields.of(reader, competition, prices),
        prices: prices.map(shownPrice),
        applications: [...counts].map(([version, count]) => ({ version, count })).sort((a, b) => a.version - b.version),
        drafts: heads.filter(({ state }) => state === 'Draft' || state === 'Submitted').length,
      };
    });
  }

  ofApplication(scope: Scope, application: Guid): Promise<AnswerOf<typeof CompetitionFieldPriceGetByApplication>> {
    const { competition } = eventOf(scope);
    return this.database.snapshot((reader) => this.priceIn(reader, competition, application));
  }

  async priceIn(reader: Reader, competition: Guid, application: Guid) {
    const rows = await revisionsOf(reader, competition);
    const account = await ACCOUNT.find(reader, { applicationGuid: application });
    return account
      ? this.posted(reader, competition, account, rows)
      : this.estimated(reader, competition, application, rows);
  }

  /** As it was counted last and posted. */
  private async posted(reader: Reader, competition: Guid, account: AccountRow, rows: readonly RevisionRow[]) {
    const { settings, rules } = await this.moneys.of(reader, competition);
    const { derivation, basis, revisionNo, subscribedAt } = account;
    const { plan } = (await factsOfAccounts(reader, competition, [account.applicationGuid]))(account);
    const at = subscribedAt.toISOString();
    const stages = stagesOf(derivation.total, plan, dayIn(at, rules.timeZone), account.rules.roundTo);
    const prices = rows.find(({ no }) => no === revisionNo)?.prices ?? [];
    const told = { isEstimate: false, currency: settings.currency, revision: revisionNo, subscribedAt: at };
    return {
      ...told,
      ...derivation,
      lines: shownLines(derivation, basis.items as readonly FormItem[], prices),
      stages,
    };
  }

  private async estimated(reader: Reader, competition: Guid, application: Guid, rows: readonly RevisionRow[]) {
    const { settings, rules, isOn } = await this.moneys.of(reader, competition);
    const heads = await withSiblings(reader, application);
    const head = heads.at(-1);
    if (!head) throw new Failure('notFound');
    const answers = await answersOf(reader, competition, heads.map(({ guid }) => guid)); // prettier-ignore
    const now = new Date().toISOString();
    const form = await this.fields.form(reader, competition);
    const revisions = isOn ? rows.map(asRevision) : [];
    const facts = { form: form?.used ?? null, rules, revisions, now, answers };
    const { derivation, items, prices, subscribedOn } = pricedNow(facts, head, heads.slice(0, -1));
    const isEstimate = head.state !== 'Subscribed';
    const plan = await plannedStages(reader, competition);
    return {
      isEstimate,
      currency: settings.currency,
      revision: rows.find((row) => row.prices === prices)?.no ?? 0,
      subscribedAt: isEstimate ? null : head.subscribedAt,
      ...derivation,
      lines: shownLines(derivation, items, prices),
      stages: stagesOf(derivation.total, plan, subscribedOn, rules.roundTo),
    };
  }
}

function shownLines({ lines }: Derivation, items: readonly FormItem[], prices: readonly FieldPrice[]) {
  const blocks = new Map(items.map(({ n, blockGuid }) => [n, blockGuid]));
  return lines.map((line) => ({
    ...line,
    blockGuid: line.item === null ? null : (blocks.get(line.item) ?? null),
    unit: unitOf(prices, line.price),
  }));
}

function unitOf(prices: readonly FieldPrice[], id: string) {
  return prices.find((price) => price.id === id)?.unit ?? 'item';
}

/** The list at subscribing, or a later one that was applied to all. */
function revisionFor(revisions: readonly RevisionRow[], subscribedAt: string | null): number {
  let found = 0;
  for (const { no, createdAt, appliedTo } of revisions) {
    if (appliedTo === 'all' || (subscribedAt !== null && createdAt.toISOString() <= subscribedAt)) found = no;
  }
  return found;
}
