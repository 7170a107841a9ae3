// The event's card: what everybody sees about it.

import { Button, Group } from '@mantine/core';
import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { FestivalUpdateFestival, type FestivalView } from '@rampa/contract';
import { SyncState } from '@rampa/platform/web/base';
import { Page, PageHead, useAccess, useWrite } from '@rampa/platform/web/desk';
import { ToArchive } from '../parts/Archiving.tsx';
import { faultsOf, type EventDetails } from '../parts/event-details.ts';
import { EventFields } from '../parts/EventFields.tsx';
import { EventLogoField } from '../parts/EventLogoField.tsx';
import { useEvent } from '../parts/event-context.ts';
import { Readiness } from '../parts/Readiness.tsx';
import classes from '../style/form.module.css';
import beside from '../style/readiness.module.css';

interface Card {
  details: EventDetails;
  /** `typeTourCompetition` as the field has it. */
  kind: string;
}

function cardOf({ details, typeTourCompetition }: FestivalView): Card {
  const { logoPath: _logo, ...rest } = details;
  return {
    details: { ...rest, currency: rest.currency as EventDetails['currency'] },
    kind: String(typeTourCompetition),
  };
}

export function EventCard() {
  const event = useEvent();
  const { changes } = useAccess(event.guid);
  const [card, setCard] = useState(() => cardOf(event));
  const [kept, setKept] = useState(() => cardOf(event));
  const { details, kind } = card;
  const [isAsked, setAsked] = useState(false);
  const update = useWrite(FestivalUpdateFestival);
  const faults = faultsOf(details);
  const isChanged = JSON.stringify(card) !== JSON.stringify(kept);
  const isReadOnly = !changes('settings');

  // Somebody else's change is taken over while nothing of one's own is typed.
  const takeOver = useEffectEvent((fresh: ReturnType<typeof cardOf>) => {
    if (!isChanged) setCard(fresh);
    setKept(fresh);
  });
  useEffect(() => takeOver(cardOf(event)), [event]);

  function submit(submitted: FormEvent) {
    submitted.preventDefault();
    setAsked(true);
    if (Object.keys(faults).length > 0 || !isChanged) return;
    const typeTour = kind === kept.kind ? {} : { typeTourCompetition: Number(kind) };
    update.mutate(
      { query: { festivalGuid: event.guid }, body: { details, ...typeTour } },
      { onSuccess: () => setKept(card) },
    );
  }

  return (
    <div className={beside.beside}>
      <Page width="form">
        <PageHead title="Карточка события" documentTitle={`${event.details.title}: настройки конкурса`} />
        {isReadOnly ? null : <EventLogoField event={event} />}
        <form className={classes.form} onSubmit={submit} noValidate>
          <EventFields
            details={details}
            kind={kind}
            faults={isAsked ? faults : {}}
            isReadOnly={isReadOnly}
            onChange={(change) => setCard((current) => ({ ...current, details: { ...current.details, ...change } }))}
            onKind={(next) => setCard((current) => ({ ...current, kind: next }))}
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
      <Readiness competitionGuid={event.guid} />
    </div>
  );
}
