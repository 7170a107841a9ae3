// Prices between the wire and the rules: one shape with `dateFrom` and long names of guids, one with short ones.

import type { FieldPriceView, priceWindow, retentionRow } from '@rampa/contract';
import type { FieldPrice, KeptRow, KeptWindow } from '@rampa/finance/domain';
import { newGuid } from '@rampa/kernel';
import type { z } from 'zod';

type SentWindow = z.output<typeof priceWindow>;
type SentRow = z.output<typeof retentionRow>;
type SentPrice = Omit<FieldPriceView, 'title' | 'windows' | 'retention'> & {
  windows: SentWindow[];
  retention: SentRow[];
};

export function keptWindow(sent: SentWindow): KeptWindow {
  const { schedulePriceChangeValueGuid: guid = newGuid(), dateFrom: from, price, percentBp, tiers, bands } = sent;
  return { guid, from, price, percentBp, tiers, bands };
}

export function shownWindow({ guid, from, price, percentBp, tiers, bands }: KeptWindow) {
  return {
    schedulePriceChangeValueGuid: guid,
    dateFrom: from,
    price: price ?? null,
    percentBp: percentBp ?? null,
    tiers: tiers ? shownTiers(tiers) : null,
    bands: bands ? [...bands] : null,
  };
}

export function keptRow({ scheduleRetentionGuid: guid = newGuid(), ...row }: SentRow): KeptRow {
  return { guid, ...row };
}

export function shownRow({ guid, daysFrom, daysTo, percentBp, amount, costs }: KeptRow) {
  return {
    scheduleRetentionGuid: guid,
    ...{ daysFrom, daysTo, percentBp: percentBp ?? null, amount: amount ?? null, costs: costs ?? false },
  };
}

/** The title is found by the form, not sent. */
export function keptPrice(sent: SentPrice): FieldPrice {
  const { competitionFieldPriceGuid: id, competitionFieldGuid: fieldGuid, referenceBookItemGuid, ...said } = sent;
  return {
    ...said,
    id,
    fieldGuid,
    itemGuid: referenceBookItemGuid,
    title: '',
    windows: sent.windows.map(keptWindow).toSorted((a, b) => a.from.localeCompare(b.from)),
    retention: sent.retention.map(keptRow),
  };
}

export function shownPrice({ id, fieldGuid, itemGuid, windows, retention, ...price }: FieldPrice): FieldPriceView {
  return {
    competitionFieldPriceGuid: id,
    competitionFieldGuid: fieldGuid,
    referenceBookItemGuid: itemGuid,
    title: price.title,
    unit: price.unit,
    price: price.price,
    windows: windows.map(shownWindow),
    tiers: shownTiers(price.tiers ?? []),
    tierScope: price.tierScope ?? 'application',
    tierGroup: price.tierGroup ?? null,
    tierRank: price.tierRank ?? 0,
    bands: [...(price.bands ?? [])],
    bandsOf: price.bandsOf ?? 'people',
    freeEvery: price.freeEvery ?? null,
    max: price.max ?? null,
    peopleElsewhere: price.peopleElsewhere ? { ...price.peopleElsewhere, by: [...price.peopleElsewhere.by] } : null,
    retention: retention.map(shownRow),
    retentionBasis: price.retentionBasis,
  };
}

function shownTiers(tiers: NonNullable<FieldPrice['tiers']>) {
  return tiers.map(({ from, price, percentBp }) => ({ from, price: price ?? null, percentBp: percentBp ?? null }));
}
