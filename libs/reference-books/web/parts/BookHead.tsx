// A book's name, how long it is, where it is used, and what can be done with it as a whole.

import { Button, Menu } from '@mantine/core';
import { IconCalendarEvent, IconClipboardText, IconPencil, IconTrash } from '@tabler/icons-react';
import type { AnswerOf, ReferenceBookGetByGuid, ReferenceBookGetUses } from '@rampa/contract';
import { PageHead, RowMenu } from '@rampa/platform/web/desk';
import { useDeleteBook } from '../api/delete-book.ts';
import { eventsText, sizeText } from '../api/words.ts';

export interface BookHeadProps {
  book: AnswerOf<typeof ReferenceBookGetByGuid>;
  uses: AnswerOf<typeof ReferenceBookGetUses> | undefined;
  canChange: boolean;
  onEvents(): void;
  onPaste(): void;
  onRename(): void;
  onDeleted(): void | Promise<void>;
}

export function BookHead({ book, uses, canChange, onEvents, onPaste, onRename, onDeleted }: BookHeadProps) {
  const remove = useDeleteBook(onDeleted);
  const isNamed = uses !== undefined && uses.events.length > 0;
  const sets = uses?.sets.length ?? 0;
  return (
    <PageHead
      title={book.title}
      note={
        <>
          {sizeText(book)}
          {isNamed ? `. Указаны в ${eventsText(uses.events.length)}` : null}
          {sets > 0 ? `. Свой набор в ${eventsText(sets)}` : null}
        </>
      }
      actions={
        <>
          <Button
            size="md"
            variant="default"
            leftSection={<IconCalendarEvent size={18} stroke={1.75} />}
            onClick={onEvents}
          >
            В мероприятиях
          </Button>
          {canChange ? (
            <Button
              size="md"
              variant="default"
              leftSection={<IconClipboardText size={18} stroke={1.75} />}
              onClick={onPaste}
            >
              Вставить списком
            </Button>
          ) : null}
          {canChange && book.systemKey === null ? (
            <RowMenu label={book.title} isBusy={remove.isBusy}>
              <Menu.Item leftSection={<IconPencil size={18} stroke={1.75} />} onClick={onRename}>
                Изменить
              </Menu.Item>
              <Menu.Item
                data-danger
                leftSection={<IconTrash size={18} stroke={1.75} />}
                onClick={() => remove.run(book)}
              >
                Удалить
              </Menu.Item>
            </RowMenu>
          ) : null}
        </>
      }
    />
  );
}
