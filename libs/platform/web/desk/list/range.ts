/** Everything from one to the other, both with it; the other alone where there is no first one any more. */
export function rangeOf(ids: readonly string[], first: string | null, other: string): readonly string[] {
  const [from, to] = [first === null ? -1 : ids.indexOf(first), ids.indexOf(other)];
  return from < 0 || to < 0 ? [other] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** Which row a key leads to from this one; null: the key is not of the list. */
export function rowFor(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
