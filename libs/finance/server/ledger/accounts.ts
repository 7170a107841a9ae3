// The account of an application: opened when it is subscribed, counted anew when what it is counted from changes. A
// difference is posted; what was posted before stays.

import { Injectable } from '@nestjs/common';
import { accountOn, accrual, dayIn, listOf, retention, type Account, type FieldPrice } from '@rampa/finance/domain';
import { Failure, type Guid } from '@rampa/kernel';
import { sql, type Transaction } from '@rampa/platform/server';
import { asRevision, EventMoneys, revisionsOf, type EventMoney } from '../prices/event-money.ts';
import { PriceableFields } from '../prices/priceable-fields.ts';
import { answersOf, itemsOf, withSiblings, type PricedHead } from '../prices/priced-applications.ts';
import type { RevisionRow } from '../prices/price-tables.ts';
import { discountsOfAccounts, factsOfAccounts, heldAccounts } from './account-reading.ts';
import { ACCOUNT, type AccountRow, type KeptRules, type PriceBasis } from './ledger-tables.ts';
import { takeChosenPayer } from './chosen-payers.ts';
import { audit, post } from './post.ts';

/** Who moves an account and why, as its statement says. */
export interface Moved {
  actor: string;
  reason: string;
}

/** An account whose sum has become another. */
export interface Recounted {
  application: Guid;
  before: number;
  after: number;
}

@Injectable()
export class Accounts {
  constructor(
    private readonly moneys: EventMoneys,
    private readonly fields: PriceableFields,
  ) {}

  /**
   * Held until the commit, in the order of their guids. One that was subscribed before there were accounts gets its own
   * now. Failures notSubscribed, financesOff.
   */
  async held(tx: Transaction, competition: Guid, of: readonly Guid[], moved: Moved): Promise<AccountRow[]> {
    if (!(await this.moneys.isOn(tx, competition))) throw new Failure('financesOff');
    const asked = [...new Set(of)].toSorted();
    const rows = await heldAccounts(tx, competition, asked);
    if (rows.length === asked.length) return rows;
    const known = new Set(rows.map(({ applicationGuid }) => applicationGuid));
    for (const application of asked) if (!known.has(application)) await this.subscribed(tx, competition, application, moved); // prettier-ignore
    return heldAccounts(tx, competition, asked);
  }

  /** Opened, or opened again by who had left: by the day and the list of now. Failure notSubscribed. */
  async subscribed(tx: Transaction, competition: Guid, application: Guid, moved: Moved): Promise<void> {
    await this.stand(tx, competition);
    const money = await this.moneys.of(tx, competition);
    const heads = await withSiblings(tx, application);
    const head = heads.at(-1);
    if (head?.state !== 'Subscribed' || head.subscribedAt === null) throw new Failure('notSubscribed');
    const revisions = await revisionsOf(tx, competition);
    const { basis, no } = await this.read(tx, competition, money, revisions, head, heads.slice(0, -1));
    const [plan] = await tx.query<{ guid: Guid }>(
      'select guid from finance.plan where competition_guid = $1 and is_default',
      [competition],
    );
    const fresh = {
      ...{ rules: rulesOf(money), basis, revisionNo: no, subscribedAt: new Date(head.subscribedAt) },
      ...{ withdrawnAt: null, planGuid: plan?.guid ?? null, derivation: EMPTY },
    };
    const [known] = await heldAccounts(tx, competition, [application]);
    if (known) await ACCOUNT.update(tx, { applicationGuid: application }, fresh);
    else await this.open(tx, application, { competitionGuid: competition, ...fresh });
    await this.takeRetentionBack(tx, competition, application, moved);
    const [row] = await heldAccounts(tx, competition, [application]);
    await this.recount(tx, row!, money, revisions, moved);
    const deed = known ? 'resubscribed' : 'opened';
    await audit(tx, { competition, application, thing: 'account', guid: application, deed, after: { revision: no }, ...moved }); // prettier-ignore
  }

  /** Whoever was named as the payer before is its payer. */
  private async open(
    tx: Transaction,
    applicationGuid: Guid,
    row: Omit<Parameters<typeof ACCOUNT.insert>[1], 'applicationGuid'>,
  ): Promise<void> {
    const payer = await takeChosenPayer(tx, applicationGuid);
    const whose = payer ? { payerRequisiteGuid: payer.guid, payerType: payer.type } : {};
    await ACCOUNT.insert(tx, { ...row, ...whose, applicationGuid });
  }

  /** What it was asked for is taken back; its money stays where it is. */
  async withdrawn(tx: Transaction, competition: Guid, application: Guid, moved: Moved): Promise<void> {
    const [row] = await heldAccounts(tx, competition, [application]);
    if (!row || row.withdrawnAt !== null) return;
    await post(tx, [accrual(application, competition, -row.postedTotal)], { competition, ...moved });
    await ACCOUNT.update(
      tx,
      { applicationGuid: application },
      { withdrawnAt: new Date(), postedTotal: 0, updatedAt: sql('now()') },
    );
    const before = { total: row.postedTotal };
    await audit(tx, { competition, application, thing: 'account', guid: application, deed: 'withdrawn', before, ...moved }); // prettier-ignore
  }

  /** Its answers have changed: they are read anew, and the earlier applications of its member with them. */
  edited(tx: Transaction, competition: Guid, application: Guid, moved: Moved): Promise<number> {
    return this.readAnew(tx, competition, application, moved, () => ({}));
  }

  /** Another moment of its sending counts: by the list of that day. Its plan and the event's rules stay as they were kept. */
  dated(tx: Transaction, competition: Guid, application: Guid, moved: Moved): Promise<number> {
    return this.readAnew(tx, competition, application, moved, ({ subscribedAt }, no) =>
      subscribedAt === null ? {} : { subscribedAt: new Date(subscribedAt), revisionNo: no },
    );
  }

  private async readAnew(
    tx: Transaction,
    competition: Guid,
    application: Guid,
    moved: Moved,
    also: (head: PricedHead, no: number) => Partial<Pick<AccountRow, 'subscribedAt' | 'revisionNo'>>,
  ): Promise<number> {
    await this.stand(tx, competition);
    const [row] = await heldAccounts(tx, competition, [application]);
    if (!row || row.withdrawnAt !== null) return 0;
    const money = await this.moneys.of(tx, competition);
    if (!money.isOn) return 0;
    const revisions = await revisionsOf(tx, competition);
    const heads = await withSiblings(tx, application);
    const head = heads.at(-1);
    if (!head) return 0;
    const { basis, no } = await this.read(tx, competition, money, revisions, head, heads.slice(0, -1));
    const fresh = { basis, ...also(head, no) };
    await ACCOUNT.update(tx, { applicationGuid: application }, fresh);
    return this.recount(tx, { ...row, ...fresh }, money, revisions, moved);
  }

  /** A discount or a day: the answers are as they were. Answers the difference that was posted. */
  async counted(tx: Transaction, row: AccountRow, moved: Moved): Promise<number> {
    if (row.withdrawnAt !== null) return 0;
    const money = await this.moneys.of(tx, row.competitionGuid);
    if (!money.isOn) return 0;
    return this.recount(tx, row, money, await revisionsOf(tx, row.competitionGuid), moved);
  }

  /** By prices that were applied to all; the caller holds the event's settings. Answers whose sums have changed. */
  async countedAll(tx: Transaction, competition: Guid, moved: Moved): Promise<Recounted[]> {
    const money = await this.moneys.of(tx, competition);
    if (!money.isOn) return [];
    const revisions = await revisionsOf(tx, competition);
    const sent = await tx.query<{ guid: Guid }>(
      `select guid from applications.v_priced_application where competition_guid = $1 and state = 'Subscribed' order by guid`,
      [competition],
    );
    const rows = await this.held(tx, competition, sent.map(({ guid }) => guid), moved); // prettier-ignore
    const changed: Recounted[] = [];
    for (const row of rows) {
      // It was called back while this waited for its account.
      if (row.withdrawnAt !== null) continue;
      const heads = await withSiblings(tx, row.applicationGuid);
      const { basis, no } = await this.read(tx, competition, money, revisions, heads.at(-1)!, heads.slice(0, -1));
      const fresh = { basis, revisionNo: no, rules: rulesOf(money) };
      await ACCOUNT.update(tx, { applicationGuid: row.applicationGuid }, fresh);
      const difference = await this.recount(tx, { ...row, ...fresh }, money, revisions, moved);
      const before = row.postedTotal;
      if (difference !== 0) changed.push({ application: row.applicationGuid, before, after: before + difference });
    }
    return changed;
  }

  /** What it would come to on a day, and what would be kept of it if it were withdrawn. */
  async derived(
    tx: Pick<Transaction, 'query'>,
    row: AccountRow,
    asked: { day?: string; withdrawal?: { at: string; documentedCosts: number | null } } = {},
  ): Promise<Account> {
    const money = await this.moneys.of(tx, row.competitionGuid);
    const revisions = await revisionsOf(tx, row.competitionGuid);
    const facts = await this.factsOf(tx, row, money, revisions);
    const { withdrawal, day = dayIn(new Date(), money.rules.timeZone) } = asked;
    return accountOn({ ...facts, withdrawal: withdrawal ? { ...withdrawal, retention: 'applied' } : null }, day);
  }

  private async recount(
    tx: Transaction,
    row: AccountRow,
    money: EventMoney,
    revisions: readonly RevisionRow[],
    moved: Moved,
  ): Promise<number> {
    const { applicationGuid: application, competitionGuid: competition } = row;
    const facts = await this.factsOf(tx, row, money, revisions);
    const { derivation } = accountOn(facts, dayIn(new Date(), money.rules.timeZone));
    const difference = derivation.total - row.postedTotal;
    await post(tx, [accrual(application, competition, difference)], { competition, ...moved });
    await ACCOUNT.update(
      tx,
      { applicationGuid: application },
      { derivation, postedTotal: derivation.total, updatedAt: sql('now()') },
    );
    return difference;
  }

  private async factsOf(
    tx: Pick<Transaction, 'query'>,
    row: AccountRow,
    money: EventMoney,
    revisions: readonly RevisionRow[],
  ) {
    const { applicationGuid, competitionGuid, basis, rules } = row;
    const facts = (await factsOfAccounts(tx, competitionGuid, [applicationGuid]))(row);
    return {
      ...{ event: { ...money.rules, ...rules }, prices: [], revisions: revisions.map(asRevision) },
      ...{ plan: facts.plan, payments: facts.payments, sponsors: facts.sponsors },
      siblings: basis.siblings.map((items) => ({ items })),
      discounts: await discountsOfAccounts(tx, competitionGuid, [applicationGuid]),
      application: {
        ...{
          subscribedAt: row.subscribedAt.toISOString(),
          payerType: row.payerType,
          items: rules.isFree ? [] : basis.items,
        },
      },
    };
  }

  private async read(
    tx: Transaction,
    competition: Guid,
    money: EventMoney,
    revisions: readonly RevisionRow[],
    head: PricedHead,
    siblings: readonly PricedHead[],
  ): Promise<{ basis: PriceBasis; no: number }> {
    const now = new Date().toISOString();
    const { timeZone } = money.rules;
    const at = head.subscribedAt ?? now;
    const list = listOf([], revisions.map(asRevision), at, dayIn(now, timeZone), timeZone) as readonly FieldPrice[];
    const form = (await this.fields.form(tx, competition))?.used ?? null;
    const answers = await answersOf(tx, competition, [head, ...siblings].map(({ guid }) => guid)); // prettier-ignore
    const itemsFor = ({ guid }: PricedHead) => itemsOf(form, answers.get(guid), list);
    return {
      basis: { items: itemsFor(head), siblings: siblings.map(itemsFor) },
      no: revisions.find(({ prices }) => prices === list)?.no ?? 0,
    };
  }

  /** Whoever saves prices waits for those who subscribe, and they for him. */
  private async stand(tx: Transaction, competition: Guid): Promise<void> {
    await tx.query('select from finance.setting where competition_guid = $1 for share', [competition]);
  }

  private async takeRetentionBack(tx: Transaction, competition: Guid, application: Guid, { actor }: Moved) {
    const taken = await tx.query<{ amount: number }>(
      `update finance.retention set taken_back_at = now(), taken_back_by = $2
        where application_guid = $1 and taken_back_at is null returning amount`,
      [application, actor],
    );
    for (const { amount } of taken) await postRetention(tx, { competition, application, amount: -amount, actor, reason: 'Заявка подана снова' }); // prettier-ignore
  }
}

export async function postRetention(
  tx: Transaction,
  { competition, application, amount, actor, reason }: Moved & { competition: Guid; application: Guid; amount: number },
): Promise<void> {
  await post(tx, [retention(application, competition, amount)], { competition, actor, reason });
}

const EMPTY = { lines: [], gross: 0, discounts: [], discount: 0, total: 0, vat: null };

function rulesOf({ rules, isOn }: EventMoney): KeptRules {
  const { priceDateBasis, laterChoices, roundTo, discountsCombine, vatBp, capByCosts } = rules;
  return {
    priceDateBasis,
    laterChoices,
    roundTo,
    discountsCombine,
    vatBp,
    capByCosts,
    ...(isOn ? {} : { isFree: true }),
  };
}
