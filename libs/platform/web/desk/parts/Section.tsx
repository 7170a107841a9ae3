import type { ReactNode } from 'react';
import classes from '../style/section.module.css';

export interface SectionProps {
  title: string;
  note?: ReactNode;
  actions?: ReactNode;
  /** A section that can only be pressed is not printed. */
  isForScreen?: boolean;
  children: ReactNode;
}

/** A part of a settings page. */
export function Section({ title, note, actions, isForScreen, children }: SectionProps) {
  return (
    <section className={classes.section} data-no-print={isForScreen || undefined}>
      <div className={classes.sectionHead}>
        <h2 className={classes.sectionTitle}>{title}</h2>
        {actions}
      </div>
      {note ? <p className={classes.note}>{note}</p> : null}
      {children}
    </section>
  );
}
