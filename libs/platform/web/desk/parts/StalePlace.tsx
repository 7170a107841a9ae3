// The «нет связи» bar lies over the page's lower edge, so that the page does not jump when it comes and goes.

import { StaleBar } from '@rampa/platform/web/base';
import classes from '../style/stale-place.module.css';

export interface StalePlaceProps {
  since: number | null;
  timeZone: string;
  isRead?: boolean;
  /** What is safe. */
  children: string;
}

export function StalePlace({ since, timeZone, isRead = false, children }: StalePlaceProps) {
  return (
    <div className={classes.place}>
      {since === null ? null : (
        <StaleBar since={since} timeZone={timeZone} isRead={isRead}>
          {children}
        </StaleBar>
      )}
    </div>
  );
}
