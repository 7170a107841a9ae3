// A list of events with search, archive and pages; what is asked stands in the address.

import { SegmentedControl, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { CompetitionGetCompetitionsByParticipant, FestivalGetFestivals, FestivalView } from '@rampa/contract';
import { Chip, EmptyState } from '@rampa/platform/web/base';
import {
  Answer,
  dateRangeText,
  PageBar,
  RowsSkeleton,
  useLastPage,
  usePageSize,
  useRead,
} from '@rampa/platform/web/desk';
import { EventLogo } from './EventLogo.tsx';
import { eventState } from './event-state.ts';
import classes from '../style/events.module.css';

export interface EventsListProps {
  /** Both take the same question and answer events. */
  call: typeof FestivalGetFestivals | typeof CompetitionGetCompetitionsByParticipant;
  /** The event's address is below it. */
  base: string;
  /** Shown while there is not a single event. */
  empty: ReactNode;
}

export function EventsList({ call, base, empty }: EventsListProps) {
  const [search, setSearch] = useSearchParams();
  const [pageSize, setPageSize] = usePageSize();
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

  const question = {
    query: {
      isActive: isArchive ? ('false' as const) : ('true' as const),
      ...(asked === '' ? {} : { searchText: asked }),
    },
    body: { pageNumber: page, pageSize },
  };
  const events = useRead(call as typeof FestivalGetFestivals, question, { keepPrevious: true });
  useLastPage({ page, pageSize, setPage: (value) => change({ page: pageWord(value) }) }, events.data?.totalCount);

  return (
    <>
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
            <EventRows events={collection} base={base} empty={emptyOf(asked !== '', isArchive, empty)} />
            <PageBar
              total={totalCount}
              page={page}
              pageSize={pageSize}
              onPage={(value) => change({ page: pageWord(value) })}
              onPageSize={(size) => {
                setPageSize(size);
                change({ page: '' });
              }}
            />
          </>
        )}
      </Answer>
    </>
  );
}

/** The first page is the address without one. */
const pageWord = (page: number): string => (page === 1 ? '' : String(page));

function emptyOf(isSearch: boolean, isArchive: boolean, empty: ReactNode): ReactNode {
  if (isSearch) return <EmptyState>С таким названием ничего нет. Попробуйте другое слово.</EmptyState>;
  return isArchive ? <EmptyState>В архиве пусто.</EmptyState> : empty;
}

interface EventRowsProps {
  events: readonly FestivalView[];
  base: string;
  empty: ReactNode;
}

function EventRows({ events, base, empty }: EventRowsProps) {
  if (events.length === 0) return empty;
  const now = new Date();
  return (
    <ul className={classes.list}>
      {events.map((event) => {
        const { title, beginDate, endDate, city, logoPath } = event.details;
        const state = eventState(event, now);
        return (
          <li key={event.guid} className={classes.row}>
            <EventLogo title={title} logoPath={logoPath} size="small" />
            <Link to={`${base}/${event.guid}`} className={classes.name}>
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
