// Rows inserted above must not move what is being read: the table scrolls by their height.

/** By how many rows most of the visible rows have moved; 0 if none of them is found. */
export function shiftOf(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): number {
  const counts = new Map<number, number>();
  for (const [id, index] of before) {
    const now = after.get(id);
    if (now !== undefined) counts.set(now - index, (counts.get(now - index) ?? 0) + 1);
  }
  let most = 0;
  let shift = 0;
  for (const [by, count] of counts) if (count > most) [most, shift] = [count, by];
  return shift;
}
