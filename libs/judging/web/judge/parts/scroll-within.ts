/**
 * Brings a row into sight within its own list and moves nothing else: `scrollIntoView` also scrolls the document, and
 * then the head is cut and the pad is no longer where the thumb expects it.
 */
export function scrollWithin(row: HTMLElement | null, where: 'nearest' | 'center'): void {
  const list = row?.parentElement && scrollerOf(row.parentElement);
  if (!row || !list) return;
  const [own, room] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  if (where === 'center') list.scrollTop += own.top - room.top - (room.height - own.height) / 2;
  else if (own.top < room.top) list.scrollTop += own.top - room.top;
  else if (own.bottom > room.bottom) list.scrollTop += own.bottom - room.bottom;
}

function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let one: HTMLElement | null = element; one && one !== document.body; one = one.parentElement) {
    const { overflowY } = getComputedStyle(one);
    if (overflowY === 'auto' || overflowY === 'scroll') return one;
  }
  return null;
}
