/** All keys from one to the other, both included; the other alone if the first one is gone. */
export function rangeOf(ids: readonly string[], first: string | null, other: string): readonly string[] {
  const [from, to] = [first === null ? -1 : ids.indexOf(first), ids.indexOf(other)];
  return from < 0 || to < 0 ? [other] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** The row to which a key leads from this one; null: the list does not handle the key. */
export function rowFor(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
