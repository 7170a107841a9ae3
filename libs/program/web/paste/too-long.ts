// Texts of a pasted item that the server would refuse, by its own limits but without its schemas, which no page
// carries.

import { GROUP_VALUE_MAX, ITEM_TEXTS, visibleText } from '@rampa/contract';
import type { NewItem } from './new-item.ts';

export function tooLong(item: NewItem): { field: string; most: number }[] {
  const texts = Object.entries(ITEM_TEXTS).map(([field, most]) => ({
    field,
    most,
    value: item[field as keyof typeof ITEM_TEXTS] ?? '',
  }));
  const groups = Object.values(item.groupValues ?? {}).map((value) => ({
    field: 'group',
    most: GROUP_VALUE_MAX,
    value,
  }));
  return [...texts, ...groups].flatMap(({ field, most, value }) =>
    visibleText(value).length > most ? [{ field, most }] : [],
  );
}
