// One book: its lines in their order, how they are added, and where they are named.

import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
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
  RowsSkeleton,
  useAccess,
  useGoAtOnce,
  useList,
  useRead,
  wholeList,
} from '@rampa/platform/web/desk';
import { useEventSet } from '../api/event-set.ts';
import { AgeNotes } from '../parts/AgeNotes.tsx';
import { BookEvents } from '../parts/BookEvents.tsx';
import { BookHead } from '../parts/BookHead.tsx';
import { BookItems } from '../parts/BookItems.tsx';
import { ItemRow, type RowDeeds } from '../parts/ItemRow.tsx';
import { ItemsBulk } from '../parts/ItemsBulk.tsx';
import { ItemUses } from '../parts/ItemUses.tsx';
import { BookAbsent, LibraryClosed } from '../parts/LibraryClosed.tsx';
import { NewItem } from '../parts/NewItem.tsx';
import {
  AgesLater,
  EventSetLater,
  MergeLater,
  NamesLater,
  PasteLater,
  RenameBookLater,
} from '../parts/opened-forms.ts';
import classes from '../style/library.module.css';

export function BookPage() {
  const { guid = '' } = useParams();
  const goAtOnce = useGoAtOnce();
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
  const [aged, setAged] = useState<BookItemFace | null>(null);
  const [address, setAddress] = useSearchParams();
  const isAtEvents = address.has('events');
  const set = useEventSet(guid);

  function setAtEvents(isOpen: boolean) {
    setAddress(
      (current) => {
        if (isOpen) current.set('events', '');
        else current.delete('events');
        return current;
      },
      { replace: !isOpen },
    );
  }

  const isArchive = list.asked.filters.state === 'archive';
  const all = items.data ?? [];
  const rows = all.filter((item) => item.isArchived === isArchive);
  const archivedCount = all.length - all.filter((item) => !item.isArchived).length;
  const events = new Map(uses.data?.items.map((one) => [one.referenceBookItemGuid, one.eventCount]));
  const isOrdered = !isArchive && list.asked.search === '';
  const deeds: RowDeeds = {
    onNames: setNamed,
    onAges: setAged,
    onUses: setShown,
    onMerge: (item) => setMerged({ items: [item], onDone: () => undefined }),
  };
  const row = (item: BookItemFace, place?: { moves: React.ReactNode; isBusy: boolean }) => (
    <ItemRow
      key={item.guid}
      item={item}
      eventCount={events.get(item.guid) ?? 0}
      hasAges={book.data?.hasAges ?? false}
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
            <BookHead
              book={known}
              uses={uses.data}
              canChange={canChange}
              onEvents={() => setAtEvents(true)}
              onPaste={() => setPasting(true)}
              onRename={() => setRenaming(true)}
              onDeleted={() => goAtOnce('/organizer/library')}
            />
            {known.hasAges ? <AgeNotes lines={all.filter((item) => !item.isArchived)} /> : null}
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
            <AgesLater of={aged && { item: aged, onClose: () => setAged(null) }} />
            <NamesLater of={named && { item: named, onClose: () => setNamed(null) }} />
            <MergeLater of={merged && { ...merged, all, onClose: () => setMerged(null) }} />
            <BookEvents
              isOpen={isAtEvents && set.opened === null}
              uses={uses}
              canChange={canChange}
              waits={set.waits}
              onChoose={set.open}
              onClose={() => setAtEvents(false)}
            />
            <EventSetLater
              of={
                set.opened && {
                  ...{ book: known, ...set.opened },
                  items: all.filter((item) => !item.isArchived),
                  onClose: set.close,
                }
              }
            />
            <ItemUses item={shown} onClose={() => setShown(null)} />
          </>
        )}
      </Answer>
    </Page>
  );
}
