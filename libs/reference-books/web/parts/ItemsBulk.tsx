// What is done with several lines at once.

import { Button } from '@mantine/core';
import type { BookItemFace } from '@rampa/contract';
import { useChangeItems } from '../api/change-items.ts';

export interface ItemsBulkProps {
  items: readonly BookItemFace[];
  onMerge(): void;
  onDone(): void;
}

const MERGED_MOST = 100;

export function ItemsBulk({ items, onMerge, onDone }: ItemsBulkProps) {
  const change = useChangeItems();
  const isArchived = items.every((item) => item.isArchived);
  return (
    <>
      {isArchived ? null : (
        <Button disabled={items.length < 2 || items.length > MERGED_MOST} onClick={onMerge}>
          Объединить
        </Button>
      )}
      <Button
        variant="default"
        onClick={() => {
          change.archive(items, !isArchived);
          onDone();
        }}
      >
        {isArchived ? 'Вернуть из архива' : 'Убрать в архив'}
      </Button>
      <Button
        variant="default"
        onClick={() => {
          change.deleteSome(items);
          onDone();
        }}
      >
        Удалить
      </Button>
    </>
  );
}
