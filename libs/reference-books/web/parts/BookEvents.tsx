// A book and the events: where its lines are named, and what each event offers of it.

import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { FestivalGetFestivals, type AnswerOf, type ReferenceBookGetUses } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { EmptyState, listed } from '@rampa/platform/web/base';
import {
  Answer,
  ListRow,
  ListRows,
  Panel,
  RowsSkeleton,
  useAllPages,
  type AnswerProps,
} from '@rampa/platform/web/desk';
import { linesText } from '../api/words.ts';
import classes from '../style/library.module.css';

type Uses = AnswerOf<typeof ReferenceBookGetUses>;

export interface BookEvent {
  competitionGuid: string;
  title: string;
}

export interface BookEventsProps {
  isOpen: boolean;
  uses: AnswerProps<Uses>['of'];
  canChange: boolean;
  /** Its set is on its way. */
  waits: string | null;
  onChoose(event: BookEvent): void;
  onClose(): void;
}

export function BookEvents({ isOpen, uses, ...rest }: BookEventsProps) {
  return (
    <Panel isOpen={isOpen} title="Справочник в мероприятиях" onClose={rest.onClose}>
      {isOpen ? (
        <Answer of={uses} skeleton={<RowsSkeleton rows={4} height="3.5rem" />}>
          {(known) => <Events uses={known} {...rest} />}
        </Answer>
      ) : null}
    </Panel>
  );
}

function Events({ uses, canChange, waits, onChoose }: Omit<BookEventsProps, 'isOpen' | 'uses'> & { uses: Uses }) {
  const festivals = useAllPages(FestivalGetFestivals, { query: { isActive: 'true' } });
  const named = new Map(uses.events.map((event) => [event.competitionGuid, event]));
  const sets = new Map(uses.sets.map(({ competitionGuid, itemCount }) => [competitionGuid, itemCount]));
  return (
    <Answer of={festivals} skeleton={<RowsSkeleton rows={4} height="3.5rem" />}>
      {({ collection }) => {
        const open = collection.map(({ guid, details }) => ({ competitionGuid: guid, title: details.title }));
        const known = new Set(open.map(({ competitionGuid }) => competitionGuid));
        const others = [...uses.events, ...uses.sets].filter(
          ({ competitionGuid }, index, all) =>
            !known.has(competitionGuid) && all.findIndex((one) => one.competitionGuid === competitionGuid) === index,
        );
        if (open.length + others.length === 0) return <EmptyState>Мероприятий пока нет.</EmptyState>;
        return (
          <>
            <p className={classes.note}>
              Мероприятие предлагает весь справочник или только отмеченные для него строки.
            </p>
            <ListRows label="Мероприятия">
              {[...open, ...others].map((event) => (
                <ListRow
                  key={event.competitionGuid}
                  title={
                    <Link to={`/organizer/events/${event.competitionGuid}`} className={classes.name}>
                      {event.title}
                    </Link>
                  }
                  detail={said(sets.get(event.competitionGuid), named.get(event.competitionGuid))}
                >
                  {canChange && known.has(event.competitionGuid) ? (
                    <Button
                      variant="subtle"
                      color="gray"
                      loading={waits === event.competitionGuid}
                      aria-label={`Выбрать строки: ${event.title}`}
                      onClick={() => onChoose(event)}
                    >
                      Выбрать
                    </Button>
                  ) : null}
                </ListRow>
              ))}
            </ListRows>
          </>
        );
      }}
    </Answer>
  );
}

/** «свой набор: 12 строк, из него отвечают в заявке, 5 строк указано» */
function said(set: number | undefined, named: Uses['events'][number] | undefined): string {
  return listed(
    set === undefined ? 'весь справочник' : `свой набор: ${linesText(set)}`,
    named?.isAsked ? 'из него отвечают в заявке' : '',
    named?.itemCount ? counted(named.itemCount, 'строка указана', 'строки указаны', 'строк указано') : '',
  );
}
