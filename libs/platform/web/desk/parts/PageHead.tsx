// The head of a page: its title, what state it is in, what can be done.

import type { ReactNode } from 'react';
import { usePageTitle } from '@rampa/platform/web/base';
import classes from '../style/page.module.css';

export { usePageTitle };

export interface PageHeadProps {
  title: string;
  /** Shown beside the title: a state chip. */
  aside?: ReactNode;
  /** Second line. */
  note?: ReactNode;
  actions?: ReactNode;
  /** For the browser's tab when the title alone says too little. */
  documentTitle?: string;
}

export function PageHead({ title, aside, note, actions, documentTitle }: PageHeadProps) {
  usePageTitle(documentTitle ?? title);
  return (
    <div className={classes.head}>
      <div className={classes.titles}>
        <div className={classes.titleLine}>
          <h1 className={classes.title}>{title}</h1>
          {aside}
        </div>
        {note ? <div className={classes.note}>{note}</div> : null}
      </div>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </div>
  );
}

export interface PageProps {
  /** `form` keeps lines short enough to read. */
  width?: 'full' | 'form';
  /** White ground: tables and protocols. */
  isPaper?: boolean;
  children: ReactNode;
}

export function Page({ width = 'full', isPaper = false, children }: PageProps) {
  return (
    <div className={classes.page} data-width={width} data-paper={isPaper || undefined}>
      {children}
    </div>
  );
}
