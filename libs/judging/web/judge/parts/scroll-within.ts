const LISTS = '.judge-criteria, .judge-rail, .judge-side, .judge-nothing, .r-drawer-body';

/**
 * Brings a row into sight within its own list and moves nothing else: `scrollIntoView` also scrolls the document, and
 * then the head is cut and the pad is no longer where the thumb expects it.
 */
export function scrollWithin(row: HTMLElement | null, where: 'nearest' | 'center'): void {
  const list = row?.parentElement?.closest(LISTS);
  if (!row || !list) return;
  const [own, room] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  if (where === 'center') list.scrollTop += own.top - room.top - (room.height - own.height) / 2;
  else if (own.top < room.top) list.scrollTop += own.top - room.top;
  else if (own.bottom > room.bottom) list.scrollTop += own.bottom - room.bottom;
}
