export interface StandsAt {
  index: number;
  total: number;
  /** Number of rows on the screen. */
  page: number;
}

/** The row to which a key leads; null: the table does not handle the key. */
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
