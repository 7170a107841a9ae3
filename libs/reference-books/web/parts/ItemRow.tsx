// One line: renamed in its place, moved, merged, put into the archive, deleted when nothing names it.

import { Button, Menu } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconArrowMerge, IconCake, IconTextResize, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ReferenceBookItemUpdate, type BookItemFace } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { LineForm, ListRow, RowMenu, TextLine, useCallForm } from '@rampa/platform/web/desk';
import { useChangeItems } from '../api/change-items.ts';
import { agesText, eventsText } from '../api/words.ts';
import classes from '../style/library.module.css';

export interface RowDeeds {
  onNames(item: BookItemFace): void;
  onAges(item: BookItemFace): void;
  onUses(item: BookItemFace): void;
  onMerge(item: BookItemFace): void;
}

export interface ItemRowProps {
  item: BookItemFace;
  eventCount: number;
  /** Its book is one of ages. */
  hasAges: boolean;
  canChange: boolean;
  deeds: RowDeeds;
  isBusy?: boolean;
  moves?: ReactNode;
}

export function ItemRow({ item, eventCount, hasAges, canChange, deeds, isBusy = false, moves }: ItemRowProps) {
  const [isNaming, setNaming] = useState(false);
  const naming = useRef<HTMLButtonElement>(null);
  const wasNaming = useRef(false);
  const change = useChangeItems();
  const { title, shortTitle, isArchived } = item;
  // The form stood in the row's place and took the focus with it: the button gets it back.
  useEffect(() => {
    if (wasNaming.current && !isNaming) naming.current?.focus();
    wasNaming.current = isNaming;
  }, [isNaming]);
  if (isNaming) return <NameForm item={item} onClose={() => setNaming(false)} />;
  const onScreens = shortTitle === '' ? null : `на экранах ${inQuotes(shortTitle)}`;
  const uses =
    eventCount === 0 ? null : (
      <button type="button" className={classes.named} onClick={() => deeds.onUses(item)}>
        указана в {eventsText(eventCount)}
      </button>
    );
  return (
    <ListRow
      title={title}
      detail={
        onScreens || uses ? (
          <>
            {onScreens}
            {onScreens && uses ? ', ' : null}
            {uses}
          </>
        ) : null
      }
    >
      {hasAges ? (
        <span className={classes.ages} data-empty={agesText(item) === '' || undefined}>
          {agesText(item) || 'без границ'}
        </span>
      ) : null}
      {canChange ? (
        <>
          <Button
            ref={naming}
            variant="subtle"
            color="gray"
            aria-label={`Переименовать: ${title}`}
            onClick={() => setNaming(true)}
          >
            Переименовать
          </Button>
          <RowMenu label={title} isBusy={isBusy || change.isBusy}>
            {moves}
            {isArchived ? null : (
              <>
                <Menu.Item leftSection={<IconTextResize size={16} stroke={1.75} />} onClick={() => deeds.onNames(item)}>
                  Название для экранов…
                </Menu.Item>
                {hasAges ? (
                  <Menu.Item leftSection={<IconCake size={16} stroke={1.75} />} onClick={() => deeds.onAges(item)}>
                    Границы возраста…
                  </Menu.Item>
                ) : null}
                <Menu.Item leftSection={<IconArrowMerge size={16} stroke={1.75} />} onClick={() => deeds.onMerge(item)}>
                  Объединить с…
                </Menu.Item>
              </>
            )}
            <Menu.Item
              leftSection={
                isArchived ? <IconArchiveOff size={16} stroke={1.75} /> : <IconArchive size={16} stroke={1.75} />
              }
              onClick={() => change.archive([item], !isArchived)}
            >
              {isArchived ? 'Вернуть из архива' : 'Убрать в архив'}
            </Menu.Item>
            {eventCount === 0 ? (
              <Menu.Item
                data-danger
                leftSection={<IconTrash size={16} stroke={1.75} />}
                onClick={() => change.delete(item)}
              >
                Удалить
              </Menu.Item>
            ) : null}
          </RowMenu>
        </>
      ) : null}
    </ListRow>
  );
}

function NameForm({ item, onClose }: { item: BookItemFace; onClose(): void }) {
  const form = useCallForm(ReferenceBookItemUpdate, {
    values: { title: item.title },
    body: ({ title }) => ({ referenceBookItemGuid: item.guid, title }),
    onSaved: onClose,
  });
  return (
    <li>
      <LineForm form={form} className={classes.line} submit="Сохранить" onClose={onClose}>
        <TextLine at={form.at('title')} label="Название строки" autoFocus />
      </LineForm>
    </li>
  );
}
