// Six rows to a page, eight seconds a page.

export const ROWS = 6;
export const PAGE_MS = 8_000;

/** By the server's clock, so that screens side by side turn together. */
export function pageAt(now: number, rows: number): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(rows / ROWS));
  return { page: Math.floor(now / PAGE_MS) % pages, pages };
}
