// The head of a page: its title, its state, its actions.

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
  /** Title of the browser's tab, if the page's own says too little. */
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
  /** `form`: lines short enough to read. */
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
