// What an event is called: officially; on a phone, where an official name would fill the screen, for short.

import type { FestivalView } from '@rampa/contract';
import { boundNames, eventOnScreen } from '@rampa/kernel';
import classes from '../style/event-name.module.css';

type Details = Pick<FestivalView['details'], 'title' | 'shortTitle'>;

/** From here on a name takes more lines on a phone than it may. */
const LONG = 60;

/** Null where the official name is short enough. */
export function nameOnPhone({ title, shortTitle }: Details): string | null {
  const short = eventOnScreen(title, shortTitle);
  return title.length > LONG && short.length < title.length ? short : null;
}

export function EventName(details: Details) {
  const short = nameOnPhone(details);
  if (short === null) return boundNames(details.title);
  return (
    <>
      <span className={classes.official}>{boundNames(details.title)}</span>
      <span className={classes.short}>{short}</span>
    </>
  );
}

/** Under the short one on a phone: the official name is read whole there too. */
export function OfficialName(details: Details) {
  return nameOnPhone(details) === null ? null : <p className={classes.below}>{boundNames(details.title)}</p>;
}
