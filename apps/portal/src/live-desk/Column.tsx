// A column of the desk: loading, ended, closed to the person, or shown.

import type { ReactNode } from 'react';
import { IconLock } from '@tabler/icons-react';
import type { Live } from '@rampa/platform/web/base';
import { LiveAwaited, LiveEnded, RowsSkeleton } from '@rampa/platform/web/desk';
import classes from './live-desk.module.css';

export interface ColumnProps<State> {
  title: string;
  live: Live<State>;
  /** Why it is closed, in one line. */
  closed: string | null;
  /** The event has no program yet. */
  isEmpty?: boolean;
  children(state: State): ReactNode;
}

export function Column<State>({ title, live, closed, isEmpty = false, children }: ColumnProps<State>) {
  const plain = (content: ReactNode) => (
    <section className={classes.plain} aria-label={title}>
      <h2>{title}</h2>
      {content}
    </section>
  );
  const words = (text: string, sign: ReactNode = null) => (
    <p>
      {sign}
      {text}
    </p>
  );
  return (
    <div className={classes.column}>
      {closed !== null
        ? plain(words(closed, <IconLock size={18} stroke={1.75} aria-hidden />))
        : isEmpty
          ? plain(words('Программ пока нет: сначала нужна программа выступлений.'))
          : live.ended
            ? plain(<LiveEnded ended={live.ended} />)
            : live.state === null
              ? plain(
                  <LiveAwaited fault={live.fault}>
                    <RowsSkeleton rows={6} />
                  </LiveAwaited>,
                )
              : children(live.state)}
    </div>
  );
}
