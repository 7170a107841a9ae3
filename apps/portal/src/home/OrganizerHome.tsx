// «Главная» of an organizer: his block, the next events, what needs his attention.

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { FestivalGetFestivals, type FestivalView } from '@rampa/contract';
import { EmptyState } from '@rampa/platform/web/base';
import { Answer, Page, RowsSkeleton, useAccess, useAllPages, usePageTitle } from '@rampa/platform/web/desk';
import { EmployeesWaiting } from './EmployeesWaiting.tsx';
import { OrganizerBlock } from './OrganizerBlock.tsx';
import { NearestEvent } from './NearestEvent.tsx';
import classes from './organizer-home.module.css';

const SHOWN = 4;

/** Current and coming events, the soonest first; else the last ones. */
export function nearest(events: readonly FestivalView[], today: string): FestivalView[] {
  const byDate = events.toSorted((a, b) => a.details.beginDate.localeCompare(b.details.beginDate));
  const coming = byDate.filter(({ details }) => details.endDate >= today);
  return coming.length > 0 ? coming.slice(0, SHOWN) : byDate.slice(-SHOWN).reverse();
}

export function OrganizerHome() {
  usePageTitle('Главная');
  const { isKnown, isOwner, seesAny } = useAccess();
  // An employee without any section may not read the list at all.
  const isClosed = isKnown && !seesAny;
  const events = useAllPages(FestivalGetFestivals, {}, { enabled: isKnown && seesAny });
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
              const open = collection.filter(({ isArchived }) => !isArchived);
              const shown = nearest(open, new Date().toISOString().slice(0, 10));
              if (shown.length === 0 && collection.length > 0)
                return (
                  <EmptyState action={<Link to="/organizer/events?show=archive">К архиву</Link>}>
                    Все мероприятия в архиве.
                  </EmptyState>
                );
              if (shown.length === 0)
                return (
                  <EmptyState>
                    Мероприятий пока нет. {isOwner ? 'Создайте первое.' : 'Организатор ещё ничего вам не открыл.'}
                  </EmptyState>
                );
              return (
                <ul className={classes.events}>
                  {shown.map((event) => (
                    <NearestEvent key={event.guid} event={event} />
                  ))}
                </ul>
              );
            }}
          </Answer>
        )}
      </section>
      <EmployeesWaiting />
    </Page>
  );
}
