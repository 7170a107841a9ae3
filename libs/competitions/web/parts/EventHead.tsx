// The event's head: logo, title, what the event is about, its facts under their labels. Whole for members and on the
// organizer's own page, one row on the organizer's pages below it.

import type { ReactNode } from 'react';
import type { FestivalView } from '@rampa/contract';
import { boundNames, phoneText } from '@rampa/kernel';
import { Chip } from '@rampa/platform/web/base';
import { dateRangeText, EventLogo } from '@rampa/platform/web/desk';
import { Description } from './Description.tsx';
import { EventName, OfficialName } from './EventName.tsx';
import { daysLeft, eventState } from './event-state.ts';
import classes from '../style/event.module.css';

export interface EventHeadProps {
  event: FestivalView;
  /** Of the organizer, as it is kept. */
  phone?: string;
  /** What the event is about is told to members. */
  isMembers?: boolean;
  /** At the right: where to go from here. */
  actions?: ReactNode;
}

export function EventHead({ event, phone = '', isMembers = false, actions }: EventHeadProps) {
  const { title, shortTitle, description, beginDate, endDate, city, place, logoPath } = event.details;
  const name = shortTitle || title;
  const now = new Date();
  const state = eventState(event, now);
  return (
    <div className={classes.head}>
      <EventLogo title={title} logoPath={logoPath} size="large" />
      <div className={classes.about}>
        <div className={classes.chips}>
          <Chip tone={state.tone}>{state.word}</Chip>
        </div>
        <p className={classes.title} data-long={isLong(name)}>
          {name === title ? <EventName title={title} shortTitle={shortTitle} /> : boundNames(name)}
        </p>
        {name === title ? (
          <OfficialName title={title} shortTitle={shortTitle} />
        ) : (
          <p className={classes.subtitle}>{boundNames(title)}</p>
        )}
        {isMembers && description ? <Description text={description} /> : null}
        <Facts
          facts={[
            ['дата проведения', dateRangeText(beginDate, endDate)],
            ['город', city],
            ['площадка', boundNames(place)],
            ['телефон организатора', phoneText(phone)],
            ['до начала', daysLeft(event, now) ?? ''],
          ]}
        />
      </div>
      {actions ? <div className={classes.headActions}>{actions}</div> : null}
    </div>
  );
}

export interface EventStripProps {
  event: FestivalView;
  phone?: string;
  /** Applications ask for the town, and not for a telephone. */
  isApplication?: boolean;
}

/** On the organizer's pages below the event's own. */
export function EventStrip({ event, phone = '', isApplication = false }: EventStripProps) {
  const { title, beginDate, endDate, city, logoPath } = event.details;
  return (
    <div className={classes.strip} data-event-strip>
      <EventLogo title={title} logoPath={logoPath} size="middle" />
      <span className={classes.name} data-long={isLong(title)}>
        {boundNames(title)}
      </span>
      <Facts
        facts={[
          ['дата проведения', dateRangeText(beginDate, endDate)],
          isApplication ? ['город', city] : ['телефон организатора', phoneText(phone)],
        ]}
      />
    </div>
  );
}

/** Set smaller, for CSS. */
const isLong = (title: string): true | undefined => title.length > 60 || undefined;

function Facts({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className={classes.list}>
      {facts.map(([label, value]) =>
        value === '' ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
