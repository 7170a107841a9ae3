// A list of events with search, archive and pages; what is past stands below, under its own heading.

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CompetitionGetCompetitionsByParticipant, FestivalGetFestivals, FestivalView } from '@rampa/contract';
import { Chip, EmptyState } from '@rampa/platform/web/base';
import {
  ColumnsMenu,
  dateRangeText,
  EventLogo,
  List,
  ListFilter,
  ListRow,
  ListTools,
  useColumns,
  useList,
  useRead,
  type Column,
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
  /** What can be done with an event without opening it. */
  menu?(event: FestivalView): ReactNode;
}

const COLUMNS: readonly Column<FestivalView>[] = [
  { key: 'dates', label: 'Даты', of: ({ details }) => dateRangeText(details.beginDate, details.endDate), share: 1.2 },
  { key: 'city', label: 'Город', of: ({ details }) => details.city },
  { key: 'place', label: 'Площадка', of: ({ details }) => details.place, isHidden: true },
  { key: 'state', label: 'Состояние', of: (event) => <State event={event} /> },
];

export function EventsList({ call, base, empty, menu }: EventsListProps) {
  const list = useList({ keep: 'events', filters: { archive: ['1'] } });
  const columns = useColumns('events', COLUMNS);
  const isArchive = list.asked.filters.archive === '1';
  const isActive = isArchive ? ('false' as const) : ('true' as const);
  const question = { query: { isActive, ...list.found }, body: list.page };
  const events = useRead(call as typeof FestivalGetFestivals, question, { keepPrevious: true });
  const now = new Date();

  return (
    <>
      <ListTools list={list} search="Название, город">
        <ListFilter
          isRow
          list={list}
          name="archive"
          label="Какие показывать"
          all="Текущие"
          options={[{ value: '1', label: 'Архив' }]}
        />
        <ColumnsMenu columns={columns} />
      </ListTools>
      <List
        label="Мероприятия"
        list={list}
        of={events}
        height="4.25rem"
        idOf={({ guid }) => guid}
        nameOf={({ details }) => details.title}
        columns={columns}
        heads={{ title: 'Название' }}
        sectionOf={(event) => (!isArchive && isPast(event, now) ? 'Прошедшие' : '')}
        hasTabs
        empty={isArchive ? <EmptyState>В архиве пусто.</EmptyState> : <Nothing call={call} empty={empty} />}
        nothing="С таким названием ничего нет. Попробуйте другое слово."
        row={(event) => {
          const { title, logoPath } = event.details;
          return (
            <ListRow
              lead={<EventLogo title={title} logoPath={logoPath} size="small" />}
              title={
                <Link to={`${base}/${event.guid}`} className={classes.name}>
                  {title}
                </Link>
              }
            >
              {menu ? <span className={classes.above}>{menu(event)}</span> : null}
            </ListRow>
          );
        }}
      />
    </>
  );
}

/** Where all of them are in the archive, nobody is told that there are none. */
function Nothing({ call, empty }: Pick<EventsListProps, 'call' | 'empty'>) {
  const asked = { query: { isActive: 'false' as const }, body: { pageNumber: 1, pageSize: 1 } };
  const archive = useRead(call as typeof FestivalGetFestivals, asked);
  if (archive.isPending) return null;
  return (archive.data?.totalCount ?? 0) > 0 ? <EmptyState>Все мероприятия в архиве.</EmptyState> : empty;
}

function State({ event }: { event: FestivalView }) {
  const { word, tone } = eventState(event, new Date());
  return <Chip tone={tone}>{word}</Chip>;
}
