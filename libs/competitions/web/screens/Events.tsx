// The organizer's events: search, pages, a new one.

import { Button, Pagination, SegmentedControl, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { FestivalGetFestivals, type FestivalView } from '@rampa/contract';
import { Chip, EmptyState } from '@rampa/platform/web/base';
import { Answer, dateRangeText, Page, PageHead, RowsSkeleton, useAccess, useRead } from '@rampa/platform/web/desk';
import { CreateEvent } from '../parts/CreateEvent.tsx';
import { EventLogo } from '../parts/EventLogo.tsx';
import { eventState } from '../parts/event-state.ts';
import classes from '../style/events.module.css';

const PAGE_SIZE = 20;

export function Events() {
  const { isOwner } = useAccess();
  const [isCreating, setCreating] = useState(false);
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const isArchive = search.get('archive') === '1';
  const asked = search.get('search') ?? '';
  const [text, setText] = useState(asked);
  const [searchText] = useDebouncedValue(text.trim(), 250);

  useEffect(() => {
    if (searchText === asked) return;
    change({ search: searchText, page: '' });
    // Only what is typed changes the address, never the address itself.
  }, [searchText]);

  function change(values: Record<string, string>) {
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(values))
          if (value === '') next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  }

  const events = useRead(
    FestivalGetFestivals,
    {
      query: { isActive: isArchive ? 'false' : 'true', ...(asked === '' ? {} : { searchText: asked }) },
      body: { pageNumber: page, pageSize: PAGE_SIZE },
    },
    { keepPrevious: true },
  );
  const create = isOwner ? (
    <Button size="md" leftSection={<IconPlus size={18} stroke={1.75} />} onClick={() => setCreating(true)}>
      Создать мероприятие
    </Button>
  ) : null;

  return (
    <Page isPaper>
      <PageHead title="Мероприятия" actions={create} />
      <div className={classes.tools}>
        <TextInput
          className={classes.search!}
          aria-label="Поиск по названию"
          placeholder="Поиск по названию"
          leftSection={<IconSearch size={18} stroke={1.75} />}
          type="search"
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <SegmentedControl
          aria-label="Какие показывать"
          data={[
            { value: 'active', label: 'Текущие' },
            { value: 'archive', label: 'Архив' },
          ]}
          value={isArchive ? 'archive' : 'active'}
          onChange={(value) => change({ archive: value === 'archive' ? '1' : '', page: '' })}
        />
      </div>
      <Answer of={events} skeleton={<RowsSkeleton rows={5} height="4.25rem" />}>
        {({ collection, totalCount }) => (
          <>
            <EventList events={collection} isSearch={asked !== ''} isArchive={isArchive} create={create} />
            {totalCount > PAGE_SIZE ? (
              <Pagination
                mt="lg"
                total={Math.ceil(totalCount / PAGE_SIZE)}
                value={page}
                getControlProps={(control) => ({ 'aria-label': control === 'previous' ? 'Назад' : 'Вперёд' })}
                onChange={(value) => change({ page: value === 1 ? '' : String(value) })}
              />
            ) : null}
          </>
        )}
      </Answer>
      {isCreating ? <CreateEvent isOpen onClose={() => setCreating(false)} /> : null}
    </Page>
  );
}

interface EventListProps {
  events: readonly FestivalView[];
  isSearch: boolean;
  isArchive: boolean;
  create: React.ReactNode;
}

function EventList({ events, isSearch, isArchive, create }: EventListProps) {
  if (events.length === 0) {
    if (isSearch) return <EmptyState>С таким названием ничего нет. Попробуйте другое слово.</EmptyState>;
    if (isArchive) return <EmptyState>В архиве пусто.</EmptyState>;
    return <EmptyState action={create}>Мероприятий пока нет. Создайте первое.</EmptyState>;
  }
  const now = new Date();
  return (
    <ul className={classes.list}>
      {events.map((event) => {
        const { title, beginDate, endDate, city, logoPath } = event.details;
        const state = eventState(event, now);
        return (
          <li key={event.guid} className={classes.row}>
            <EventLogo title={title} logoPath={logoPath} size="small" />
            <Link to={`/organizer/events/${event.guid}`} className={classes.name}>
              {title}
            </Link>
            <span className={classes.dates}>{dateRangeText(beginDate, endDate)}</span>
            <span className={classes.city}>{city}</span>
            <span className={classes.state}>
              <Chip tone={state.tone}>{state.word}</Chip>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
