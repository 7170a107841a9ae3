// What is proposed for a row, with its reason: by what it was found, and how sure that is.

import type { BankRow } from '../rows.ts';
import type { Claim, MoneyTarget, Standing } from './standing.ts';

export type Confidence = 'exact' | 'partial' | 'over' | 'likely' | 'guess' | 'check' | 'none';
export type FoundBy = 'number' | 'pending' | 'inn' | 'name';
export type RowFlag = 'returnWord' | 'withdrawn' | 'aggregate' | 'supersededInvoice' | 'otherPayer' | 'otherRequisite';
export type Allocation = readonly [target: string, amount: number];

export interface Proposal {
  action: 'create' | 'confirmPending' | 'refund' | 'ignore';
  confidence: Confidence;
  by: FoundBy | null;
  allocations: Allocation[];
  /** What is left over: it goes to the payer's advance. */
  advance: number;
  flags: RowFlag[];
  /** Of what is only named: somebody chooses. */
  candidates: string[];
  /** The claim that it confirms. */
  payment: string | null;
}

export interface Given {
  row: BankRow;
  amount: number;
  isReturn: boolean;
}

/** Null: this pass finds nothing. */
export type Pass = (given: Given, standing: Standing) => Proposal | null;

export function proposed(found: Partial<Proposal>): Proposal {
  return {
    action: 'create',
    confidence: 'none',
    by: null,
    allocations: [],
    advance: 0,
    flags: [],
    candidates: [],
    payment: null,
    ...found,
  };
}

/** Money that came back, or money for who has left: only whom it may concern. */
export function onlyCandidates(
  given: Given,
  by: FoundBy,
  targets: readonly MoneyTarget[],
  flags: RowFlag[] = [],
): Proposal {
  const said: RowFlag[] = [...flags];
  if (given.isReturn) said.push('returnWord');
  if (targets.some(({ isWithdrawn }) => isWithdrawn)) said.push('withdrawn');
  return proposed({ confidence: 'check', by, flags: said, candidates: targets.map(({ guid }) => guid) });
}

/** Takes what it proposes; a claim of the same sum for one of these targets is confirmed and never doubled. */
export function taking(standing: Standing, given: Given, found: Partial<Proposal>): Proposal {
  const allocations = found.allocations ?? [];
  const claim = fittingClaim(standing, given, allocations);
  standing.take(allocations, claim);
  return proposed({ ...found, ...(claim && { action: 'confirmPending', payment: claim.guid }) });
}

function fittingClaim(standing: Standing, { amount }: Given, allocations: readonly Allocation[]): Claim | undefined {
  const targets = new Set(allocations.map(([target]) => target));
  return standing
    .openClaims()
    .find((claim) => claim.amount === amount && claim.targets.some((target) => targets.has(target)));
}

/** In order, each as much as is open, while the money lasts. */
export function spread(targets: readonly MoneyTarget[], amount: number): { allocations: Allocation[]; left: number } {
  let left = amount;
  const allocations: Allocation[] = [];
  for (const { guid, open } of targets) {
    const part = Math.min(Math.max(0, open), left);
    if (part > 0) allocations.push([guid, part]);
    left -= part;
  }
  return { allocations, left };
}

/** Sums fit one target, open or due now, or all of them; several that fit are none. */
export function fitting(targets: readonly MoneyTarget[], amount: number): Allocation[] {
  const one = targets.filter(({ open, dueNow }) => open > 0 && (open === amount || dueNow === amount));
  if (one.length === 1) return [[one[0]!.guid, amount]];
  if (one.length > 1 || targets.length < 2) return [];
  for (const asked of ['open', 'dueNow'] as const) {
    const parts = targets
      .filter((target) => target[asked] > 0)
      .map((target): Allocation => [target.guid, target[asked]]);
    if (parts.length > 1 && parts.reduce((sum, [, part]) => sum + part, 0) === amount) return parts;
  }
  return [];
}
