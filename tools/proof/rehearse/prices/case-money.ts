// Discounts, sponsors, payments and the withdrawal of a worked case.

import {
  ApplicationSponsorChangeStatus,
  ApplicationSponsorCreate,
  ApplicationSponsorCreateByOrganizer,
  ApplicationUnsubscribe,
  DiscountChangeStatus,
  DiscountCreate,
  PaymentChangeStatus,
  PaymentCreate,
  PaymentCreateFromOrg,
  PaymentGetByApplication,
  ScheduleRetentionAddRetentionToApplication,
  type SentBody,
  type WithdrawalCountView,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import type {
  PricedDiscount,
  PricedPayment,
  PricedSponsor,
  Withdrawal,
} from '../../../../libs/finance/domain/price/index.ts';
import type { PriceEvent } from './price-event.ts';
import type { PriceProduct } from './price-product.ts';

const REASON = 'случай';

function sumOf({ percentBp, amount }: { percentBp?: number | null; amount?: number | null }) {
  return typeof percentBp === 'number' ? { percentBp } : { amount: amount ?? 0 };
}

export class CaseMoney {
  readonly #product: PriceProduct;
  readonly #event: PriceEvent;
  readonly #sponsors = new Map<string, Guid>();
  readonly #payments = new Map<PricedPayment, Guid>();

  constructor(product: PriceProduct, event: PriceEvent) {
    this.#product = product;
    this.#event = event;
  }

  async discount(applicationGuid: Guid, one: PricedDiscount): Promise<void> {
    const { status, reason } = one;
    const query = {
      ...this.#event.query,
      applicationGuid,
      ...sumOf(one),
      reason,
      isProposed: String(status !== 'Granted'),
    };
    const { guid } = await this.#product.desk(DiscountCreate, { query });
    if (status !== 'Declined') return;
    await this.#product.desk(DiscountChangeStatus, { query: { discountGuid: guid }, body: { status, reason: REASON } });
  }

  async sponsor(applicationGuid: Guid, one: PricedSponsor): Promise<void> {
    const { id, status } = one;
    const sent = { query: this.#event.query, body: { applicationGuid, requisite: { title: id }, ...sumOf(one) } };
    const isAccepted = status === 'Accepted' || status === 'Paid';
    const { guid } = isAccepted
      ? await this.#product.desk(ApplicationSponsorCreateByOrganizer, sent)
      : await this.#product.own(ApplicationSponsorCreate, sent);
    this.#sponsors.set(id, guid);
    if (status !== 'Declined') return;
    const query = { applicationSponsorGuid: guid };
    await this.#product.desk(ApplicationSponsorChangeStatus, { query, body: { status, reason: REASON } });
  }

  /** A member says that he has paid, and an organizer decides; what others pay or comes too late he records himself. */
  async pay(applicationGuid: Guid, payment: PricedPayment, isLate: boolean): Promise<void> {
    const { amount, paidOn, status, from } = payment;
    const paymentGuid = newGuid();
    this.#payments.set(payment, paymentGuid);
    const sponsor = from && from !== 'member' ? this.#sponsors.get(from) : null;
    if (sponsor === undefined) throw new Error(`Спонсора «${from}» в случае нет.`);
    const sent = { ...this.#event.query, applicationGuid, paymentGuid, amount, datePayment: paidOn };
    const isMoney = status === 'Confirmed' || status === 'Refunded';
    if (isMoney && (sponsor || isLate)) {
      const query = { ...sent, ...(sponsor ? { applicationSponsorGuid: sponsor } : {}) };
      await this.#product.desk(PaymentCreateFromOrg, { query });
      return;
    }
    await this.#product.upload(PaymentCreate, { ...sent, invoiceNumber: `П-${this.#payments.size}` });
    if (isMoney) await this.#decide(paymentGuid, { status: 'Confirmed' });
    if (status === 'Rejected') await this.#decide(paymentGuid, { status, reason: REASON });
  }

  async refund(payment: PricedPayment, { amount, on }: { amount: number; on: string }): Promise<void> {
    const refund = { refundGuid: newGuid(), amount, on, method: 'bank' as const };
    await this.#decide(this.#payments.get(payment)!, { status: 'Refunded', reason: REASON, refund });
  }

  async withdraw(applicationGuid: Guid, { retention, documentedCosts }: Withdrawal): Promise<WithdrawalCountView> {
    await this.#product.own(ApplicationUnsubscribe, { query: { applicationGuid } });
    if (retention === 'none') {
      const { account } = await this.#product.desk(PaymentGetByApplication, { query: { applicationGuid } });
      return account!.proposal!;
    }
    const { withdrawal } = await this.#product.desk(ScheduleRetentionAddRetentionToApplication, {
      query: { ...this.#event.query, applicationGuid },
      body: { documentedCosts: documentedCosts ?? null, reason: REASON },
    });
    return withdrawal!;
  }

  /** In the words of a case. */
  told({ lines, refunds, ...sums }: WithdrawalCountView, itemOf: (n: number | null) => number | null): object {
    const named = (guid: Guid | null) =>
      guid === null ? 'member' : [...this.#sponsors].find(([, known]) => known === guid)?.[0];
    return {
      ...sums,
      lines: lines.map(({ item, price, row, ...line }) => ({
        ...{ ...line, item: itemOf(item), price: this.#event.nameOf(price) },
        row: row && Object.fromEntries(Object.entries(row).filter(([key, value]) => key === 'daysTo' || (value !== null && value !== false))), // prettier-ignore
      })),
      refunds: refunds.map(({ applicationSponsorGuid, amount }) => ({ to: named(applicationSponsorGuid), amount })),
    };
  }

  async #decide(paymentGuid: Guid, body: SentBody<typeof PaymentChangeStatus>): Promise<void> {
    await this.#product.desk(PaymentChangeStatus, { query: { paymentGuid }, body });
  }
}
