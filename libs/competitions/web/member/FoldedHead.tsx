// The event's head whole is a screen of its own: where something is filled in, and on a phone below the event's own page,
// it is folded into a row with the name, and unfolded by a tap.

import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { FestivalView } from '@rampa/contract';
import { eventOnScreen } from '@rampa/kernel';
import { unbroken } from '@rampa/platform/web/base';
import { dateRangeText, EventLogo } from '@rampa/platform/web/desk';
import classes from './folded-head.module.css';

export interface FoldedHeadProps {
  event: FestivalView;
  isFolded: boolean;
  /** Applications ask for the town. */
  isApplication: boolean;
  children: ReactNode;
}

export function FoldedHead({ event, isFolded, isApplication, children }: FoldedHeadProps) {
  if (!isFolded) return children;
  const { title, shortTitle, logoPath, beginDate, endDate, city } = event.details;
  const facts: [label: string, value: string][] = [['дата проведения', dateRangeText(beginDate, endDate)]];
  if (isApplication && city) facts.push(['город', city]);
  return (
    <details className={classes.folded}>
      <summary>
        <span className={classes.logo}>
          <EventLogo title={title} logoPath={logoPath} size="small" />
        </span>
        <span className={classes.words}>
          <b>{unbroken(eventOnScreen(title, shortTitle))}</b>
          {facts.map(([label, value]) => (
            <small key={label}>
              {label} <strong>{unbroken(value)}</strong>
            </small>
          ))}
        </span>
        <IconChevronDown className={classes.sign} size={20} stroke={1.75} aria-hidden />
      </summary>
      {children}
    </details>
  );
}
