// What has changed between two publications of a program. A version keeps no names: it knows a performance by its guid
// and what it says by a sum, so that nobody is named by it who must be forgotten.

export interface VersionItem {
  guid: string;
  number: string;
  block: string;
  /** Planned. */
  startMs: number | null;
  isWithdrawn: boolean;
  /** A sum of what people read of it: who, what, how long. */
  said: string;
}

export interface VersionContent {
  beginMs: number | null;
  place: string;
  /** Performances in their order. */
  items: readonly VersionItem[];
}

export type VersionChange =
  | { kind: 'begin'; before: number | null; after: number | null }
  | { kind: 'place'; before: string; after: string }
  | { kind: 'added' | 'withdrawn' | 'returned' | 'text'; guid: string; number: string }
  | { kind: 'removed'; number: string }
  | { kind: 'number'; guid: string; before: string; number: string }
  /** It stands elsewhere in the order. */
  | { kind: 'moved'; guid: string; number: string; before: number | null; after: number | null }
  /** Others whose time is another one because of that, and by how many minutes at the most. */
  | { kind: 'times'; count: number; minutes: number };

const MINUTE_MS = 60_000;
/** A smaller difference is none: announced times are about. */
const TOLD_MS = 5 * MINUTE_MS;

/** In the order in which people ask: when and where, who is not there, who is new, who stands elsewhere, the rest. */
export function changesBetween(before: VersionContent, after: VersionContent): VersionChange[] {
  const old = new Map(before.items.map((item) => [item.guid, item]));
  const now = new Map(after.items.map((item) => [item.guid, item]));
  const both = after.items.filter(({ guid }) => old.has(guid));
  const moved = new Set(outOfOrder(both.map(({ guid }) => guid), before.items.map(({ guid }) => guid))); // prettier-ignore
  const one = (kind: 'added' | 'withdrawn' | 'returned' | 'text', items: readonly VersionItem[]): VersionChange[] =>
    items.map(({ guid, number }) => ({ kind, guid, number }));
  const shift = (item: VersionItem) => {
    const was = old.get(item.guid)!.startMs;
    return was === null || item.startMs === null ? 0 : Math.abs(item.startMs - was);
  };
  const later = both.filter((item) => !item.isWithdrawn && !moved.has(item.guid) && shift(item) >= TOLD_MS);
  const isHeadMoved = before.beginMs !== after.beginMs;
  return [
    ...(isHeadMoved ? [{ kind: 'begin' as const, before: before.beginMs, after: after.beginMs }] : []),
    ...(before.place === after.place ? [] : [{ kind: 'place' as const, before: before.place, after: after.place }]),
    ...one('withdrawn', both.filter((item) => item.isWithdrawn && !old.get(item.guid)!.isWithdrawn)), // prettier-ignore
    ...before.items.filter(({ guid }) => !now.has(guid)).map(({ number }) => ({ kind: 'removed' as const, number })),
    ...one('returned', both.filter((item) => !item.isWithdrawn && old.get(item.guid)!.isWithdrawn)), // prettier-ignore
    ...one('added', after.items.filter(({ guid, isWithdrawn }) => !old.has(guid) && !isWithdrawn)), // prettier-ignore
    ...both
      .filter(({ guid, isWithdrawn }) => moved.has(guid) && !isWithdrawn)
      .map(({ guid, number, startMs }) => ({
        ...{ kind: 'moved' as const, guid, number, before: old.get(guid)!.startMs, after: startMs },
      })),
    ...both
      .filter((item) => item.number !== old.get(item.guid)!.number)
      .map(({ guid, number }) => ({ kind: 'number' as const, guid, number, before: old.get(guid)!.number })),
    ...one('text', both.filter((item) => !item.isWithdrawn && item.said !== old.get(item.guid)!.said)), // prettier-ignore
    // A later beginning says it already.
    ...(later.length > 0 && !isHeadMoved
      ? [{ kind: 'times' as const, count: later.length, minutes: Math.round(Math.max(...later.map(shift)) / MINUTE_MS) }] // prettier-ignore
      : []),
  ];
}

/** The fewest that must have been taken out and put elsewhere: all but a longest run that kept its order. */
function outOfOrder(now: readonly string[], before: readonly string[]): string[] {
  const place = new Map(before.map((guid, at) => [guid, at]));
  const places = now.map((guid) => place.get(guid)!);
  // `ends[n]`: where the run of n + 1 that ends lowest stands; `back`: what stands before it in its run.
  const ends: number[] = [];
  const back: number[] = [];
  places.forEach((at, index) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (places[ends[middle]!]! < at) low = middle + 1;
      else high = middle;
    }
    back[index] = low === 0 ? -1 : ends[low - 1]!;
    ends[low] = index;
  });
  const kept = new Set<number>();
  for (let at = ends.at(-1) ?? -1; at >= 0; at = back[at]!) kept.add(at);
  return now.filter((_, at) => !kept.has(at));
}
