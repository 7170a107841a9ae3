// What is wrong with prices that somebody wants to set; every fault names the code of its words and its place.

import type { Day } from './day.ts';
import { MAX_WINDOW_BP, percentFaults, sumFaults, type PriceFault } from './fault.ts';
import type { Band, Price, PriceWindow, Tier } from './price-types.ts';
import { retentionFaults } from './retention-faults.ts';
import { WHOLE_BP } from './round.ts';

type Checked = Pick<Price, 'unit' | 'price'> & Partial<Price>;

/** `lastDay`: the event's last day; null while it is not known. `known`: the prices that this one may name. */
export function priceFaults(price: Checked, lastDay: Day | null, known: readonly string[] | null = null): PriceFault[] {
  const faults = [...sumFaults(price.price, 'price'), ...sumFaults(price.max, 'max')];
  if (price.tiers?.length && price.bands?.length) faults.push({ code: 'tiersAndBands', at: 'bands' });
  faults.push(...tierFaults(price.tiers ?? [], 'tiers'), ...bandFaults(price.bands ?? [], 'bands'));
  faults.push(...windowFaults(price.windows ?? [], lastDay));
  for (const [at, window] of (price.windows ?? []).entries()) {
    const tiers = window.tiers ?? price.tiers;
    const bands = window.bands ?? price.bands;
    const isOwn = Boolean(window.tiers ?? window.bands);
    if (isOwn && tiers?.length && bands?.length) faults.push({ code: 'tiersAndBands', at: `windows.${at}.bands` });
  }
  if (typeof price.freeEvery === 'number' && price.freeEvery < 2) {
    faults.push({ code: 'freeEveryTooSmall', at: 'freeEvery' });
  }
  const elsewhere = price.peopleElsewhere;
  if (elsewhere) {
    faults.push(...percentFaults(elsewhere.percentBp, 'peopleElsewhere.percentBp'));
    const isUnknown = elsewhere.by.length === 0 || (known && elsewhere.by.some((id) => !known.includes(id)));
    if (isUnknown) faults.push({ code: 'priceUnknownField', at: 'peopleElsewhere.by' });
  }
  return [
    ...faults,
    ...retentionFaults(price.retention ?? []).map(({ code, at }) => ({ code, at: `retention.${at}` })),
  ];
}

/** A window is a price or a percent, one for each day, none after the event. */
export function windowFaults(windows: readonly PriceWindow[], lastDay: Day | null): PriceFault[] {
  return windows.flatMap((window, at) => {
    const place = `windows.${at}`;
    const faults = oneOf(window.price, window.percentBp, place, MAX_WINDOW_BP);
    if (windows.findIndex(({ from }) => from === window.from) < at) {
      faults.push({ code: 'windowDoubled', at: `${place}.from` });
    }
    if (lastDay !== null && window.from > lastDay) faults.push({ code: 'windowAfterEvent', at: `${place}.from` });
    return [
      ...faults,
      ...tierFaults(window.tiers ?? [], `${place}.tiers`),
      ...bandFaults(window.bands ?? [], `${place}.bands`),
    ];
  });
}

function tierFaults(tiers: readonly Tier[], place: string): PriceFault[] {
  return tiers.flatMap((tier, at) => {
    const faults = oneOf(tier.price, tier.percentBp, `${place}.${at}`, WHOLE_BP);
    // The first item's price is the price itself.
    if (tier.from < 2) faults.push({ code: 'tierFromFirst', at: `${place}.${at}.from` });
    return [...faults, ...doubled(tiers, at, place)];
  });
}

function bandFaults(bands: readonly Band[], place: string): PriceFault[] {
  return bands.flatMap((band, at) => [
    ...sumFaults(band.price, `${place}.${at}.price`),
    ...(band.from < 1 ? [{ code: 'tierFromFirst' as const, at: `${place}.${at}.from` }] : []),
    ...doubled(bands, at, place),
  ]);
}

function doubled(rows: readonly { from: number }[], at: number, place: string): PriceFault[] {
  const isDoubled = rows.findIndex(({ from }) => from === rows[at]?.from) < at;
  return isDoubled ? [{ code: 'rowDoubled', at: `${place}.${at}.from` }] : [];
}

function oneOf(
  price: number | null | undefined,
  bp: number | null | undefined,
  at: string,
  most: number,
): PriceFault[] {
  if ((typeof price === 'number') === (typeof bp === 'number')) return [{ code: 'percentOrAmount', at }];
  return [...sumFaults(price, `${at}.price`), ...percentFaults(bp, `${at}.percentBp`, most)];
}
