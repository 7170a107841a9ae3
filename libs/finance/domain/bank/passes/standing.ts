// What the portal knows when rows are matched, and what each pass leaves of it.

import { NameIndex } from '../names.ts';

export interface MoneyTarget {
  guid: string;
  kind: 'application' | 'sponsor';
  /** Any of them names it. */
  names: string[];
  payerInn: string;
  /** Total less paid. */
  open: number;
  /** Its debt by the schedule. */
  dueNow: number;
  refundDue: number;
  isWithdrawn: boolean;
}

export interface KnownPaper {
  number: string;
  target: string;
  isIssued: boolean;
  /** Of the organizer, whose account it asks to pay to. */
  requisite: string;
}

export interface Claim {
  guid: string;
  targets: string[];
  amount: number;
  paidOn: string;
  number: string;
}

export interface MoneyWorld {
  today: string;
  /** Which of the organizer's requisites an account of his belongs to. */
  requisiteOf: ReadonlyMap<string, string>;
  targets: readonly MoneyTarget[];
  invoices: readonly KnownPaper[];
  contracts: readonly KnownPaper[];
  claims: readonly Claim[];
}

export class Standing {
  readonly today: string;
  readonly invoices: ReadonlyMap<string, KnownPaper>;
  readonly contracts: ReadonlyMap<string, KnownPaper>;
  private readonly requisites: ReadonlyMap<string, string>;
  private readonly targets: ReadonlyMap<string, MoneyTarget>;
  private readonly byInn = new Map<string, string[]>();
  /** Only those that it finds are compared whole. */
  private readonly named: NameIndex;
  private readonly order: ReadonlyMap<string, number>;
  private claims: readonly Claim[];

  constructor(world: MoneyWorld) {
    this.today = world.today;
    this.requisites = world.requisiteOf;
    this.invoices = new Map(world.invoices.map((paper) => [paper.number, paper]));
    this.contracts = new Map(world.contracts.map((paper) => [paper.number, paper]));
    this.targets = new Map(world.targets.map((target) => [target.guid, { ...target }]));
    this.claims = world.claims;
    this.named = new NameIndex(world.targets);
    this.order = new Map(world.targets.map(({ guid }, at) => [guid, at]));
    for (const { guid, payerInn } of world.targets)
      if (payerInn) this.byInn.set(payerInn, [...(this.byInn.get(payerInn) ?? []), guid]);
  }

  target(guid: string): MoneyTarget | undefined {
    return this.targets.get(guid);
  }

  all(): Iterable<MoneyTarget> {
    return this.targets.values();
  }

  ofInn(inn: string): MoneyTarget[] {
    return (inn === '' ? [] : (this.byInn.get(inn) ?? [])).map((guid) => this.targets.get(guid)!);
  }

  /** Those of whose names some word may stand in the text. */
  perhapsNamed(words: readonly string[]): MoneyTarget[] {
    const guids = [...this.named.perhapsIn(words)];
    return guids.toSorted((a, b) => this.order.get(a)! - this.order.get(b)!).map((guid) => this.targets.get(guid)!);
  }

  isOfAccount(account: string, requisite: string): boolean {
    return this.requisites.get(account) === requisite;
  }

  openClaims(): readonly Claim[] {
    return this.claims;
  }

  /** Lowers what is open of each; a claim that is confirmed is claimed no more. */
  take(allocations: readonly (readonly [string, number])[], claim?: Claim): void {
    for (const [guid, amount] of allocations) {
      const target = this.targets.get(guid)!;
      target.open -= amount;
      target.dueNow = Math.max(0, target.dueNow - amount);
    }
    if (claim) this.claims = this.claims.filter((one) => one !== claim);
  }

  giveBack(guid: string, amount: number): void {
    this.targets.get(guid)!.refundDue -= amount;
  }
}
