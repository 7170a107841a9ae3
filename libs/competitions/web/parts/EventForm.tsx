// A new event, in a drawer: only its name has to be written.

import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { CompetitionCopy, FestivalCreateFestival, OrganizerGetProfile, rulesOf } from '@rampa/contract';
import { DrawerForm, Held, tell, useRead, useSendForm } from '@rampa/platform/web/desk';
import { BasisField } from './BasisField.tsx';
import { copiedEvent, suggestedBy, type CopiedEvent } from './copied-event.ts';
import { dateFaults } from './event-details.ts';
import { EventFields } from './EventFields.tsx';
import { copiedBy, creationBody, EMPTY_BASIS, newEvent } from './new-event.ts';
import { tellCopied } from './tell-copied.ts';
import { TIME_ZONES } from './time-zones.ts';
import classes from '../style/form.module.css';

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
  const [first] = useState(() => newEvent({ city, ...(timeZone ? { timeZone } : {}), now: new Date() }));
  const suggested = useRef<CopiedEvent>(first);
  const form = useSendForm({
    values: { ...first, ...{ kind: '1', basis: EMPTY_BASIS } },
    send(values, write) {
      const competitionGuid = copiedBy(values.basis);
      if (competitionGuid === null) return write(FestivalCreateFestival, { body: creationBody(values) });
      const { title, beginDate, endDate, city, timeZone } = values;
      return write(CompetitionCopy, {
        query: { competitionGuid },
        body: { title, beginDate, endDate, city, timeZone },
      });
    },
    writes: [FestivalCreateFestival, CompetitionCopy],
    rules: { of: rulesOf(FestivalCreateFestival), body: creationBody, inside: 'details' },
    faults: dateFaults,
    missing: { title: 'Как называется мероприятие?' },
    onSaved({ guid }, { kind, basis }) {
      if (copiedBy(basis) !== null) void tellCopied(guid);
      else
        tell('Мероприятие создано', {
          detail: kind === '0' ? 'Дальше — программа.' : 'Дальше — судьи, критерии и программа.',
        });
      void navigate(`/organizer/events/${guid}`);
    },
  });
  const isCopy = copiedBy(form.useValue('basis')) !== null;
  return (
    <DrawerForm form={form} title="Новое мероприятие" submit="Создать" size={560} onClose={onClose}>
      <EventFields isShort isCopy={isCopy} form={form} />
      <Held at={form.at('basis')}>
        {(value, set, error) => (
          <BasisField
            value={value}
            error={error}
            onChange={(basis, event) => {
              set(basis);
              if (!event) return;
              const next = suggestedBy(copiedEvent(event, new Date()), form.values(), suggested.current);
              form.put(next);
              suggested.current = { ...suggested.current, ...next };
            }}
          />
        )}
      </Held>
      {isCopy ? (
        <p className={classes.note}>
          Перейдёт всё, что в нём настроено: форма заявки, документы, статусы, дни программы, судьи, критерии и звания.
          Документы участники не увидят, пока вы их не покажете. Участники, выступления, оценки и ссылки для входа
          останутся в прежнем.
        </p>
      ) : null}
    </DrawerForm>
  );
}
