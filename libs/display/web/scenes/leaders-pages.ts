// Pages of the standing: six rows each, eight seconds each. A long name takes the room of several rows, so that it is
// whole and large.

export const ROWS = 6;
export const PAGE_MS = 8_000;

/** Letters that a text of one, two, three or four rows holds at a size readable from the last row of the hall. */
const HOLDS = [44, 100, 170, 240];
/** Letters of a title in one line of an upright screen, where it stands under the name. */
const LINE = 26;

export interface PagedRow {
  name: string;
  award: { title: string } | null;
}

/**
 * Number of rows that a text needs. Computed by length and not by measuring, so that every screen has the same pages.
 */
export function roomOf(text: string): number {
  const room = HOLDS.findIndex((letters) => text.length <= letters);
  return room < 0 ? HOLDS.length + 1 : room + 1;
}

/** A long place is hidden instead. */
export function roomOfRow({ name, award }: PagedRow): number {
  return Math.max(roomOf(name), roomOf(award?.title ?? ''));
}

/** Lines of a title on an upright screen. */
export function linesOfTitle(title: string): number {
  return Math.ceil(title.length / LINE);
}

/** As few pages as possible, about equally full: one row alone on the last page would look lost. */
export function pagesOf<Row extends PagedRow>(rows: readonly Row[]): Row[][] {
  const fewest = filled(rows, ROWS).length;
  const least = Math.min(ROWS, Math.ceil(roomOfAll(rows) / fewest));
  for (let room = least; room < ROWS; room++) {
    const pages = filled(rows, room);
    if (pages.length === fewest) return pages;
  }
  return filled(rows, ROWS);
}

export function roomOfAll(rows: readonly PagedRow[]): number {
  return rows.reduce((room, row) => room + roomOfRow(row), 0);
}

function filled<Row extends PagedRow>(rows: readonly Row[], most: number): Row[][] {
  const pages: Row[][] = [[]];
  let used = 0;
  for (const row of rows) {
    const room = roomOfRow(row);
    if (used > 0 && used + room > most) {
      pages.push([]);
      used = 0;
    }
    pages.at(-1)!.push(row);
    used += room;
  }
  return pages;
}

/** Page by the server's clock, so that screens side by side turn together. */
export function pageAt(now: number, pages: number): number {
  return Math.floor(now / PAGE_MS) % Math.max(1, pages);
}
