import { Injectable } from '@nestjs/common';
import type { TouchedApplications } from '@rampa/contract';
import type { FieldPrice } from '@rampa/finance/domain';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { pricedNow, type PricedFacts } from './derived-price.ts';
import { asRevision, revisionsOf, type EventMoney } from './event-money.ts';
import { PriceableFields } from './priceable-fields.ts';
import { answersOf, headsOfEvent, type PricedHead } from './priced-applications.ts';

@Injectable()
export class PriceImpact {
  constructor(private readonly fields: PriceableFields) {}

  /** What the next list does to the subscribed applications of an event, and how many are not subscribed yet. */
  async of(
    reader: Reader,
    competition: Guid,
    { rules }: EventMoney,
    next: readonly FieldPrice[],
    applyTo: 'new' | 'all',
  ): Promise<TouchedApplications> {
    const heads = await headsOfEvent(reader, competition);
    const subscribed = heads.filter(({ state }) => state === 'Subscribed');
    const drafts = heads.filter(({ state }) => state === 'Draft' || state === 'Submitted').length;
    const form = await this.fields.form(reader, competition);
    const answers = await answersOf(reader, competition, null);
    const revisions = (await revisionsOf(reader, competition)).map(asRevision);
    const now = new Date().toISOString();
    const facts = { form: form?.used ?? null, rules, revisions, now, answers };
    const before = totals(facts, subscribed);
    const list = { at: now, applyTo: 'all' as const, prices: next };
    const after = applyTo === 'all' ? totals({ ...facts, revisions: [...revisions, list] }, subscribed) : before;
    const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
    const changed = subscribed.flatMap(({ guid }, at) =>
      before[at] === after[at] ? [] : [{ guid, before: before[at]!, after: after[at]! }],
    );
    const rows = await named(reader, changed.slice(0, SHOWN));
    const sums = { before: sum(before), after: sum(after) };
    return { subscribed: subscribed.length, drafts, changed: changed.length, ...sums, rows };
  }
}

/** As many as somebody reads before he decides. */
const SHOWN = 100;

async function named(
  reader: Reader,
  changed: readonly { guid: Guid; before: number; after: number }[],
): Promise<TouchedApplications['rows']> {
  if (changed.length === 0) return [];
  const heads = await reader.query<{ guid: Guid; number: number | null; title: string }>(
    'select guid, number, title from applications.v_application_head where guid = any ($1::uuid[])',
    [changed.map(({ guid }) => guid)],
  );
  const byGuid = new Map(heads.map((head) => [head.guid, head]));
  return changed.map(({ guid, ...sums }) => {
    const { number = null, title = '' } = byGuid.get(guid) ?? {};
    return { applicationGuid: guid, number, title, ...sums };
  });
}

function totals(facts: PricedFacts, subscribed: readonly PricedHead[]): number[] {
  const ofMember = new Map<string, PricedHead[]>();
  return subscribed.map((head) => {
    const earlier = head.member === null ? [] : (ofMember.get(head.member) ?? []);
    if (head.member !== null) ofMember.set(head.member, [...earlier, head]);
    return pricedNow(facts, head, earlier).derivation.total;
  });
}
