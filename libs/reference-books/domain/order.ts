// Where lines of a book stand after somebody's move, also when somebody else has moved others meanwhile.

export interface ItemPlace {
  referenceBookItemGuid: string;
  /** Behind whom; null: first of all. */
  afterItemGuid: string | null;
}

/** What a list that was put in another order asks for: each moved line behind the one that it now follows. */
export function placesOf(ids: readonly string[], moved: ReadonlySet<string>): ItemPlace[] {
  return ids.flatMap((id, index) =>
    moved.has(id) ? [{ referenceBookItemGuid: id, afterItemGuid: ids[index - 1] ?? null }] : [],
  );
}

/** The others keep their order. A line that is gone moves nothing, and behind one that is gone nothing moves. */
export function placed(ids: readonly string[], places: readonly ItemPlace[]): string[] {
  const next = new Map<string | null, string | null>();
  const before = new Map<string, string | null>();
  let last: string | null = null;
  for (const id of ids) {
    link(last, id);
    last = id;
  }
  next.set(last, null);

  function link(left: string | null, right: string | null): void {
    next.set(left, right);
    if (right !== null) before.set(right, left);
  }

  for (const { referenceBookItemGuid: id, afterItemGuid: after } of places) {
    if (!before.has(id) || id === after || (after !== null && !before.has(after))) continue;
    link(before.get(id)!, next.get(id) ?? null);
    link(id, next.get(after) ?? null);
    link(after, id);
  }
  const order: string[] = [];
  for (let id = next.get(null) ?? null; id !== null; id = next.get(id) ?? null) order.push(id);
  return order;
}
