// A list of events: what is coming with what is over below it, the archive and, for its owner, the bin; which of them is
// shown stands in the address.

import type { ReactNode } from 'react';
import type { CompetitionGetCompetitionsByParticipant, FestivalGetFestivals, FestivalView } from '@rampa/contract';
import { Chip, EmptyState, listed } from '@rampa/platform/web/base';
import {
  type Column,
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
  WholeRowLink,
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
  /** What was deleted, for whoever may bring it back. */
  bin?: ReactNode;
}

/** Only the organizer's list says what wants attention. */
type Row = FestivalView & { attention?: string };

const COLUMNS: readonly Column<Row>[] = [
  { key: 'dates', label: 'Даты', of: ({ details }) => dateRangeText(details.beginDate, details.endDate) },
  { key: 'city', label: 'Место', of: ({ details }) => listed(details.city, details.place), share: 1.2 },
  { key: 'state', label: 'Состояние', of: (event) => <State event={event} /> },
];

type Shown = '' | 'archive' | 'bin';

export function EventsList({ call, base, empty, menu, bin }: EventsListProps) {
  const options = [{ value: 'archive', label: 'Архив' }, ...(bin ? [{ value: 'bin', label: 'Корзина' }] : [])];
  const list = useList({ keep: 'events', filters: { show: options.map(({ value }) => value) } });
  const columns = useColumns('events', COLUMNS);
  const shown = (list.asked.filters.show ?? '') as Shown;
  return (
    <>
      <ListTools list={list} {...(shown === 'bin' ? {} : { search: 'Название, город' })}>
        <ListFilter isRow list={list} name="show" label="Какие показывать" all="Все, кроме архива" options={options} />
        {shown === 'bin' ? null : <ColumnsMenu columns={columns} />}
      </ListTools>
      {shown === 'bin' ? bin : <Found {...{ call, base, empty, menu, list, columns, shown }} />}
    </>
  );
}

interface FoundProps extends Omit<EventsListProps, 'bin' | 'menu'> {
  menu: EventsListProps['menu'] | undefined;
  list: ReturnType<typeof useList>;
  columns: ReturnType<typeof useColumns<Row>>;
  shown: Exclude<Shown, 'bin'>;
}

function Found({ call, base, empty, menu, list, columns, shown }: FoundProps) {
  const isActive = shown === '' ? 'true' : 'false';
  const question = { query: { isActive, ...list.found }, body: list.page } as const;
  const now = new Date();
  const events = useRead(call as typeof FestivalGetFestivals, question, { keepPrevious: true });
  return (
    <List<Row>
      label="Мероприятия"
      list={list}
      of={events}
      height="4.25rem"
      idOf={({ guid }) => guid}
      nameOf={({ details }) => details.title}
      columns={columns}
      heads={{ title: 'Название' }}
      sectionOf={(event) => (shown === '' && isPast(event, now) ? 'Прошедшие' : '')}
      hasTabs
      empty={<Nothing {...{ call, shown, empty }} />}
      nothing="С таким названием здесь ничего нет. Попробуйте другое слово или соседний раздел."
      row={(event) => {
        const { title, logoPath } = event.details;
        return (
          <ListRow
            lead={<EventLogo title={title} logoPath={logoPath} size="small" />}
            title={<WholeRowLink to={`${base}/${event.guid}`}>{title}</WholeRowLink>}
            detail={event.attention}
          >
            {menu ? <span className={classes.above}>{menu(event)}</span> : null}
          </ListRow>
        );
      }}
    />
  );
}

/** Whoever has events elsewhere is not told that there are none. */
function Nothing({ call, shown, empty }: Pick<FoundProps, 'call' | 'shown' | 'empty'>) {
  const asked = { query: {}, body: { pageNumber: 1, pageSize: 1 } };
  const all = useRead(call as typeof FestivalGetFestivals, asked, { enabled: shown === '' });
  if (shown === 'archive') return <EmptyState>В архиве пусто.</EmptyState>;
  if (all.isPending) return null;
  return (all.data?.totalCount ?? 0) > 0 ? <EmptyState>Все мероприятия в архиве.</EmptyState> : empty;
}

function State({ event }: { event: FestivalView }) {
  const { word, tone } = eventState(event, new Date());
  return <Chip tone={tone}>{word}</Chip>;
}
