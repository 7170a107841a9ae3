// A column of the live desk: its head stays, its content scrolls by itself.

import type { HTMLAttributes, ReactNode, Ref } from 'react';
import classes from '../style/desk-column.module.css';

export interface DeskColumnProps {
  /** Name for screen readers where it differs from the title. */
  name?: string;
  title: string;
  /** Beside the title: «6 из 12». */
  note?: string;
  /** At the end of the head: a link or a button. */
  aside: ReactNode;
  children: ReactNode;
}

export function DeskColumn({ title, name = title, note = '', aside, children }: DeskColumnProps) {
  return (
    <section className={classes.column} aria-label={name}>
      <div className={classes.head}>
        <h2>{title}</h2>
        <p>{note}</p>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** `isPadded`: adds the padding that the content lacks. */
export function DeskBody({ isPadded = false, className = '', ...rest }: DeskBodyProps) {
  return <div className={`${classes.scroll} ${className}`} data-padded={isPadded || undefined} {...rest} />;
}

interface DeskBodyProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement>;
  isPadded?: boolean;
}
