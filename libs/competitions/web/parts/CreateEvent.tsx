// A new event, in a drawer: only its name has to be written.

import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { FestivalCreateFestival, OrganizerGetProfile } from '@rampa/contract';
import { failureTextOf, FormDrawer, tell, useRead, useWrite } from '@rampa/platform/web/desk';
import { faultsOf, type EventDetails } from './event-details.ts';
import { EventFields } from './EventFields.tsx';
import { newEvent } from './new-event.ts';
import { TIME_ZONES } from './time-zones.ts';

/** The clock of this device, where it is one of those that events are held by. */
function ownZone(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return TIME_ZONES.some(({ value }) => value === timeZone) ? timeZone : undefined;
}

export function CreateEvent({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const navigate = useNavigate();
  const { data: profile, isPending } = useRead(OrganizerGetProfile, {}, { staleTime: 60_000 });
  const city = profile?.organizer?.city ?? '';
  const timeZone = ownZone();
  const [details, setDetails] = useState<EventDetails>(() =>
    newEvent({ city, ...(timeZone ? { timeZone } : {}), now: new Date() }),
  );
  const [kind, setKind] = useState('1');
  const [isAsked, setAsked] = useState(false);
  const create = useWrite(FestivalCreateFestival, { quiet: true });
  const faults = faultsOf(details);

  useEffect(() => {
    if (city !== '') setDetails((current) => (current.city === '' ? { ...current, city } : current));
  }, [city]);

  function submit() {
    setAsked(true);
    if (Object.keys(faults).length > 0) return;
    create.mutate(
      { body: { details, typeTourCompetition: Number(kind) } },
      {
        onSuccess({ guid }) {
          const next = kind === '0' ? 'Дальше — программа.' : 'Дальше — судьи, критерии и программа.';
          tell('Мероприятие создано', { detail: next });
          void navigate(`/organizer/events/${guid}`);
        },
      },
    );
  }

  return (
    <FormDrawer
      // With what is known of the organizer: what came later would look like his own change.
      isOpen={isOpen && !isPending}
      title="Новое мероприятие"
      submit="Создать"
      size={560}
      isBusy={create.isPending}
      refusal={create.error ? failureTextOf(create.error) : null}
      onClose={onClose}
      onSubmit={submit}
    >
      <EventFields
        isShort
        details={details}
        kind={kind}
        faults={isAsked ? faults : {}}
        onChange={(change) => setDetails((current) => ({ ...current, ...change }))}
        onKind={setKind}
      />
    </FormDrawer>
  );
}
