// Six rows to a page, eight seconds a page. A long name takes the room of several rows, so that it is whole and large.

export const ROWS = 6;
export const PAGE_MS = 8_000;

/** Letters that a row of so much room holds in a size that the last row of the hall reads. */
const HOLDS = [44, 100, 170, 240];

/** How many rows' room a name needs; by its length and not by measuring, so that every screen has the same pages. */
export function roomOf(name: string): number {
  const room = HOLDS.findIndex((letters) => name.length <= letters);
  return room < 0 ? HOLDS.length + 1 : room + 1;
}

export function pagesOf<Row extends { name: string }>(rows: readonly Row[]): Row[][] {
  const pages: Row[][] = [[]];
  let used = 0;
  for (const row of rows) {
    const room = roomOf(row.name);
    if (used > 0 && used + room > ROWS) {
      pages.push([]);
      used = 0;
    }
    pages.at(-1)!.push(row);
    used += room;
  }
  return pages;
}

/** By the server's clock, so that screens side by side turn together. */
export function pageAt(now: number, pages: number): number {
  return Math.floor(now / PAGE_MS) % Math.max(1, pages);
}
