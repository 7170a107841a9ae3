// The event's logo; without one, its letter over footlights.

import { eventLetter } from '@rampa/kernel';
import classes from '../style/event-logo.module.css';

export interface EventLogoProps {
  /** The whole title, because the letter is made of it, the same everywhere. */
  title: string;
  logoPath: string | null;
  size: 'large' | 'middle' | 'sign' | 'small';
}

export function EventLogo({ title, logoPath, size }: EventLogoProps) {
  if (logoPath) return <img className={classes.logo} data-size={size} src={logoPath} alt="" />;
  return (
    <span className={classes.logo} data-size={size} aria-hidden>
      <b>{eventLetter(title)}</b>
      <span className={classes.lamps}>
        <i />
        <i />
        <i />
        <i />
        <i />
      </span>
    </span>
  );
}
