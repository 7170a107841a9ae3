// The event's card: what everybody sees about it.

import { useState, type FormEvent } from 'react';
import { FestivalUpdateFestival, type FestivalView } from '@rampa/contract';
import {
  Confirm,
  FormFrame,
  OncePainted,
  Page,
  PageForm,
  PageHead,
  useAccess,
  useCallForm,
} from '@rampa/platform/web/desk';
import { ToArchive } from '../parts/Archiving.tsx';
import { dateFaults, type EventValues } from '../parts/event-details.ts';
import { EventFields } from '../parts/EventFields.tsx';
import { EventLogoField } from '../parts/EventLogoField.tsx';
import { ToPractise } from '../parts/Practice.tsx';
import { ToCopy } from '../parts/Copying.tsx';
import { useEvent } from '../parts/event-context.ts';
import { Readiness } from '../parts/Readiness.tsx';
import classes from '../style/form.module.css';
import beside from '../style/readiness.module.css';

function valuesOf(event: FestivalView): EventValues {
  return { ...baseOf(event), kind: String(event.typeTourCompetition) };
}

/** `typeTourCompetition` without marks. */
const FESTIVAL = '0';

function baseOf({ details: { logoPath: _logo, currency, ...rest } }: FestivalView) {
  return { ...rest, currency: currency as EventValues['currency'] };
}

export function EventCard() {
  const event = useEvent();
  const { changes } = useAccess(event.guid);
  const isReadOnly = !changes('settings');
  const kept = valuesOf(event);
  const [isEnding, setEnding] = useState(false);
  const form = useCallForm(FestivalUpdateFestival, {
    values: kept,
    // Somebody else's change comes into what is not typed in, and where both wrote, it is told.
    follows: true,
    asked: { query: { festivalGuid: event.guid } },
    body: ({ kind, ...details }) => ({
      details,
      base: baseOf(event),
      ...(kind === kept.kind ? {} : { typeTourCompetition: Number(kind) }),
    }),
    inside: 'details',
    faults: dateFaults,
    missing: { title: 'Как называется мероприятие?' },
    draft: { name: `event ${event.guid}` },
  });
  // Judges' sessions end with it: that is asked, as other losses are.
  function submit(sent?: FormEvent) {
    sent?.preventDefault();
    if (kept.kind !== FESTIVAL && form.values().kind === FESTIVAL) setEnding(true);
    else form.submit();
  }
  return (
    <div className={beside.beside}>
      <Page width="form">
        <PageHead title="Карточка события" documentTitle={`${event.details.title}: настройки конкурса`} />
        <OncePainted>
          {isReadOnly ? null : <EventLogoField event={event} />}
          {isReadOnly ? (
            <FormFrame form={form} className={`${classes.form} ${classes.still}`}>
              <EventFields form={form} isReadOnly />
            </FormFrame>
          ) : (
            <PageForm
              form={{ ...form, frame: { ...form.frame, onSubmit: submit } }}
              className={classes.form}
              submit="Сохранить"
              isKept
              isReady={form.isDirty()}
            >
              <EventFields form={form} zone={kept.timeZone} />
            </PageForm>
          )}
          <OncePainted>
            {isReadOnly ? null : <ToPractise event={event} />}
            {changes('settings') ? <ToCopy event={event} /> : null}
            {isReadOnly ? null : <ToArchive event={event} />}
          </OncePainted>
        </OncePainted>
      </Page>
      <Confirm
        isOpen={isEnding}
        isDanger
        title="Сделать фестивалем без оценок?"
        action="Сделать фестивалем"
        onClose={() => setEnding(false)}
        onConfirm={() => {
          setEnding(false);
          form.submit();
        }}
      >
        Судьи, которые сейчас вошли, выйдут со своих устройств, ссылки перестанут их впускать. Если вернуть вид
        конкурса, те же ссылки заработают снова.
      </Confirm>
      <Readiness competitionGuid={event.guid} />
    </div>
  );
}
