// npm run rehearse -- --prices FILE: worked cases through the rules that pages and the server share.

import { accountOn, priceFaults, retentionFaults, stageFaults } from '../../../../libs/finance/domain/price/index.ts';
import { compare, type Mismatch } from './compare.ts';
import { readPriceFile, type PriceCase, type RefusedSetting } from './price-file.ts';

export interface PriceReport {
  cases: { checked: number; equal: number };
  refused: { checked: number; equal: number };
  mismatches: Mismatch[];
}

export function rehearsePrices(path: string): PriceReport {
  const { cases, invalid } = readPriceFile(path);
  const told = cases.map((one) => ({ id: one.id, found: mismatchesOf(one) }));
  const refused = invalid.map((one) => ({ id: `${one.call}: ${one.what}`, found: notRefused(one) }));
  const equal = (all: { found: unknown[] }[]) => all.filter(({ found }) => found.length === 0).length;
  return {
    cases: { checked: cases.length, equal: equal(told) },
    refused: { checked: invalid.length, equal: equal(refused) },
    mismatches: [...told, ...refused].flatMap(({ id, found }) => found.map((one) => ({ case: id, ...one }))),
  };
}

export function arePricesRight({ cases, refused }: PriceReport): boolean {
  const isWhole = (tally: PriceReport['cases']) => tally.checked === tally.equal;
  return cases.checked + refused.checked > 0 && isWhole(cases) && isWhole(refused);
}

function mismatchesOf(one: PriceCase): Omit<Mismatch, 'case'>[] {
  try {
    return compare(one.expect, derivedOf(one));
  } catch (error) {
    return [{ at: '', expected: one.expect, derived: String(error) }];
  }
}

/** Lines are those of the last day that is asked for. */
function derivedOf(one: PriceCase): unknown {
  const days = one.asOf.length > 0 ? one.asOf : [one.event.beginDate];
  const last = accountOn(one, days.toSorted().at(-1) as string);
  return {
    ...last.derivation,
    stages: last.stages,
    at: one.asOf.map((day) => accountOn(one, day).standing),
    ...(last.withdrawal ? { withdrawal: last.withdrawal } : {}),
  };
}

function notRefused(one: RefusedSetting): Omit<Mismatch, 'case'>[] {
  const lastDay = one.event?.endDate ?? one.event?.beginDate ?? null;
  const faults = one.stages
    ? stageFaults(one.stages)
    : one.rows && !one.price
      ? retentionFaults(one.rows)
      : priceFaults({ ...(one as { price: Parameters<typeof priceFaults>[0] }).price }, lastDay);
  const codes = faults.map(({ code }) => code);
  return codes[0] === one.code ? [] : [{ at: 'code', expected: one.code, derived: codes }];
}
