// What a paper of an application says today.

import { Injectable } from '@nestjs/common';
import { Competitions } from '@rampa/competitions/server';
import {
  dayIn,
  nextDue,
  reconciliationOf,
  vatBasisBy,
  type ActContent,
  type CashOrderContent,
  type ContractContent,
  type DocumentContent,
  type FieldPrice,
  type InvoiceContent,
  type MoneyCurrency,
  type PaperLine,
  type ReconciliationContent,
  type RetentionTerm,
} from '@rampa/finance/domain';
import { Failure, inQuotes, type Guid } from '@rampa/kernel';
import type { EventScope, Reader } from '@rampa/platform/server';
import { factsOfAccounts, standingOfAccount } from '../ledger/account-reading.ts';
import { actorNames } from '../ledger/actor-names.ts';
import { ACCOUNT, PAYMENT, REFUND } from '../ledger/ledger-tables.ts';
import { ReadAccount } from '../ledger/read-account.ts';
import { currentOffer } from '../offers/accepted-offers.ts';
import { offerContent } from '../offers/offer-content.ts';
import { memberOf } from '../payments/payment-targets.ts';
import { EventMoneys } from '../prices/event-money.ts';
import { PRICE_REVISION } from '../prices/price-tables.ts';
import { eventDays, linesOf, retentionTerms, vatOf } from './paper-lines.ts';
import type { AskedDocument, MadeContent, PaperBase } from './made-content.ts';
import { payeeOf, payerOf } from './parties.ts';
import { sponsorContent } from './sponsor-content.ts';

@Injectable()
export class DocumentContents {
  constructor(
    private readonly competitions: Competitions,
    private readonly moneys: EventMoneys,
    private readonly accounts: ReadAccount,
  ) {}

  /** Failures notSubscribed, requisiteMissing, payerRequisiteMissing, nothingDue, actTooEarly, documentMissing. */
  async of(reader: Reader, scope: EventScope, application: Guid, asked: AskedDocument): Promise<MadeContent> {
    const base = await this.base(reader, scope, application);
    if (asked.sponsor !== undefined) return sponsorContent(reader, base, asked.sponsor, asked.type);
    const { payee, payer } = base;
    const made = (content: DocumentContent, amount: number, part = '', cash: Guid | null = null): MadeContent => ({
      ...{ content, part, cash, amount, payee, payer, sponsor: null },
    });
    switch (asked.type) {
      case 'invoice':
      case 'receipt': {
        const { content, part } = invoiceOf(base, asked.stage);
        const isSlip = asked.type === 'receipt';
        return made(isSlip ? { ...content, type: 'receipt' } : content, content.toPay, part);
      }
      case 'contract': {
        if (payer.guid === null) throw new Failure('payerRequisiteMissing');
        const content = await this.contract(reader, base);
        return made(content, content.total);
      }
      case 'act': {
        const content = await this.act(reader, scope, base);
        return made(content, content.total);
      }
      case 'reconciliation': {
        const content = await this.reconciliation(scope, base, application, asked);
        // Each period that somebody chose is a paper of its own.
        const part = asked.from || asked.to ? `${content.from}:${content.to}` : '';
        return made(content, content.closing, part);
      }
      case 'cashOrder': {
        const { content, cash } = await cashOrder(reader, base, application, asked);
        return made(content, content.sum, cash, cash as Guid);
      }
      case 'offer':
        return made(await offerContent(reader, base, application), 0);
      default:
        throw new Failure('documentMissing');
    }
  }

  private async base(reader: Reader, scope: EventScope, application: Guid): Promise<PaperBase> {
    const { competition, organizer } = scope;
    const account = await ACCOUNT.find(reader, { applicationGuid: application, competitionGuid: competition });
    if (!account) throw new Failure('notSubscribed');
    const { settings, rules, endDate } = await this.moneys.of(reader, competition);
    const face = await this.competitions.face(reader, competition);
    const today = dayIn(new Date().toISOString(), rules.timeZone);
    const facts = (await factsOfAccounts(reader, competition, [application]))(account);
    const standing = standingOfAccount({ ...account, total: account.derivation.total }, facts, today, rules.timeZone);
    const [head] = await reader.query<{ name: string }>(
      `select coalesce(nullif(m.full_name, ''), h.title) as name from applications.v_application_head h
         left join accounts.v_account m on m.guid = h.member_guid where h.guid = $1`,
      [application],
    );
    const offer = await currentOffer(reader, competition);
    const payee = await payeeOf(reader, organizer, competition);
    const payer = await payerOf(reader, account.payerRequisiteGuid, head?.name ?? '');
    return {
      ...{ account, facts, standing, today, timeZone: rules.timeZone, endDate, payee, payer },
      isMember: memberOf(scope) !== null,
      offer: offer && { version: offer.no, date: offer.publishedOn },
      ...{ vatBasis: vatBasisBy(settings.vatBasis, payee.taxSystem), isForm: settings.cashOrders },
      common: {
        ...{ number: '', date: today, city: face.city, currency: settings.currency as MoneyCurrency },
        ...{ eventTitle: face.title, eventDates: eventDays(face.beginDate, face.endDate), eventPlace: face.city },
        payee: { ...payee.party, passport: '' },
        payer: { ...payer.party, passport: '' },
      },
    };
  }

  private async contract(reader: Reader, base: PaperBase): Promise<ContractContent> {
    const { account, common, payer, standing } = base;
    const priced = pricedOf(base);
    const revision = await PRICE_REVISION.find(reader, {
      competitionGuid: account.competitionGuid,
      no: account.revisionNo,
    });
    const used = new Set(account.derivation.lines.map(({ price }) => price));
    const prices = (revision?.prices ?? []).filter(({ id }) => used.has(id)) as readonly FieldPrice[];
    return {
      ...{ ...common, ...priced, type: 'contract' },
      payer: payer.party,
      performances: priced.lines.map(({ title }) => title),
      stages: standing.stages.map(({ title, effectiveDue, amount }) => ({ title, due: effectiveDue, amount })),
      retention: sameTerms(prices.map((price) => retentionTerms(price, common.currency))),
    };
  }

  private async act(reader: Reader, scope: EventScope, base: PaperBase): Promise<ActContent> {
    const { account, common, facts, today, endDate, vatBasis } = base;
    if (memberOf(scope) !== null && today < endDate && !account.withdrawnAt) throw new Failure('actTooEarly');
    const [contract] = await reader.query<{ number: string; date: string }>(
      `select number, issued_on::text as date from finance.document
        where application_guid = $1 and type = 'contract' and status = 'Issued'`,
      [account.applicationGuid],
    );
    const kept = contract ?? null;
    if (!account.withdrawnAt) return { ...common, ...pricedOf(base), type: 'act', isRetention: false, contract: kept };
    if (facts.retained === 0) throw new Failure('nothingDue');
    const sum = facts.retained;
    const lines: PaperLine[] = [
      { title: 'Удержание при отказе от участия', quantity: 1, unit: 'усл.', price: sum, sum },
    ];
    const vat = vatOf(account.rules.vatBp, sum, vatBasis);
    return { ...common, type: 'act', lines, discounts: [], total: sum, vat, isRetention: true, contract: kept };
  }

  /** Nothing is known of days to come: the last one is today at the latest. */
  private async reconciliation(
    scope: EventScope,
    base: PaperBase,
    application: Guid,
    asked: AskedDocument,
  ): Promise<ReconciliationContent> {
    const { common, today, timeZone } = base;
    const { lines } = await this.accounts.ledger(scope, application);
    const dated = lines.map((line) => ({ ...line, date: dayIn(line.at, timeZone) }));
    const to = asked.to && asked.to < today ? asked.to : today;
    const from = asked.from ?? dated[0]?.date ?? today;
    if (from > to) throw new Failure('badRequest', { field: 'dateTo' });
    return { ...common, type: 'reconciliation', ...reconciliationOf(dated, from, to) };
  }
}

function pricedOf({ account, facts, vatBasis }: PaperBase) {
  const { derivation, rules, basis } = account;
  const lines = linesOf(derivation, basis.items);
  if (facts.retained > 0)
    lines.push({ title: 'Удержание за часть, от которой отказались', quantity: 1, unit: 'усл.', price: facts.retained, sum: facts.retained }); // prettier-ignore
  const discounts = derivation.discounts
    .filter(({ amount }) => amount > 0)
    .map(({ reason, amount }) => ({ title: reason, sum: amount }));
  const total = derivation.total + facts.retained;
  return { lines, discounts, total, vat: vatOf(rules.vatBp, total, vatBasis, derivation.vat) };
}

function invoiceOf(base: PaperBase, stage: number | undefined): { content: InvoiceContent; part: string } {
  const { account, common, standing, today } = base;
  const priced = pricedOf(base);
  const { paid, fromSponsors, stages } = standing;
  if (account.withdrawnAt) throw new Failure('nothingDue');
  const one = stage === undefined ? undefined : stages[stage];
  if (stage !== undefined && !one) throw new Failure('documentMissing');
  const before = one ? stages.slice(0, stage).reduce((sum, { amount }) => sum + amount, 0) : 0;
  // What sponsors have promised covers the first stages.
  const toPay = one
    ? Math.min(one.amount, Math.max(0, before + one.amount - paid - fromSponsors))
    : priced.total - paid - fromSponsors;
  if (toPay <= 0) throw new Failure('nothingDue');
  const due = one?.effectiveDue ?? nextDue(standing)?.due ?? today;
  const content: InvoiceContent = {
    ...{ ...common, ...priced, type: 'invoice', payUntil: due < today ? today : due },
    ...{ paidBefore: one ? 0 : paid, fromSponsors: one ? 0 : fromSponsors, toPay, offer: base.offer },
    stage: one ? { title: one.title, due: one.effectiveDue, amount: one.amount } : null,
    // Left out where there are none: a paper that stands has the same content as before.
    ...(base.payee.images ? { images: base.payee.images } : {}),
  };
  return { content, part: stage === undefined ? '' : String(stage) };
}

async function cashOrder(
  reader: Reader,
  base: PaperBase,
  application: Guid,
  { payment, refund }: AskedDocument,
): Promise<{ content: CashOrderContent; cash: string }> {
  const { common, account, isForm, vatBasis } = base;
  const [part] = payment
    ? await reader.query('select from finance.allocation where payment_guid = $1 and application_guid = $2', [payment, application]) // prettier-ignore
    : [];
  const row = part ? await PAYMENT.find(reader, { guid: payment! }) : null;
  const back = refund && row ? await REFUND.find(reader, { guid: refund, paymentGuid: row.guid }) : null;
  const cash = refund ? back : row;
  if (!row || !cash || cash.method !== 'cash' || cash.receiptNo === null) throw new Failure('documentMissing');
  const names = await actorNames(reader, [cash.cashier]);
  const what = `Участие в мероприятии ${inQuotes(common.eventTitle)}`;
  const content: CashOrderContent = {
    ...{ ...common, type: 'cashOrder', isOut: back !== null, isForm, sum: cash.amount },
    ...{ number: String(cash.receiptNo), date: cash.shiftOn ?? common.date, cashier: names(cash.cashier) },
    basis: back ? `Возврат платежа № ${row.number}. ${what}` : what,
    vat: vatOf(account.rules.vatBp, cash.amount, vatBasis),
    identity: '',
  };
  return { content, cash: cash.guid };
}

/** Of several prices with the same table one; of different ones all, each under what it belongs to. */
function sameTerms(all: readonly RetentionTerm[][]): RetentionTerm[] {
  const seen = new Set<string>();
  return all
    .filter((terms) => terms.length > 0 && !seen.has(JSON.stringify(terms)) && seen.add(JSON.stringify(terms)))
    .flat();
}
