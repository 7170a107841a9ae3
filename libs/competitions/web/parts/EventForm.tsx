// A new event, in a drawer: only its name has to be written.

import { useNavigate } from 'react-router';
import { FestivalCreateFestival, OrganizerGetProfile } from '@rampa/contract';
import { DrawerForm, tell, useCallForm, useRead } from '@rampa/platform/web/desk';
import { dateFaults } from './event-details.ts';
import { EventFields } from './EventFields.tsx';
import { newEvent } from './new-event.ts';
import { TIME_ZONES } from './time-zones.ts';

/** The clock of this device, where it is one of those that events are held by. */
function ownZone(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return TIME_ZONES.some(({ value }) => value === timeZone) ? timeZone : undefined;
}

export function CreateEvent({ onClose }: { onClose(): void }) {
  const { data: profile, isPending } = useRead(OrganizerGetProfile, {}, { staleTime: 60_000 });
  // With what is known of the organizer: what came later would look like his own change.
  return isPending ? null : <NewEvent city={profile?.organizer?.city ?? ''} onClose={onClose} />;
}

function NewEvent({ city, onClose }: { city: string; onClose(): void }) {
  const navigate = useNavigate();
  const timeZone = ownZone();
  const form = useCallForm(FestivalCreateFestival, {
    values: { ...newEvent({ city, ...(timeZone ? { timeZone } : {}), now: new Date() }), kind: '1' },
    body: ({ kind, ...details }) => ({ details, typeTourCompetition: Number(kind) }),
    inside: 'details',
    faults: dateFaults,
    missing: { title: 'Как называется мероприятие?' },
    onSaved({ guid }, { kind }) {
      const next = kind === '0' ? 'Дальше — программа.' : 'Дальше — судьи, критерии и программа.';
      tell('Мероприятие создано', { detail: next });
      void navigate(`/organizer/events/${guid}`);
    },
  });
  return (
    <DrawerForm form={form} title="Новое мероприятие" submit="Создать" size={560} onClose={onClose}>
      <EventFields isShort form={form} />
    </DrawerForm>
  );
}
