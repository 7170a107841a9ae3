// Moves of the running order: how they are shown and worded.

import type { ProgramItemView } from '@rampa/contract';

/** The present items in the order of the unconfirmed moves, in the parts that these give them. */
export function withOrder(
  items: readonly ProgramItemView[],
  order: readonly ProgramItemView[] | null,
): readonly ProgramItemView[] {
  if (!order) return items;
  const byGuid = new Map(items.map((item) => [item.guid, item]));
  const known = order.flatMap(({ guid, block }) => {
    const item = byGuid.get(guid);
    return item ? (item.block === block ? item : { ...item, block }) : [];
  });
  return known.length === items.length ? known : items;
}

/** Whether the server's view has reached the order of the moves. */
export function isArrived(items: readonly ProgramItemView[], ahead: readonly ProgramItemView[]): boolean {
  return (
    items.length === ahead.length &&
    items.every(({ guid, block }, at) => guid === ahead[at]!.guid && block === ahead[at]!.block)
  );
}

/** «место 5 из 79, II отделение» */
export function placeText(items: readonly ProgramItemView[], item: ProgramItemView): string {
  const part = item.block === '' ? '' : `, ${item.block}`;
  return `место ${items.findIndex(({ guid }) => guid === item.guid) + 1} из\u00A0${items.length}${part}`;
}
