// Rows that are dragged, by a mouse or by a finger. What a drop means the list decides.

import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { dragByFinger, takeFingerDrops, type OrderDrop, type Side } from './finger-drag.ts';

export type { OrderDrop, Side } from './finger-drag.ts';

/** Its library comes a moment after the page; until then, or without it, rows are moved by keys, menu and finger. */
function byMouse(attach: (mouse: typeof import('./mouse-drag.ts')) => () => void): () => void {
  let isOver = false;
  let stop = () => {};
  import('./mouse-drag.ts').then(
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

/** For the list. `name` keeps lists of one page apart. */
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
  /** On which side of this row the dragged one would stand. */
  side: Side | null;
  isDragged: boolean;
}

/** For each row; nothing is dragged while `list` is null. */
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
