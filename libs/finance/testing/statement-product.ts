// The world of a folder of statements put into a database, and what the product's calls then propose for each file: in the
// words of the cases. Numbers of papers and days of claims are given, so that what no call can make is written by SQL.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newGuid, type Guid } from '@rampa/kernel';
import type { BankFileView, BankRowView } from '@rampa/contract';
import { keyOf, textOfKey, type BankRow, type KnownRow, type MoneyTarget } from '../domain/index.ts';
import type { StatementTold } from './statement-cases.ts';

export interface StatementProduct {
  organizer: Guid;
  competition: Guid;
  sql(text: string, values?: readonly unknown[]): Promise<unknown>;
  /** `BankStatement/Import`; the code of a refusal, and how it was read. */
  send(bytes: Uint8Array, name: string): Promise<SentStatement>;
  /** `BankStatement/GetRows`, one page. */
  page(file: Guid, pageNumber: number): Promise<{ file: BankFileView; collection: BankRowView[]; totalCount: number }>;
}

export interface SentStatement {
  guid: Guid | null;
  code: string;
  encoding: string;
}

interface Paper {
  number: string;
  target: string;
  state: string;
  requisite: string;
}

interface World {
  organizer: { requisites: { guid: string; name: string; inn: string; accounts: string[] }[] };
  targets: MoneyTarget[];
  invoices: Paper[];
  contracts?: Paper[];
  pending?: { guid: string; target: string; amount: number; paidOn: string; number: string }[];
  known?: KnownRow[];
}

const REFUSED: Record<string, string> = { statementUnreadable: 'notStatement', statementForeign: 'notOurAccount' };
const RULES = {
  ...{ priceDateBasis: 'subscription', laterChoices: 'subscriptionDate', roundTo: 100 },
  ...{ discountsCombine: 'add', vatBp: null, capByCosts: true },
};

export class StatementWorld {
  private readonly guids = new Map<string, Guid>();
  private readonly names = new Map<string, string>();

  private readonly product: StatementProduct;

  private constructor(product: StatementProduct) {
    this.product = product;
  }

  static async make(product: StatementProduct, folder: string): Promise<StatementWorld> {
    const world = new StatementWorld(product);
    await world.fill(JSON.parse(readFileSync(join(folder, 'world.json'), 'utf8')) as World);
    return world;
  }

  /** As the calls tell it; afterwards its rows are forgotten, because each file of the cases comes alone. */
  async proposed(name: string, bytes: Uint8Array): Promise<StatementTold> {
    const { guid, code, encoding } = await this.product.send(bytes, name);
    if (guid === null) return { encoding, refused: REFUSED[code] ?? code, warnings: [], accounts: [], rows: [] };
    const kept = new Map<number, BankRowView>();
    let file: BankFileView;
    for (let page = 1; ; page += 1) {
      const answer = await this.product.page(guid, page);
      file = answer.file;
      for (const row of answer.collection) kept.set(row.position, row);
      if (answer.collection.length === 0 || kept.size >= answer.totalCount) break;
    }
    await this.product.sql('delete from finance.bank_row where file_guid = $1', [guid]);
    await this.product.sql('delete from finance.bank_file where guid = $1', [guid]);
    const rows = Array.from({ length: file.rowCount + file.passedOver }, (_, at) => this.rowTold(kept.get(at)));
    return { encoding: file.encoding, refused: null, warnings: file.warnings, accounts: file.accounts, rows };
  }

  private rowTold(row: BankRowView | undefined): Record<string, unknown> {
    // Money that went out and is no refund is not kept.
    if (!row) return { state: 'ok', direction: 'out', action: 'ignore', flags: [] };
    const { state, direction, proposal } = row;
    if (!proposal) return { state };
    const { action, flags, confidence, by, advance, candidates, paymentGuid } = proposal;
    const allocations = proposal.allocations.map(({ targetGuid, amount }) => [this.names.get(targetGuid), amount]);
    if (direction === 'out')
      return { state, direction, action, ...(allocations.length > 0 ? { allocations } : {}), flags };
    return {
      ...{ state, confidence, by, action, allocations, advance, flags },
      ...(paymentGuid && { payment: this.names.get(paymentGuid) }),
      ...(candidates.length > 0 && { candidates: candidates.map(({ targetGuid }) => this.names.get(targetGuid)) }),
    };
  }

  private guid(name: string): Guid {
    const known = this.guids.get(name);
    if (known) return known;
    const guid = newGuid();
    this.guids.set(name, guid);
    this.names.set(guid, name);
    return guid;
  }

  private async fill({ organizer, targets, invoices, contracts = [], pending = [], known = [] }: World): Promise<void> {
    let ordinal = 0;
    const firms = new Map<string, Guid>();
    for (const { guid, name, inn, accounts } of organizer.requisites)
      for (const paymentAccount of accounts) {
        const fields = { organizationName: name, inn, paymentAccount };
        const own = await this.requisite('Organizer', this.product.organizer, (ordinal += 1), fields);
        if (!firms.has(guid)) firms.set(guid, own);
      }
    for (const [at, target] of targets.entries())
      await (target.kind === 'sponsor' ? this.sponsor(target, at) : this.application(target, at));
    for (const [at, paper] of invoices.entries()) await this.paper('invoice', paper, at, firms);
    for (const [at, paper] of contracts.entries()) await this.paper('contract', paper, at, firms);
    for (const claim of pending) {
      const target = targets.find(({ guid }) => guid === claim.target);
      await this.payment(this.guid(claim.guid), claim, 'Pending', this.guid(claim.target), target?.kind === 'sponsor');
    }
    if (known.length > 0) await this.known(known);
  }

  private async requisite(owner: string, ownerGuid: Guid, ordinal: number, fields: object): Promise<Guid> {
    const guid = newGuid();
    await this.product.sql(
      `insert into finance.requisite (guid, owner_type, owner_guid, ordinal_number, country, type, fields)
       values ($1, $2, $3, $4, 'RU', 1, $5)`,
      [guid, owner, ownerGuid, ordinal, JSON.stringify(fields)],
    );
    return guid;
  }

  private async application(target: MoneyTarget, at: number): Promise<void> {
    const { names, payerInn, open, dueNow, refundDue, isWithdrawn } = target;
    const [title = '', organizationName = '', fullName = '', ...more] = names;
    if (more.length > 0 || (open > 0 && refundDue > 0)) throw new Error(`${target.guid}: такой заявки не бывает`);
    const guid = this.guid(target.guid);
    const payer = await this.requisite('Member', this.product.organizer, 1_000 + at, {
      organizationName,
      fullName,
      inn: payerInn,
    });
    const due = Math.max(0, Math.min(dueNow, open));
    const stage = (name: string, amount: number, dueDate: string) => ({
      ...{ title: name, dueDate, daysAfter: null, percentBp: null, amount, isObligatory: true },
    });
    const plan = newGuid();
    await this.account(guid, at, { title, total: Math.max(0, open), isWithdrawn, payer, plan, stages: [stage('Теперь', due, '2000-01-02'), stage('Потом', Math.max(0, open) - due, '2999-01-01')] }); // prettier-ignore
    if (refundDue > 0)
      await this.payment(newGuid(), { amount: refundDue, paidOn: '2000-01-02', number: '' }, 'Confirmed', guid);
  }

  /** A share of an application that costs as much, and that nobody else owes anything of. */
  private async sponsor({ guid, names, payerInn, open }: MoneyTarget, at: number): Promise<void> {
    const host = this.guid(`${guid}: application`);
    await this.account(host, at, { title: '', total: open, isWithdrawn: false, payer: null, plan: null, stages: [] });
    await this.product.sql(
      `insert into finance.sponsor (guid, competition_guid, application_guid, title, requisite, amount, status, by_member, author)
       values ($1, $2, $3, $4, $5, $6, 'Accepted', false, 'cases')`,
      [this.guid(guid), this.product.competition, host, names[0] ?? '', JSON.stringify({ inn: payerInn }), open],
    );
    this.guids.set(`${guid}: host`, host);
  }

  private async account(
    guid: Guid,
    at: number,
    { title, total, isWithdrawn, payer, plan, stages }: { title: string; total: number; isWithdrawn: boolean; payer: Guid | null; plan: Guid | null; stages: object[] }, // prettier-ignore
  ): Promise<void> {
    const { sql, competition } = this.product;
    await sql(
      `insert into applications.application (guid, competition_guid, number, state, revision, percent, title, date_subscribe)
       values ($1, $2, $3, 'Subscribed', 1, 100, $4, '2000-01-01')`,
      [guid, competition, at + 1, title],
    );
    if (plan)
      await sql(
        `insert into finance.plan (guid, competition_guid, title, is_default, stages) values ($1, $2, $4, false, $3)`,
        [plan, competition, JSON.stringify(stages), `План ${at}`],
      );
    const derivation = { ...{ lines: [], gross: total, discounts: [], discount: 0, total, vat: null } };
    await sql(
      `insert into finance.account (application_guid, competition_guid, payer_requisite_guid, plan_guid, rules, basis,
         revision_no, subscribed_at, withdrawn_at, derivation, posted_total)
       values ($1, $2, $3, $4, $5, '{"items":[],"siblings":[]}', 0, '2000-01-01', $6, $7, 0)`,
      [guid, competition, payer, plan, JSON.stringify(RULES), isWithdrawn ? '2000-02-01' : null, JSON.stringify(derivation)], // prettier-ignore
    );
  }

  private async payment(
    guid: Guid,
    { amount, paidOn, number }: { amount: number; paidOn: string; number: string },
    status: string,
    target: Guid,
    isSponsor = false,
  ): Promise<void> {
    // prettier-ignore
    const { sql, competition } = this.product;
    const application = isSponsor ? this.guids.get(`${this.names.get(target)}: host`)! : target;
    await sql(
      `insert into finance.payment (guid, competition_guid, payer_guid, payer_kind, amount, method, number, paid_on, status, by_member, body_hash, author)
       values ($1, $2, $3, 'application', $4, 'bank', $5, $6, $7, true, '', 'cases')`,
      [guid, competition, application, amount, number, paidOn, status],
    );
    await sql(
      `insert into finance.allocation (payment_guid, application_guid, sponsor_guid, amount, position) values ($1, $2, $3, $4, 0)`,
      [guid, application, isSponsor ? target : null, amount],
    );
  }

  private async paper(
    type: string,
    { number, target, state, requisite }: Paper,
    at: number,
    firms: ReadonlyMap<string, Guid>,
  ): Promise<void> {
    // prettier-ignore
    const host = this.guids.get(`${target}: host`);
    const content = host ? { sponsorGuid: this.guid(target) } : {};
    await this.product.sql(
      `insert into finance.document (guid, organizer_guid, competition_guid, application_guid, type, part, number, year, no,
         issued_on, amount, content, content_hash, status, payee_requisite_guid, author)
       values ($1, $2, $3, $4, $5, $6, $7, 2000, null, '2000-01-01', 0, $8, '', $9, $10, 'cases')`,
      [
        ...[newGuid(), this.product.organizer, this.product.competition, host ?? this.guid(target), type, String(at)],
        ...[number, JSON.stringify(content), state, firms.get(requisite) ?? null],
      ],
    );
  }

  /** Rows of an earlier import. */
  private async known(rows: readonly KnownRow[]): Promise<void> {
    const file = newGuid();
    await this.product.sql(
      `insert into finance.bank_file (guid, organizer_guid, sha256, name, encoding, warnings, accounts, passed_over, author)
       values ($1, $2, 'earlier', 'earlier.txt', 'utf-8', '[]', '[]', 0, 'cases')`,
      [file, this.product.organizer],
    );
    const occurrences = new Map<string, number>();
    for (const [position, key] of rows.entries()) {
      const { account, direction, date, number, counterAccount, amount, purpose } = key;
      const [own, counter] = [{ account, inn: '', name: '' }, { account: counterAccount, inn: '', name: '' }]; // prettier-ignore
      const [payer, payee] = direction === 'in' ? [counter, own] : [own, counter];
      const document = { kind: '', number, date, amount, payer, payee, debitedOn: '', creditedOn: date, purpose };
      const said: BankRow = { document, state: 'ok', direction, account, counter, paidOn: date, receivedOn: date };
      const text = textOfKey(keyOf(said));
      occurrences.set(text, (occurrences.get(text) ?? 0) + 1);
      await this.product.sql(
        `insert into finance.bank_row (guid, file_guid, organizer_guid, position, state, said, bank_key, occurrence)
         values ($1, $2, $3, $4, 'ok', $5, $6, $7)`,
        [newGuid(), file, this.product.organizer, position, JSON.stringify(said), text, occurrences.get(text)],
      );
    }
  }
}
