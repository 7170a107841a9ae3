// A new event, in a drawer.

import { Select } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FestivalCreateFestival, FestivalGetFestivals } from '@rampa/contract';
import { failureTextOf, FormDrawer, tell, useWrite } from '@rampa/platform/web/desk';
import { EMPTY_EVENT, EventFields, faultsOf, type EventDetails } from './EventFields.tsx';

const KINDS = [
  { value: '1', label: 'Конкурс, один тур' },
  { value: '2', label: 'Конкурс в несколько туров' },
  { value: '0', label: 'Фестиваль без оценок' },
];

export function CreateEvent({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const navigate = useNavigate();
  const [details, setDetails] = useState<EventDetails>(EMPTY_EVENT);
  const [kind, setKind] = useState('1');
  const [isAsked, setAsked] = useState(false);
  const create = useWrite(FestivalCreateFestival, { refreshes: [FestivalGetFestivals], quiet: true });
  const faults = faultsOf(details);

  function submit() {
    setAsked(true);
    if (Object.keys(faults).length > 0) return;
    create.mutate(
      { body: { details, typeTourCompetition: Number(kind) } },
      {
        onSuccess({ guid }) {
          tell('Мероприятие создано', { detail: 'Дальше — судьи, критерии и программа.' });
          void navigate(`/organizer/events/${guid}`);
        },
      },
    );
  }

  return (
    <FormDrawer
      isOpen={isOpen}
      title="Новое мероприятие"
      submit="Создать"
      size={560}
      isBusy={create.isPending}
      refusal={create.error ? failureTextOf(create.error) : null}
      onClose={onClose}
      onSubmit={submit}
    >
      <EventFields
        details={details}
        faults={isAsked ? faults : {}}
        onChange={(change) => setDetails((current) => ({ ...current, ...change }))}
      />
      <Select label="Вид оценивания" data={KINDS} value={kind} onChange={(value) => value && setKind(value)} />
    </FormDrawer>
  );
}
