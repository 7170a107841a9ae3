// Rows that are dragged, by a mouse or by a finger. What a drop means the list decides.

import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { dragByFinger, takeFingerDrops, type OrderDrop, type Side } from './finger-drag.ts';

export type { OrderDrop, Side } from './finger-drag.ts';

function sideOf(data: Record<string | symbol, unknown>): Side | null {
  const edge = extractClosestEdge(data);
  return edge === null ? null : edge === 'top' ? 'before' : 'after';
}

/** For the list. `name` keeps lists of one page apart. */
export function useOrderDrops(name: string, onDrop: (drop: OrderDrop) => void): void {
  const drop = useEffectEvent(onDrop);
  useEffect(
    () =>
      combine(
        takeFingerDrops(name, (one) => drop(one)),
        monitorForElements({
          canMonitor: ({ source }) => source.data.list === name,
          onDrop({ source, location }) {
            const target = location.current.dropTargets[0];
            const side = target && sideOf(target.data);
            if (side) drop({ id: String(source.data.id), side, ofId: String(target.data.id) });
          },
        }),
      ),
    [name],
  );
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
    const element = row.current;
    if (list === null || !element || !grip.current) return;
    return combine(
      dragByFinger(element, grip.current, { list, id, onSide: setSide, onDrag: setDragged }),
      draggable({
        element,
        dragHandle: grip.current,
        getInitialData: () => ({ list, id }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.list === list && source.data.id !== id,
        getIsSticky: () => true,
        getData: ({ input }) => attachClosestEdge({ id }, { input, element, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self }) => setSide(sideOf(self.data)),
        onDragLeave: () => setSide(null),
        onDrop: () => setSide(null),
      }),
    );
  }, [list, id]);
  return { row, grip, side, isDragged };
}
