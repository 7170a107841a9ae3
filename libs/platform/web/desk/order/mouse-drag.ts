// Drags rows by a mouse. The library is loaded after the page, which can be drawn without it.

import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { scrollAt, type DraggedRow, type OrderDrop, type Side } from './finger-drag.ts';

function sideOf(data: Record<string | symbol, unknown>): Side | null {
  const edge = extractClosestEdge(data);
  return edge === null ? null : edge === 'top' ? 'before' : 'after';
}

/** Watches the list; returns a function that stops it. The browser itself scrolls only at the window's very edge. */
export function takeMouseDrops(name: string, onDrop: (drop: OrderDrop) => void): () => void {
  let y = 0;
  let frame = 0;
  const goOn = () => {
    const by = scrollAt(y, innerHeight);
    if (by !== 0) scrollBy({ top: by, behavior: 'instant' });
    frame = requestAnimationFrame(goOn);
  };
  const rest = () => cancelAnimationFrame(frame);
  const stop = monitorForElements({
    canMonitor: ({ source }) => source.data.list === name,
    onDragStart({ location }) {
      y = location.current.input.clientY;
      goOn();
    },
    onDrag: ({ location }) => void (y = location.current.input.clientY),
    onDrop({ source, location }) {
      rest();
      const target = location.current.dropTargets[0];
      const side = target && sideOf(target.data);
      if (side) onDrop({ id: String(source.data.id), side, ofId: String(target.data.id) });
    },
  });
  return combine(stop, rest);
}

/** Watches a row; returns a function that stops it. */
export function dragByMouse(
  element: HTMLElement,
  grip: HTMLElement,
  { list, id, onSide, onDrag }: DraggedRow,
): () => void {
  return combine(
    draggable({
      element,
      dragHandle: grip,
      getInitialData: () => ({ list, id }),
      onDragStart: () => onDrag(true),
      onDrop: () => onDrag(false),
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.list === list && source.data.id !== id,
      getIsSticky: () => true,
      getData: ({ input }) => attachClosestEdge({ id }, { input, element, allowedEdges: ['top', 'bottom'] }),
      onDrag: ({ self }) => onSide(sideOf(self.data)),
      onDragLeave: () => onSide(null),
      onDrop: () => onSide(null),
    }),
  );
}
