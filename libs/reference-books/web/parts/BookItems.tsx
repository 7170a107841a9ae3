// The lines of a book in their order.

import type { ReactNode } from 'react';
import { ReferenceBookItemArrange, type BookItemFace } from '@rampa/contract';
import { OrderedList, useWrite, type OrderedPlace } from '@rampa/platform/web/desk';
import { placesOf } from '@rampa/reference-books/domain';
import { LINE } from '../api/words.ts';

export interface BookItemsProps {
  book: string;
  items: readonly BookItemFace[];
  canChange: boolean;
  bulk(chosen: readonly BookItemFace[], clear: () => void): ReactNode;
  row(item: BookItemFace, place: OrderedPlace): ReactNode;
}

export function BookItems({ book, items, canChange, bulk, row }: BookItemsProps) {
  const arrange = useWrite(ReferenceBookItemArrange, { inOrder: 'bookItems' });
  return (
    <OrderedList
      label="Строки справочника"
      name={`book ${book}`}
      words={LINE}
      rows={items}
      idOf={({ guid }) => guid}
      nameOf={({ title }) => title}
      canChange={canChange}
      write={(ids, moved) => arrange.mutateAsync({ body: { referenceBookGuid: book, places: placesOf(ids, moved) } })}
      bulk={(chosen, choice) => bulk(chosen, choice.clear)}
      row={row}
    />
  );
}
