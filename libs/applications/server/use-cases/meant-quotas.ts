// Two people set up the places of one event: lines that only one of them has changed are kept as he wrote them.

import type { ApplicationQuotaUpdate, BodyOf } from '@rampa/contract';
import { Failure, meant, MEANWHILE, type Guid } from '@rampa/kernel';
import type { PlacesRule } from '../queries/places.ts';

type Given = Omit<BodyOf<typeof ApplicationQuotaUpdate>, 'base'>;

/** Failure staleVersion: another has changed the field that is counted by, or the same line. */
export function meantQuotas(given: Given, base: Given, standing: PlacesRule | null): Given {
  const now = { fieldGuid: standing?.fieldGuid ?? null, isAutomatic: standing?.isAutomatic ?? false };
  const { fieldGuid, isAutomatic } = { ...now, ...meant(head(given), head(base), now) };
  // Of another field nothing stands yet.
  if (fieldGuid === null || fieldGuid !== now.fieldGuid) return { ...given, fieldGuid, isAutomatic };
  const lines = new Map(standing?.places);
  const [wanted, read] = [byItem(given), base.fieldGuid === fieldGuid ? byItem(base) : new Map<Guid, number>()];
  if (given.fieldGuid !== fieldGuid) {
    const isTyped = JSON.stringify(given.quotas) !== JSON.stringify(base.quotas);
    if (isTyped) throw new Failure('staleVersion', { field: 'fieldGuid', message: MEANWHILE });
    return { fieldGuid, isAutomatic, quotas: listed(lines) };
  }
  for (const item of new Set([...wanted.keys(), ...read.keys()])) {
    const [mine, was, theirs] = [wanted.get(item), read.get(item), lines.get(item)];
    if (mine === was) continue;
    if (theirs !== was && theirs !== mine)
      throw new Failure('staleVersion', { field: `places.${fieldGuid}_${item}`, message: MEANWHILE });
    if (mine === undefined) lines.delete(item);
    else lines.set(item, mine);
  }
  return { fieldGuid, isAutomatic, quotas: listed(lines) };
}

const head = ({ fieldGuid, isAutomatic }: Given) => ({ fieldGuid, isAutomatic });
const byItem = ({ quotas }: Given) => new Map(quotas.map(({ itemGuid, places }) => [itemGuid, places]));
const listed = (lines: ReadonlyMap<Guid, number>) => [...lines].map(([itemGuid, places]) => ({ itemGuid, places }));
