// The event's logo; without one, its first letter over footlights.

import classes from '../style/event-logo.module.css';

export interface EventLogoProps {
  title: string;
  logoPath: string | null;
  size: 'large' | 'middle' | 'sign' | 'small';
}

export function EventLogo({ title, logoPath, size }: EventLogoProps) {
  if (logoPath) return <img className={classes.logo} data-size={size} src={logoPath} alt="" />;
  const letter = /\p{L}|\d/u.exec(title)?.[0] ?? '№';
  return (
    <span className={classes.logo} data-size={size} aria-hidden>
      <b>{letter.toUpperCase()}</b>
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
