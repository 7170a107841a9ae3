// One of the nearest events: its steps as lamps, and the next step to take.

import { Link } from 'react-router';
import { nextStep } from '@rampa/competitions/domain';
import type { FestivalView, ReadyStepView } from '@rampa/contract';
import { Chip } from '@rampa/platform/web/base';
import { dateRangeText, EventLogo } from '@rampa/platform/web/desk';
import { addressOfStep, EventName, eventState, StepLamp, useReadiness } from '@rampa/competitions/web';
import classes from './organizer-home.module.css';

export function NearestEvent({ event }: { event: FestivalView }) {
  const { title, shortTitle, beginDate, endDate, city, logoPath } = event.details;
  const state = eventState(event, new Date());
  const { data } = useReadiness(event.guid);
  return (
    <li className={classes.event}>
      <EventLogo title={title} logoPath={logoPath} size="small" />
      <div className={classes.about}>
        <div className={classes.name}>
          <Link to={`/organizer/events/${event.guid}`}>
            <EventName title={title} shortTitle={shortTitle} />
          </Link>
          <Chip tone={state.tone}>{state.word}</Chip>
        </div>
        <p>{[dateRangeText(beginDate, endDate), city].filter(Boolean).join(', ')}</p>
        {data ? <Steps event={event.guid} steps={data.steps} /> : <p className={classes.calm}>{'\u00A0'}</p>}
      </div>
    </li>
  );
}

function Steps({ event, steps }: { event: string; steps: readonly ReadyStepView[] }) {
  const next = nextStep(steps);
  return (
    <div className={classes.readiness}>
      <ul className={classes.lamps} aria-label="Готовность">
        {steps.map((step) => (
          <li key={step.key}>
            <StepLamp state={step.state} />
            {step.title}
          </li>
        ))}
      </ul>
      {next ? (
        <Link className={classes.next} to={addressOfStep(event, next)}>
          Дальше: {next.title}, {next.fact}
        </Link>
      ) : steps.length > 0 ? (
        <p className={classes.calm}>Всё готово, дел нет.</p>
      ) : null}
    </div>
  );
}
