// On a phone the event's head whole is a screen of its own: on the pages below the event's own it is folded into a row
// with the name, and unfolded by a tap.

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
  children: ReactNode;
}

export function FoldedHead({ event, isFolded, children }: FoldedHeadProps) {
  if (!isFolded) return children;
  const { title, shortTitle, logoPath, beginDate, endDate } = event.details;
  return (
    <details className={classes.folded}>
      <summary>
        <span className={classes.logo}>
          <EventLogo title={title} logoPath={logoPath} size="small" />
        </span>
        <span className={classes.words}>
          <b>{unbroken(eventOnScreen(title, shortTitle))}</b>
          <small>{dateRangeText(beginDate, endDate)}</small>
        </span>
        <IconChevronDown className={classes.sign} size={20} stroke={1.75} aria-hidden />
      </summary>
      {children}
    </details>
  );
}
