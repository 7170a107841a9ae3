// One worked case from its prices to its withdrawal, each deed at its own moment, by the calls of the product.

import {
  ApplicationChangeRequisite,
  CompetitionFieldPriceGetByApplication,
  PaymentGetByApplication,
  type WithdrawalCountView,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { dayIn, plusDays } from '../../../../libs/finance/domain/price/index.ts';
import { CaseApplication } from './case-application.ts';
import { CaseMoney } from './case-money.ts';
import { startOfDay } from './local-day.ts';
import { PriceEvent } from './price-event.ts';
import type { PriceCase } from './price-file.ts';
import type { PriceProduct } from './price-product.ts';

const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000];
/** Of the same moment: a list is in force for who subscribes at its instant; a day is asked about when it is over. */
const ORDER = ['set', 'sibling', 'item', 'subscribe', 'pay', 'refund', 'withdraw', 'ask'] as const;

interface Deed {
  at: number;
  kind: (typeof ORDER)[number];
  do(): Promise<unknown>;
}

const MOST_TRIES = 5;

/** Time goes on: a busy machine may do past midnight what belongs to the last second of a day, and then begins again. */
export async function playCase(product: PriceProduct, one: PriceCase): Promise<unknown> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const told = await playOnce(product, one);
    if (told !== null) return told;
  }
  throw new Error(`Машина занята: день кончился раньше дела, попыток ${MOST_TRIES}.`);
}

/** Null: a deed has come late for its day. */
async function playOnce(product: PriceProduct, one: PriceCase): Promise<object | null> {
  const { event, prices, revisions, plan } = one;
  const played = new PlayedCase(product, one);
  const deeds = played.deeds().toSorted((a, b) => a.at - b.at || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  await product.at(deeds[0]!.at - 2 * DAY);
  const lists = [prices, ...(revisions ?? []).map((revision) => revision.prices)];
  await played.begin(await PriceEvent.make(product, { event, lists, plan: plan ?? null }));
  for (const deed of deeds) {
    const day = dayIn(deed.at, event.timeZone);
    await played.night(day);
    const began = performance.now();
    await product.at(deed.at);
    await deed.do();
    if (dayIn(Math.ceil(deed.at + performance.now() - began), event.timeZone) !== day) return null;
  }
  return played.told();
}

class PlayedCase {
  readonly #product: PriceProduct;
  readonly #case: PriceCase;
  readonly #at: object[] = [];
  readonly #days: readonly string[];
  #event!: PriceEvent;
  #application!: CaseApplication;
  #money!: CaseMoney;
  #subscribed: Guid | null = null;
  #today = '';
  #derived: object = {};
  #withdrawal: WithdrawalCountView | null = null;

  constructor(product: PriceProduct, one: PriceCase) {
    this.#product = product;
    this.#case = one;
    this.#days = (one.asOf.length > 0 ? one.asOf : [one.event.beginDate]).toSorted();
  }

  async begin(event: PriceEvent): Promise<void> {
    this.#event = event;
    this.#application = new CaseApplication(this.#product, event);
    this.#money = new CaseMoney(this.#product, event);
    await event.savePrices(this.#case.prices);
  }

  deeds(): Deed[] {
    const { application, siblings, revisions, payments, withdrawal, event } = this.#case;
    const from = Date.parse(application.subscribedAt);
    const left = withdrawal ? Date.parse(withdrawal.at) : Number.POSITIVE_INFINITY;
    const dayOf = (day: string) => startOfDay(day, event.timeZone);
    const deed = (kind: Deed['kind'], at: number, done: Deed['do']): Deed => ({ kind, at, do: done });
    return [
      ...(revisions ?? []).map(({ at, applyTo, prices }) =>
        deed('set', Date.parse(at), () => this.#event.savePrices(prices, applyTo)),
      ),
      ...(siblings ?? []).map(({ items }, at, all) =>
        deed('sibling', from - (1 + all.length - at) * HOUR, () => this.#sibling(items)),
      ),
      ...application.items.map((item) =>
        deed('item', item.createdAt ? Date.parse(item.createdAt) : from - MINUTE, () => this.#application.add(item)),
      ),
      deed('subscribe', from, () => this.#subscribe()),
      ...(payments ?? []).flatMap((payment) => {
        const begins = dayOf(payment.paidOn);
        const at = Math.max(begins + MINUTE, from + SECOND);
        const wholly = payment.status === 'Refunded' ? [{ amount: payment.amount, on: payment.paidOn }] : [];
        const back = payment.refunds?.length ? payment.refunds : wholly;
        return [
          deed('pay', at, () => this.#money.pay(this.#subscribed!, payment, at > left)),
          ...back.map((refund) =>
            deed('refund', Math.max(dayOf(refund.on) + 2 * MINUTE, at), () => this.#money.refund(payment, refund)),
          ),
        ];
      }),
      ...(withdrawal
        ? [deed('withdraw', left, async () => (this.#withdrawal = await this.#money.withdraw(this.#subscribed!, withdrawal)))] // prettier-ignore
        : []),
      ...this.#days.map((day) => deed('ask', dayOf(plusDays(day, 1)) - SECOND / 2, () => this.#ask(day))),
    ];
  }

  /** Each day begins with its own prices: of the nights between two deeds the last one decides. */
  async night(today: string): Promise<void> {
    const { priceDateBasis, timeZone } = this.#case.event;
    if (priceDateBasis !== 'payment' || this.#subscribed === null || today === this.#today) return;
    await this.#product.at(startOfDay(today, timeZone) + 5 * MINUTE);
    await this.#product.newDay(timeZone);
    this.#today = today;
  }

  told(): object {
    const { asOf } = this.#case;
    const byDay = new Map(this.#days.map((day, at) => [day, this.#at[at]]));
    const withdrawal = this.#withdrawal && this.#money.told(this.#withdrawal, (n) => this.#itemOf(n));
    return { ...this.#derived, at: asOf.map((day) => byDay.get(day)), ...(withdrawal ? { withdrawal } : {}) };
  }

  async #sibling(items: PriceCase['application']['items']): Promise<void> {
    const application = new CaseApplication(this.#product, this.#event);
    for (const item of items) await application.add(item);
    await application.subscribe();
  }

  async #subscribe(): Promise<void> {
    const { application, discounts, sponsors } = this.#case;
    const applicationGuid = (this.#subscribed = await this.#application.subscribe());
    const requisiteGuid = await this.#product.requisite(application.payerType);
    await this.#product.own(ApplicationChangeRequisite, { query: { applicationGuid }, body: { requisiteGuid } });
    for (const one of discounts ?? []) await this.#money.discount(applicationGuid, one);
    for (const one of sponsors ?? []) await this.#money.sponsor(applicationGuid, one);
  }

  /** Lines are those of the last day that is asked about. */
  async #ask(day: string): Promise<void> {
    const query = { applicationGuid: this.#subscribed! };
    const { account } = await this.#product.desk(PaymentGetByApplication, { query });
    const { today, ...standing } = account!;
    const isFixed = this.#case.event.priceDateBasis === 'payment';
    this.#at.push({ ...standing, date: today, ...(isFixed ? {} : { priceFixedOn: undefined }) });
    if (day !== this.#days.at(-1)) return;
    const derived = await this.#product.desk(CompetitionFieldPriceGetByApplication, { query });
    this.#derived = {
      ...derived,
      lines: derived.lines.map(({ item, price, ...line }) => ({
        ...{ ...line, item: this.#itemOf(item), price: this.#event.nameOf(price) },
      })),
    };
  }

  /** The product numbers instances that cost something; a case numbers all. */
  #itemOf(n: number | null): number | null {
    const priced = this.#case.application.items.filter(({ choices }) => choices.length > 0);
    return n === null ? null : (priced.toSorted((a, b) => a.n - b.n)[n - 1]?.n ?? null);
  }
}
