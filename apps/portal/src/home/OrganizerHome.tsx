// «Главная» of an organizer: his block, the next events, the last ones, what needs his attention.

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { FestivalGetFestivals, type FestivalView } from '@rampa/contract';
import { EmptyState } from '@rampa/platform/web/base';
import { Answer, Page, RowsSkeleton, useAccess, useAllPages, usePageTitle } from '@rampa/platform/web/desk';
import { isPast } from '@rampa/competitions/web';
import { EmployeesWaiting } from './EmployeesWaiting.tsx';
import { nearest } from './nearest.ts';
import { NearestEvent } from './NearestEvent.tsx';
import { OrganizerBlock } from './OrganizerBlock.tsx';
import classes from './organizer-home.module.css';

export function OrganizerHome() {
  usePageTitle('Главная');
  const { isKnown, isOwner, seesAny } = useAccess();
  // An employee without any section may not read the list at all.
  const isClosed = isKnown && !seesAny;
  const events = useAllPages(FestivalGetFestivals, {}, { enabled: isKnown && seesAny });
  const open = (events.data?.collection ?? []).filter(({ isArchived }) => !isArchived);
  const now = new Date();
  const shown = nearest(open, (event) => isPast(event, now));
  const create = isOwner ? (
    <Button component={Link} to="/organizer/events?new=1" size="md" leftSection={<IconPlus size={18} stroke={1.75} />}>
      Создать
    </Button>
  ) : null;
  return (
    <Page isPaper>
      <OrganizerBlock />
      <section aria-labelledby="nearest">
        <div className={classes.sectionHead}>
          <h2 id="nearest">Ближайшие мероприятия</h2>
          <span className={classes.ways}>
            <Link to="/organizer/events">Все мероприятия</Link>
            {create}
          </span>
        </div>
        {isClosed ? (
          <EmptyState>Организатор ещё ничего вам не открыл. Напомните ему о себе.</EmptyState>
        ) : (
          <Answer of={events} skeleton={<RowsSkeleton rows={3} height="6rem" />}>
            {({ collection }) => {
              if (open.length === 0 && collection.length > 0)
                return (
                  <EmptyState action={<Link to="/organizer/events?show=archive">К архиву</Link>}>
                    Все мероприятия в архиве.
                  </EmptyState>
                );
              if (open.length === 0)
                return (
                  <EmptyState>
                    Мероприятий пока нет. {isOwner ? 'Создайте первое.' : 'Организатор ещё ничего вам не открыл.'}
                  </EmptyState>
                );
              return shown.coming.length === 0 ? (
                <EmptyState>Впереди пока ничего не назначено.</EmptyState>
              ) : (
                <Events events={shown.coming} />
              );
            }}
          </Answer>
        )}
      </section>
      {shown.past.length === 0 ? null : (
        <section aria-labelledby="past" className={classes.past}>
          <div className={classes.sectionHead}>
            <h2 id="past">Прошедшие</h2>
          </div>
          <Events events={shown.past} />
        </section>
      )}
      <EmployeesWaiting />
    </Page>
  );
}

function Events({ events }: { events: readonly FestivalView[] }) {
  return (
    <ul className={classes.events}>
      {events.map((event) => (
        <NearestEvent key={event.guid} event={event} />
      ))}
    </ul>
  );
}
