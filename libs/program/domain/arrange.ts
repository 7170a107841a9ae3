// Moves in the running order. An item is put beside another one and joins its part; items moved together stand one
// after another. The server and the screens that show a move in advance use the same rule.

import type { ItemKind } from '@rampa/kernel';

export interface Arranged {
  guid: string;
  kind: ItemKind;
  block: string;
}

/** The position where an item is to stand. */
export interface Place {
  itemGuid: string;
  side: 'before' | 'after';
  /** The neighbour; null: at the program's beginning or end. */
  ofGuid: string | null;
  /** The part to join instead of the neighbour's; undoing a move needs it. */
  block?: string | undefined;
}

/** The items after all the moves; null when an item of a move is missing. */
export function arranged<Item extends Arranged>(items: readonly Item[], places: readonly Place[]): Item[] | null {
  let now: Item[] = [...items];
  for (const place of places) {
    const next = placed(now, place);
    if (!next) return null;
    now = next;
  }
  return now;
}

function placed<Item extends Arranged>(items: readonly Item[], place: Place): Item[] | null {
  const item = items.find(({ guid }) => guid === place.itemGuid);
  if (!item || place.ofGuid === place.itemGuid) return null;
  const others = items.filter((one) => one !== item);
  const edge = place.side === 'before' ? 0 : others.length - 1;
  const beside = place.ofGuid === null ? edge : others.findIndex(({ guid }) => guid === place.ofGuid);
  if (beside < 0 && others.length > 0) return null;
  const block = place.block ?? partFor(item, others, beside);
  others.splice(place.side === 'before' ? Math.max(beside, 0) : beside + 1, 0, { ...item, block });
  return others;
}

/** A pause that names no part belongs to the part in which it stands. */
function partFor(item: Arranged, others: readonly Arranged[], beside: number): string {
  if (others.length === 0 || isNameless(item)) return item.block;
  const named = others.slice(0, beside + 1).findLast((one) => !isNameless(one));
  return named?.block ?? '';
}

function isNameless({ kind, block }: Arranged): boolean {
  return kind !== 'performance' && block === '';
}

/** Turns a move to an index among the other items into a position: the neighbour is the last item that it passes. */
export function placeAt(items: readonly Arranged[], guid: string, toIndex: number): Place {
  const from = items.findIndex((item) => item.guid === guid);
  const others = items.filter((item) => item.guid !== guid);
  // An item that keeps its index keeps its part.
  const stays = toIndex === from ? { block: items[from]!.block } : {};
  if (toIndex <= Math.max(from - 1, 0))
    return { itemGuid: guid, side: 'before', ofGuid: others[toIndex]?.guid ?? null, ...stays };
  return { itemGuid: guid, side: 'after', ofGuid: others[toIndex - 1]?.guid ?? null, ...stays };
}

/** Moves several items together, in their present order, beside one that stays. */
export function placesBeside(
  items: readonly Arranged[],
  moved: ReadonlySet<string>,
  side: Place['side'],
  ofGuid: string | null,
): Place[] {
  const guids = items.filter(({ guid }) => moved.has(guid)).map(({ guid }) => guid);
  return guids.map((itemGuid, at) =>
    at === 0 ? { itemGuid, side, ofGuid } : { itemGuid, side: 'after', ofGuid: guids[at - 1]! },
  );
}

/** Moves items one row up or down together, past their neighbour. Null at the edge. */
export function placesBy(items: readonly Arranged[], moved: ReadonlySet<string>, by: 1 | -1): Place[] | null {
  const edge =
    by < 0 ? items.findIndex(({ guid }) => moved.has(guid)) : items.findLastIndex(({ guid }) => moved.has(guid));
  const beside = items[edge + by];
  return beside ? placesBeside(items, moved, by < 0 ? 'before' : 'after', beside.guid) : null;
}

/** The moves that bring these items back to their positions in `items`, whatever was moved since. */
export function placesBack(items: readonly Arranged[], moved: ReadonlySet<string>): Place[] {
  return items.flatMap(({ guid: itemGuid, block }, index): Place[] => {
    if (!moved.has(itemGuid)) return [];
    const before = items[index - 1];
    return [
      before
        ? { itemGuid, side: 'after', ofGuid: before.guid, block }
        : { itemGuid, side: 'before', ofGuid: null, block },
    ];
  });
}
