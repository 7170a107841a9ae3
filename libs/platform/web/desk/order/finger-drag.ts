// Drags rows by a finger or a pen. The browser's own drag waits for a long press, scrolls meanwhile and is missing on
// some phones; a grip has no other use, so it takes the touch at once.

export type Side = 'before' | 'after';

/** Called when a row is dropped beside another one. */
export interface OrderDrop {
  id: string;
  side: Side;
  ofId: string;
}

/** A draggable row. */
export interface DraggedRow {
  list: string;
  id: string;
  /** Side of the row on which the dragged one would stand. */
  onSide(side: Side | null): void;
  onDrag(isDragged: boolean): void;
}

const rows = new Map<Element, DraggedRow>();
const drops = new Map<string, (drop: OrderDrop) => void>();

export function takeFingerDrops(list: string, onDrop: (drop: OrderDrop) => void): () => void {
  drops.set(list, onDrop);
  return () => void drops.delete(list);
}

/** Distance from the window's edge at which the page begins to scroll, in pixels. */
const EDGE = 88;
const FASTEST = 14;

/** Pixels per frame, negative upwards. */
export function scrollAt(y: number, height: number): number {
  const depth = y < EDGE ? y - EDGE : Math.max(0, y - (height - EDGE));
  return Math.round((Math.max(-EDGE, Math.min(EDGE, depth)) / EDGE) * FASTEST);
}

export function dragByFinger(element: Element, grip: HTMLElement, row: DraggedRow): () => void {
  rows.set(element, row);
  let stop: (() => void) | null = null;
  const begin = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' || !event.isPrimary || stop) return;
    stop = follow(event, grip, row, () => (stop = null));
  };
  // Otherwise a long press opens the browser's menu or begins its own drag.
  const keep = (event: TouchEvent) => event.preventDefault();
  grip.addEventListener('pointerdown', begin);
  grip.addEventListener('touchstart', keep, { passive: false });
  return () => {
    rows.delete(element);
    grip.removeEventListener('pointerdown', begin);
    grip.removeEventListener('touchstart', keep);
    stop?.();
  };
}

/** Runs from the touch to its end; returns a function that cancels it. */
function follow({ clientX, clientY, pointerId }: PointerEvent, grip: HTMLElement, row: DraggedRow, onEnd: () => void) {
  let y = clientY;
  let over: { row: DraggedRow; side: Side } | null = null;
  let frame = 0;
  const listening = new AbortController();

  function look(): void {
    const found = rowAt(clientX, y);
    // Between two rows the last target stays; over the row itself there is none.
    if (!found || found.row.list !== row.list) return;
    over?.row.onSide(null);
    over = found.row.id === row.id ? null : found;
    over?.row.onSide(over.side);
  }
  function goOn(): void {
    const by = scrollAt(y, innerHeight);
    if (by !== 0) {
      scrollBy({ top: by, behavior: 'instant' });
      look();
    }
    frame = requestAnimationFrame(goOn);
  }
  function end(isDropped: boolean): void {
    listening.abort();
    cancelAnimationFrame(frame);
    row.onDrag(false);
    over?.row.onSide(null);
    if (isDropped && over) drops.get(row.list)?.({ id: row.id, side: over.side, ofId: over.row.id });
    onEnd();
  }

  const own = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === pointerId) act(event);
  };
  const { signal } = listening;
  const move = own((event) => {
    y = event.clientY;
    look();
  });
  grip.addEventListener('pointermove', move, { signal });
  grip.addEventListener(
    'pointerup',
    own(() => end(true)),
    { signal },
  );
  grip.addEventListener(
    'pointercancel',
    own(() => end(false)),
    { signal },
  );
  row.onDrag(true);
  frame = requestAnimationFrame(goOn);
  return () => end(false);
}

function rowAt(x: number, y: number): { row: DraggedRow; side: Side } | null {
  for (let one = document.elementFromPoint(x, y); one; one = one.parentElement) {
    const row = rows.get(one);
    if (!row) continue;
    const { top, height } = one.getBoundingClientRect();
    return { row, side: y < top + height / 2 ? 'before' : 'after' };
  }
  return null;
}
