// Drags rows by mouse or finger. The list decides what a drop does.

import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { dragByFinger, takeFingerDrops, type OrderDrop, type Side } from './finger-drag.ts';

export type { OrderDrop, Side } from './finger-drag.ts';

type Mouse = typeof import('./mouse-drag.ts');

/** Asked for once: each asking looks through the whole document. A failed one is asked again. */
let asked: Promise<Mouse> | null = null;
const mouseDrag = (): Promise<Mouse> =>
  (asked ??= import('./mouse-drag.ts').catch((error: unknown) => {
    asked = null;
    throw error;
  }));

/** The mouse's library comes a moment after the page; until then rows are moved by keys, menu and finger. */
function byMouse(attach: (mouse: Mouse) => () => void): () => void {
  let isOver = false;
  let stop = () => {};
  mouseDrag().then(
    (mouse) => {
      if (!isOver) stop = attach(mouse);
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    stop();
  };
}

/** For the list. `name` separates lists of one page. */
export function useOrderDrops(name: string, onDrop: (drop: OrderDrop) => void): void {
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const take = (one: OrderDrop) => drop(one);
    const stops = [takeFingerDrops(name, take), byMouse((mouse) => mouse.takeMouseDrops(name, take))];
    return () => stops.forEach((stop) => stop());
  }, [name]);
}

export interface OrderRowDrag {
  row: RefObject<HTMLLIElement | null>;
  grip: RefObject<HTMLSpanElement | null>;
  /** Side of this row on which the dragged one would stand. */
  side: Side | null;
  isDragged: boolean;
}

/** For each row; with `list` null nothing is draggable. */
export function useOrderRow(list: string | null, id: string): OrderRowDrag {
  const row = useRef<HTMLLIElement>(null);
  const grip = useRef<HTMLSpanElement>(null);
  const [side, setSide] = useState<Side | null>(null);
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    const [element, handle] = [row.current, grip.current];
    if (list === null || !element || !handle) return;
    const dragged = { list, id, onSide: setSide, onDrag: setDragged };
    const stops = [
      dragByFinger(element, handle, dragged),
      byMouse((mouse) => mouse.dragByMouse(element, handle, dragged)),
    ];
    return () => stops.forEach((stop) => stop());
  }, [list, id]);
  return { row, grip, side, isDragged };
}
