// The event's card: what everybody sees about it.

import { Button, Group } from '@mantine/core';
import { useEffect, useState, type FormEvent } from 'react';
import {
  FestivalGetFestivalDetail,
  FestivalGetFestivals,
  FestivalUpdateFestival,
  type FestivalView,
} from '@rampa/contract';
import { SyncState } from '@rampa/platform/web/base';
import { Page, PageHead, useAccess, useWrite } from '@rampa/platform/web/desk';
import { ToArchive } from '../parts/Archiving.tsx';
import { EventFields, faultsOf, type EventDetails } from '../parts/EventFields.tsx';
import { useEvent } from '../parts/event-context.ts';
import classes from '../style/form.module.css';

function detailsOf({ details }: FestivalView): EventDetails {
  const { logoPath: _logo, ...rest } = details;
  return { ...rest, currency: rest.currency as EventDetails['currency'] };
}

export function EventCard() {
  const event = useEvent();
  const { changes } = useAccess(event.guid);
  const [details, setDetails] = useState(() => detailsOf(event));
  const [kept, setKept] = useState(() => detailsOf(event));
  const [isAsked, setAsked] = useState(false);
  const update = useWrite(FestivalUpdateFestival, { refreshes: [FestivalGetFestivalDetail, FestivalGetFestivals] });
  const faults = faultsOf(details);
  const isChanged = JSON.stringify(details) !== JSON.stringify(kept);
  const isReadOnly = !changes('settings');

  // Somebody else's change is taken over while nothing of one's own is typed.
  useEffect(() => {
    const fresh = detailsOf(event);
    if (!isChanged) setDetails(fresh);
    setKept(fresh);
  }, [event]);

  function submit(submitted: FormEvent) {
    submitted.preventDefault();
    setAsked(true);
    if (Object.keys(faults).length > 0 || !isChanged) return;
    update.mutate({ query: { festivalGuid: event.guid }, body: { details } }, { onSuccess: () => setKept(details) });
  }

  return (
    <Page width="form">
      <PageHead title="Карточка события" documentTitle={`${event.details.title}: настройки конкурса`} />
      <form className={classes.form} onSubmit={submit} noValidate>
        <EventFields
          details={details}
          faults={isAsked ? faults : {}}
          isReadOnly={isReadOnly}
          onChange={(change) => setDetails((current) => ({ ...current, ...change }))}
        />
        {isReadOnly ? null : (
          <Group gap="md">
            <Button type="submit" size="md" loading={update.isPending} disabled={!isChanged}>
              Сохранить
            </Button>
            <span aria-live="polite">
              {isChanged ? <SyncState state="unsent" /> : update.isSuccess ? <SyncState state="saved" /> : null}
            </span>
          </Group>
        )}
      </form>
      {isReadOnly ? null : <ToArchive event={event} />}
    </Page>
  );
}
