// The event's head on its own page: logo, title, dates, city.

import type { FestivalView } from '@rampa/contract';
import { phoneText } from '@rampa/kernel';
import { Chip } from '@rampa/platform/web/base';
import { dateRangeText } from '@rampa/platform/web/desk';
import { EventLogo } from './EventLogo.tsx';
import { daysLeft, eventState } from './event-state.ts';
import classes from '../style/event.module.css';

export interface EventHeadProps {
  event: FestivalView;
  /** Of the organizer, as it is kept. */
  phone?: string;
  /** What the event is about is told to members. */
  isMembers?: boolean;
}

export function EventHead({ event, phone = '', isMembers = false }: EventHeadProps) {
  const { title, description, beginDate, endDate, city, place, logoPath } = event.details;
  const now = new Date();
  const state = eventState(event, now);
  const left = daysLeft(event, now);
  const facts = [
    { label: 'дата проведения', value: dateRangeText(beginDate, endDate) },
    { label: 'город', value: city },
    { label: 'площадка', value: place },
    { label: 'телефон организатора', value: phoneText(phone) },
    { label: 'до начала', value: left ?? '' },
  ].filter((fact) => fact.value !== '');
  return (
    <div className={classes.head}>
      <EventLogo title={title} logoPath={logoPath} size="large" />
      <div className={classes.about}>
        <div className={classes.chips}>
          <Chip tone={state.tone}>{state.word}</Chip>
        </div>
        <p className={classes.title}>{title}</p>
        {isMembers && description ? <p className={classes.description}>{description}</p> : null}
        <dl className={classes.list}>
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
