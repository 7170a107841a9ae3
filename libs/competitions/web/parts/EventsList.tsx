// A list of events with search, archive and pages; what is asked stands in the address.

import { SegmentedControl, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { CompetitionGetCompetitionsByParticipant, FestivalGetFestivals, FestivalView } from '@rampa/contract';
import { Chip, EmptyState } from '@rampa/platform/web/base';
import {
  Answer,
  dateRangeText,
  EventLogo,
  PageBar,
  RowsSkeleton,
  useLastPage,
  usePageSize,
  useRead,
} from '@rampa/platform/web/desk';
import { eventState, isPast } from './event-state.ts';
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

  const searchBy = useEffectEvent((typed: string) => {
    if (typed !== asked) change({ search: typed, page: '' });
  });
  // Only what is typed changes the address, never the address itself.
  useEffect(() => searchBy(searchText), [searchText]);

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
            {collection.length > 0 ? (
              <EventGroups events={collection} base={base} isArchive={isArchive} />
            ) : (
              <Nothing call={call} isSearch={asked !== ''} isArchive={isArchive} empty={empty} />
            )}
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

interface NothingProps extends Pick<EventsListProps, 'call' | 'empty'> {
  isSearch: boolean;
  isArchive: boolean;
}

/** Where all of them are in the archive, nobody is told that there are none. */
function Nothing({ call, isSearch, isArchive, empty }: NothingProps) {
  const asked = { query: { isActive: 'false' as const }, body: { pageNumber: 1, pageSize: 1 } };
  const archive = useRead(call as typeof FestivalGetFestivals, asked, { enabled: !isSearch && !isArchive });
  if (isSearch) return <EmptyState>С таким названием ничего нет. Попробуйте другое слово.</EmptyState>;
  if (isArchive) return <EmptyState>В архиве пусто.</EmptyState>;
  if (archive.isPending) return null;
  return (archive.data?.totalCount ?? 0) > 0 ? <EmptyState>Все мероприятия в архиве.</EmptyState> : empty;
}

interface EventGroupsProps {
  events: readonly FestivalView[];
  base: string;
  isArchive: boolean;
}

/** What is to come or goes on; below it what is past, under its own heading. */
function EventGroups({ events, base, isArchive }: EventGroupsProps) {
  const now = new Date();
  const past = isArchive ? [] : events.filter((event) => isPast(event, now));
  const others = events.filter((event) => !past.includes(event));
  return (
    <>
      {others.length > 0 ? <EventRows events={others} base={base} /> : null}
      {past.length > 0 ? (
        <section aria-labelledby="past-events">
          <h2 id="past-events" className={classes.past}>
            Прошедшие
          </h2>
          <EventRows events={past} base={base} />
        </section>
      ) : null}
    </>
  );
}

interface EventRowsProps {
  events: readonly FestivalView[];
  base: string;
}

function EventRows({ events, base }: EventRowsProps) {
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
