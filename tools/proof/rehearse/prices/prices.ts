// npm run rehearse -- --prices FILE: worked cases through the rules that pages and the server share and, where a product
// runs, through its calls. A case is equal when every way says what it expects.

import { accountOn, priceFaults, retentionFaults, stageFaults } from '../../../../libs/finance/domain/price/index.ts';
import { compare, type Mismatch } from './compare.ts';
import { playCase } from './play-case.ts';
import { readPriceFile, type PriceCase, type RefusedSetting } from './price-file.ts';
import type { PriceProduct } from './price-product.ts';
import { refusalOf } from './refuse-setting.ts';

export interface PriceReport {
  cases: { checked: number; equal: number };
  refused: { checked: number; equal: number };
  mismatches: Mismatch[];
}

type Found = Omit<Mismatch, 'case' | 'way'>[];

/** `product` null: the rules alone. `only`: the cases with these names. */
export async function rehearsePrices(
  path: string,
  product: PriceProduct | null,
  { only, say }: { only?: readonly string[]; say?: (done: number, of: number) => void } = {},
): Promise<PriceReport> {
  const { cases, invalid } = readPriceFile(path);
  const chosen = only ? cases.filter(({ id }) => only.includes(id)) : cases;
  const report: PriceReport = { cases: { checked: 0, equal: 0 }, refused: { checked: 0, equal: 0 }, mismatches: [] };
  const count = (tally: PriceReport['cases'], id: string, found: [Mismatch['way'], Found][]) => {
    const differing = found.flatMap(([way, all]) => all.map((one) => ({ case: id, way, ...one })));
    tally.checked += 1;
    if (differing.length === 0) tally.equal += 1;
    report.mismatches.push(...differing);
  };
  const ways = async (rules: () => unknown, calls: (of: PriceProduct) => Promise<unknown>, expected: unknown) => {
    const found: [Mismatch['way'], Found][] = [['rules', await differences(expected, async () => rules())]];
    if (product) found.push(['calls', await differences(expected, () => calls(product))]);
    return found;
  };
  for (const one of chosen) {
    count(report.cases, one.id, await ways(() => derivedOf(one), (of) => playCase(of, one), one.expect)); // prettier-ignore
    say?.(report.cases.checked, chosen.length + invalid.length);
  }
  for (const one of invalid) {
    const expected = { code: one.code };
    const found = await ways(() => ({ code: faultOf(one) }), async (of) => ({ code: await refusalOf(of, one) }), expected); // prettier-ignore
    count(report.refused, `${one.call}: ${one.what}`, found);
  }
  return report;
}

export function arePricesRight({ cases, refused }: PriceReport): boolean {
  const isWhole = (tally: PriceReport['cases']) => tally.checked === tally.equal;
  return cases.checked + refused.checked > 0 && isWhole(cases) && isWhole(refused);
}

async function differences(expected: unknown, derive: () => Promise<unknown>): Promise<Found> {
  try {
    return compare(expected, await derive());
  } catch (error) {
    return [{ at: '', expected, derived: String(error) }];
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

/** What is wrong first. */
function faultOf(one: RefusedSetting): string | null {
  const lastDay = one.event?.endDate ?? one.event?.beginDate ?? null;
  const price = { unit: 'item', price: 0, ...one.price, ...(one.windows ? { windows: one.windows } : {}) } as const;
  const faults = one.stages
    ? stageFaults(one.stages)
    : one.rows && !one.price
      ? retentionFaults(one.rows)
      : priceFaults(price, lastDay);
  return faults[0]?.code ?? null;
}
