// Rows that come in above what is being read do not move it: the table scrolls by as much as they take.

/** By how many rows most of what stood on the screen has moved; 0 where nothing of it is found. */
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
