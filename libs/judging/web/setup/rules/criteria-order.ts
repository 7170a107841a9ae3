// Where a criterion stands after a move. Pure.

import type { OrderDrop } from '@rampa/platform/web/desk';

/** One step up or down; null where there is nowhere to go. */
export function movedBy(guids: readonly string[], guid: string, by: 1 | -1): string[] | null {
  const at = guids.indexOf(guid);
  const to = at + by;
  if (at < 0 || to < 0 || to >= guids.length) return null;
  const next = guids.filter((one) => one !== guid);
  return next.toSpliced(to, 0, guid);
}

/** Beside another one; null where it stands there already. */
export function movedBeside(guids: readonly string[], { id, side, ofId }: OrderDrop): string[] | null {
  const next = guids.filter((one) => one !== id);
  const at = next.indexOf(ofId);
  if (at < 0) return null;
  const moved = next.toSpliced(side === 'before' ? at : at + 1, 0, id);
  return moved.every((guid, index) => guid === guids[index]) ? null : moved;
}
