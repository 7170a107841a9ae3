// The order beside the recordings on this device: a page that opens without a network says by it what plays when. It lies
// in the same cache, so that it leaves the device with the recordings: at a sign-out, for another account, by age.

import { useEffect } from 'react';
import { keptFilesOf } from '@rampa/platform/web/base';
import type { SoundRow } from './tracks.ts';

export interface KeptOrder {
  /** When it was so. */
  at: number;
  competition: string;
  program: string;
  title: string;
  timeZone: string;
  rows: readonly SoundRow[];
}

export type ToKeep = Omit<KeptOrder, 'at'>;

/** Of the caches' own scheme: nobody answers there, and no page has it. */
const FOLDER = '/kept/sound/';

export const orderAddress = (competition: string, program: string): string =>
  new URL(`${FOLDER}${competition}/${program}`, location.origin).href;

export async function keepOrder(cache: Pick<Cache, 'put'>, order: ToKeep): Promise<void> {
  const headers = { 'content-type': 'application/json', date: new Date().toUTCString() };
  const kept: KeptOrder = { ...order, at: Date.now() };
  await cache.put(orderAddress(order.competition, order.program), new Response(JSON.stringify(kept), { headers }));
}

/** The asked program's; else the newest of the event. */
export async function orderIn(
  cache: Pick<Cache, 'keys' | 'match'>,
  competition: string,
  program: string | null,
): Promise<KeptOrder | null> {
  const beginning = orderAddress(competition, '');
  const found: KeptOrder[] = [];
  for (const request of await cache.keys()) {
    if (!request.url.startsWith(beginning)) continue;
    const kept = await cache.match(request);
    if (kept) found.push((await kept.json()) as KeptOrder);
  }
  return found.find((one) => one.program === program) ?? found.toSorted((a, b) => b.at - a.at)[0] ?? null;
}

/** Kept as long as a recording of it is here. */
export function useKeptOrder(account: string | null, isTaken: boolean, order: ToKeep): void {
  useEffect(() => {
    if (account === null || !isTaken) return;
    void keptFilesOf(account)
      .then((cache) => keepOrder(cache, order))
      .catch(() => undefined);
  }, [account, isTaken, order]);
}
