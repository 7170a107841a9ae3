// What has come apart between a program and the applications that it was made of. What the organizer has changed himself
// stays: an answer counts as changed only where it differs from what was last taken.

import { folded, type Guid } from '@rampa/kernel';
import { isOfComposition, isSameTaken, type Taken, type TakenValue } from './taken.ts';

export interface SourcePerformance {
  /** Of the application. */
  block: Guid;
  taken: Taken;
}

/** A performance as it stands in the program. */
export interface StandingItem {
  guid: Guid;
  /** Null: nobody's application. */
  block: Guid | null;
  /** What was last taken; `withdrawn` 1: its application was called back then. */
  source: Taken;
  now: Taken;
  isWithdrawn: boolean;
  /** It has begun, has marks, or its protocol is closed: who competes with whom stays. */
  isHeld: boolean;
}

export interface FieldDifference {
  key: string;
  before: TakenValue;
  after: TakenValue;
  /** The organizer has changed it since it was taken. */
  isOwn: boolean;
  isHeld: boolean;
}

export interface Difference<P extends SourcePerformance, I extends StandingItem> {
  added: P[];
  changed: { item: I; performance: P; fields: FieldDifference[] }[];
  /** `isBack`: it was withdrawn with its application, which is accepted again. */
  withdrawn: { item: I; isBack: boolean }[];
  /** The same performance in an item typed by hand, or the same block once more in a program of the tour. */
  doubled: ({ item: I; performance: P } | { item: I; elsewhere: string })[];
}

export interface Compared<P extends SourcePerformance, I extends StandingItem> {
  items: readonly I[];
  /** Accepted ones, of whatever nomination. */
  performances: readonly P[];
  /** Block → the other program of the tour in which it stands. */
  elsewhere: ReadonlyMap<Guid, string>;
  /** Whether the program takes it. */
  isTaken(performance: P): boolean;
}

export const WITHDRAWN = 'withdrawn';

export function differenceOf<P extends SourcePerformance, I extends StandingItem>(
  compared: Compared<P, I>,
): Difference<P, I> {
  const { items, performances, elsewhere, isTaken } = compared;
  const known = new Map(performances.map((one) => [one.block, one]));
  const standing = new Set(items.flatMap(({ block }) => block ?? []));
  const sourced = items.flatMap((item) => (item.block === null ? [] : [{ item, block: item.block }]));
  const coming = performances.filter((one) => !standing.has(one.block) && !elsewhere.has(one.block) && isTaken(one));
  const byHand = new Map(
    items.filter(({ block, isWithdrawn }) => block === null && !isWithdrawn).map((item) => [likeness(item.now), item]),
  );
  byHand.delete('');
  const doubles = new Map<P, I>();
  for (const one of coming) {
    const item = byHand.get(likeness(one.taken));
    if (!item) continue;
    doubles.set(one, item);
    // One performance is no second one's double.
    byHand.delete(likeness(one.taken));
  }
  return {
    added: coming.filter((one) => !doubles.has(one)),
    changed: sourced.flatMap(({ item, block }) => {
      const performance = known.get(block);
      const fields = performance ? fieldsOf(item, performance.taken) : [];
      return performance && fields.length > 0 ? [{ item, performance, fields }] : [];
    }),
    withdrawn: sourced.flatMap(({ item, block }): { item: I; isBack: boolean }[] => {
      const wasCalledBack = item.source[WITHDRAWN] === 1;
      if (known.has(block)) return wasCalledBack && item.isWithdrawn ? [{ item, isBack: true }] : [];
      return wasCalledBack || item.isWithdrawn ? [] : [{ item, isBack: false }];
    }),
    doubled: [
      ...[...doubles].map(([performance, item]) => ({ item, performance })),
      ...sourced.flatMap(({ item, block }) =>
        elsewhere.has(block) && !item.isWithdrawn ? [{ item, elsewhere: elsewhere.get(block)! }] : [],
      ),
    ],
  };
}

function fieldsOf({ source, now, isHeld }: StandingItem, taken: Taken): FieldDifference[] {
  return Object.entries(taken).flatMap(([key, after]) => {
    const before = now[key] ?? null;
    const isKnown = key in source;
    if (isSameTaken(key, after, before) || (isKnown && isSameTaken(key, after, source[key]))) return [];
    const isOwn = isKnown && !isSameTaken(key, before, source[key]);
    return [{ key, before, after, isOwn, isHeld: isHeld && isOfComposition(key) }];
  });
}

/** By whom and what; empty where that says too little. */
function likeness({ performer, collective, pieceTitle }: Taken): string {
  const who = folded(String(performer || collective || ''));
  const what = folded(String(pieceTitle ?? '')).replace(/[«»"„“.,!]/g, '');
  return who === '' || what === '' ? '' : `${who}\n${what}`;
}

/** What an item has taken after a review: all that was looked at counts as seen, whether it was taken or not. */
export function sourceAfter(item: Pick<StandingItem, 'source'>, taken: Taken, held: readonly string[]): Taken {
  const seen = Object.entries(taken).filter(([key]) => !held.includes(key));
  return { ...item.source, ...Object.fromEntries(seen) };
}
