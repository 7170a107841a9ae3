export interface StandsAt {
  index: number;
  total: number;
  /** Rows that stand on the screen at once. */
  page: number;
}

/** Which row a key leads to; null: the key is not of the table. */
export function stepFor(key: string, { index, total, page }: StandsAt): number | null {
  const within = (at: number) => Math.min(total - 1, Math.max(0, at));
  if (total === 0) return null;
  if (key === 'ArrowDown') return within(index + 1);
  if (key === 'ArrowUp') return within(index - 1);
  if (key === 'PageDown') return within(index + page);
  if (key === 'PageUp') return within(index - page);
  if (key === 'Home') return 0;
  return key === 'End' ? total - 1 : null;
}
