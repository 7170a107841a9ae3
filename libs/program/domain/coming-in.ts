// Where performances that come into a program stand, and which numbers they get: behind those of their nomination, and no
// number that is known already changes.

import type { Guid } from '@rampa/kernel';
import { behindLatecomers, insertedNumber, nextNumber } from './numbers.ts';

export interface PlacedItem {
  guid: Guid;
  number: string;
  block: string;
  nominationGuid: Guid | null;
}

export interface ComingItem {
  guid: Guid;
  nominationGuid: Guid | null;
}

/** `after`: all of them stand behind this one; without it each behind the last one of its nomination, or at the end. */
export function withComing(
  standing: readonly PlacedItem[],
  coming: readonly ComingItem[],
  after: Guid | null = null,
): PlacedItem[] {
  const items = [...standing];
  const numbers = standing.map(({ number }) => number);
  let next = nextNumber(numbers);
  let at = after === null ? -1 : items.findIndex(({ guid }) => guid === after);
  const isAfter = at >= 0;
  for (const { guid, nominationGuid } of coming) {
    const last = isAfter ? at : nominationGuid === null ? -1 : items.findLastIndex((one) => one.nominationGuid === nominationGuid); // prettier-ignore
    const behind = behindLatecomers(items, last < 0 ? items.length - 1 : last);
    const before = items.slice(0, behind + 1).findLast(({ number }) => number !== '')?.number ?? '';
    const isInside = before !== '' && items.slice(behind + 1).some(({ number }) => number !== '');
    const number = isInside ? insertedNumber(before, numbers) : String(next);
    if (!isInside || /^\d+$/.test(number)) next = Math.max(next, Number(number) + 1);
    numbers.push(number);
    items.splice(behind + 1, 0, { guid, number, nominationGuid, block: items[behind]?.block ?? '' });
    at = behind + 1;
  }
  return items;
}
