// The number of a performance: whoever has it already is named, because judges and the hall call people by it.

import type { ProgramItemView } from '@rampa/contract';
import { TextLine, type Place } from '@rampa/platform/web/desk';
import { holderOf } from '@rampa/program/domain';
import { itemName } from '../order/words.ts';

interface ItemNumberProps {
  at: Place<string>;
  /** The part that the form names. */
  block: string;
  items: readonly ProgramItemView[];
  /** Null: a new item. */
  item: ProgramItemView | null;
  /** What an empty field means. */
  usual: string;
}

export function ItemNumber({ at, block, items, item, usual }: ItemNumberProps) {
  const holder = holderOf(items, { guid: item?.guid ?? null, number: at.useValue(), block });
  return (
    <TextLine
      at={at}
      label="№ выступления"
      description={[holder && `Уже есть: ${itemName(holder)}.`, usual].filter(Boolean).join(' ')}
      descriptionProps={holder ? { style: { color: 'var(--r-danger)' } } : {}}
    />
  );
}
