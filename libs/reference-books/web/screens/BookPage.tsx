// One book: its lines in their order, how they are added, and where they are named.

import { Button, Menu } from '@mantine/core';
import { IconArrowLeft, IconClipboardText, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import {
  ReferenceBookGetByGuid,
  ReferenceBookGetUses,
  ReferenceBookItemGetByReferenceBookGuid,
  type BookItemFace,
} from '@rampa/contract';
import { ApiFailure, EmptyState } from '@rampa/platform/web/base';
import {
  Answer,
  List,
  ListFilter,
  ListTools,
  Page,
  PageHead,
  RowMenu,
  RowsSkeleton,
  useAccess,
  useList,
  useRead,
  wholeList,
} from '@rampa/platform/web/desk';
import { useDeleteBook } from '../api/delete-book.ts';
import { eventsText, sizeText } from '../api/words.ts';
import { BookItems } from '../parts/BookItems.tsx';
import { ItemRow, type RowDeeds } from '../parts/ItemRow.tsx';
import { ItemsBulk } from '../parts/ItemsBulk.tsx';
import { ItemUses } from '../parts/ItemUses.tsx';
import { BookAbsent, LibraryClosed } from '../parts/LibraryClosed.tsx';
import { NewItem } from '../parts/NewItem.tsx';
import { MergeLater, NamesLater, PasteLater, RenameBookLater } from '../parts/opened-forms.ts';
import classes from '../style/library.module.css';

export function BookPage() {
  const { guid = '' } = useParams();
  const navigate = useNavigate();
  const access = useAccess();
  const canChange = access.changes('settings');
  const isClosed = access.isKnown && !access.sees('settings');
  const query = { referenceBookGuid: guid };
  const asked = { enabled: access.isKnown && !isClosed };
  const book = useRead(ReferenceBookGetByGuid, { query }, asked);
  const items = useRead(ReferenceBookItemGetByReferenceBookGuid, { query }, asked);
  const uses = useRead(ReferenceBookGetUses, { query }, asked);
  const list = useList({ filters: { state: ['archive'] } });
  const [isPasting, setPasting] = useState(false);
  const [isRenaming, setRenaming] = useState(false);
  const [named, setNamed] = useState<BookItemFace | null>(null);
  const [shown, setShown] = useState<BookItemFace | null>(null);
  const [merged, setMerged] = useState<{ items: readonly BookItemFace[]; onDone(): void } | null>(null);
  const remove = useDeleteBook(() => void navigate('/organizer/library'));

  const isArchive = list.asked.filters.state === 'archive';
  const all = items.data ?? [];
  const rows = all.filter((item) => item.isArchived === isArchive);
  const archivedCount = all.length - all.filter((item) => !item.isArchived).length;
  const events = new Map(uses.data?.items.map((one) => [one.referenceBookItemGuid, one.eventCount]));
  const isOrdered = !isArchive && list.asked.search === '';
  const deeds: RowDeeds = {
    onNames: setNamed,
    onUses: setShown,
    onMerge: (item) => setMerged({ items: [item], onDone: () => undefined }),
  };
  const row = (item: BookItemFace, place?: { moves: React.ReactNode; isBusy: boolean }) => (
    <ItemRow
      key={item.guid}
      item={item}
      eventCount={events.get(item.guid) ?? 0}
      canChange={canChange}
      deeds={deeds}
      {...(place ?? {})}
    />
  );
  const bulk = (chosen: readonly BookItemFace[], clear: () => void) => (
    <ItemsBulk items={chosen} onMerge={() => setMerged({ items: chosen, onDone: clear })} onDone={clear} />
  );

  if (isClosed) return <LibraryClosed />;
  if (book.error instanceof ApiFailure && book.error.status === 404) return <BookAbsent />;
  return (
    <Page isPaper>
      <Link to="/organizer/library" className={classes.way}>
        <IconArrowLeft size={18} stroke={1.75} aria-hidden />
        &nbsp;Справочники
      </Link>
      <Answer of={book} skeleton={<RowsSkeleton rows={6} height="3.5rem" />}>
        {(known) => (
          <>
            <PageHead
              title={known.title}
              note={
                <>
                  {sizeText(known)}
                  {uses.data && uses.data.events.length > 0
                    ? `. Указаны в ${eventsText(uses.data.events.length)}`
                    : null}
                </>
              }
              actions={
                canChange ? (
                  <>
                    <Button
                      size="md"
                      variant="default"
                      leftSection={<IconClipboardText size={18} stroke={1.75} />}
                      onClick={() => setPasting(true)}
                    >
                      Вставить списком
                    </Button>
                    {known.systemKey === null ? (
                      <RowMenu label={known.title} isBusy={remove.isBusy}>
                        <Menu.Item
                          leftSection={<IconPencil size={18} stroke={1.75} />}
                          onClick={() => setRenaming(true)}
                        >
                          Переименовать
                        </Menu.Item>
                        <Menu.Item
                          data-danger
                          leftSection={<IconTrash size={18} stroke={1.75} />}
                          onClick={() => remove.run(known)}
                        >
                          Удалить
                        </Menu.Item>
                      </RowMenu>
                    ) : null}
                  </>
                ) : null
              }
            />
            <ListTools list={list} search="Найти строку" rows={archivedCount > 0 ? Infinity : all.length}>
              {archivedCount > 0 || isArchive ? (
                <ListFilter
                  list={list}
                  name="state"
                  label="Какие показывать"
                  all="В ходу"
                  options={[{ value: 'archive', label: `Архив: ${archivedCount}` }]}
                  isRow
                />
              ) : null}
            </ListTools>
            {canChange && isOrdered ? <NewItem book={guid} /> : null}
            {isOrdered && rows.length > 0 ? (
              <BookItems book={guid} items={rows} canChange={canChange} bulk={bulk} row={row} />
            ) : (
              <List
                label={isArchive ? 'Архив справочника' : 'Строки справочника'}
                list={list}
                of={wholeList({ ...items, data: items.data && rows }, list, {
                  wordsOf: ({ title, shortTitle }) => [title, shortTitle],
                  hasPages: true,
                })}
                idOf={(item) => item.guid}
                nameOf={({ title }) => title}
                hasTabs
                empty={
                  <EmptyState>
                    {isArchive
                      ? 'В архиве пусто: все строки в ходу.'
                      : 'Строк пока нет. Впишите первую и нажмите Enter или вставьте готовый список.'}
                  </EmptyState>
                }
                nothing="Такой строки нет. Попробуйте другое слово."
                bulk={canChange ? (chosen, choice) => bulk(chosen, choice.clear) : null}
                row={(item) => row(item)}
              />
            )}
            <PasteLater of={isPasting ? { book: known, known: all, onClose: () => setPasting(false) } : null} />
            <RenameBookLater of={isRenaming ? { book: known, onClose: () => setRenaming(false) } : null} />
            <NamesLater of={named && { item: named, onClose: () => setNamed(null) }} />
            <MergeLater of={merged && { ...merged, all, onClose: () => setMerged(null) }} />
            <ItemUses item={shown} onClose={() => setShown(null)} />
          </>
        )}
      </Answer>
    </Page>
  );
}
