// Messages about the age of a live picture. Apart from the other states, because the judge's page has its own.

import type { ReactNode } from 'react';
import { IconWifiOff } from '@tabler/icons-react';
import { russianDates } from '@rampa/kernel';
import { clockTime } from '../format/time.ts';
import { Button } from './button.tsx';
import { EmptyState } from './states.tsx';
import './states.css';

export interface StaleBarProps {
  /** Server's milliseconds up to which the picture was true. */
  since: number;
  timeZone?: string | undefined;
  /** Live updates do not arrive; the page reads again by itself, and presses do arrive. */
  isRead?: boolean;
  /** Says what is safe: «Оценки судей не теряются.» */
  children?: ReactNode;
}

/** «21 ноября, » of a picture that was kept over night; empty today. */
function dayBefore(since: number, timeZone: string | undefined): string {
  const day = russianDates({ day: 'numeric', month: 'long', timeZone });
  const then = day.format(since);
  return then === day.format(Date.now()) ? '' : `${then}, `;
}

/** «Нет связи, данные на 14:03:22.» The content below keeps its contrast. */
export function StaleBar({ since, timeZone, isRead = false, children }: StaleBarProps) {
  const time = (
    <span className="r-figures">
      {dayBefore(since, timeZone)}
      {clockTime(since, { seconds: true, timeZone })}
    </span>
  );
  if (isRead) {
    return (
      <div className="r-stale" role="status" data-read>
        <IconWifiOff size={18} stroke={1.75} aria-hidden />
        {/* Read anew every 15 s: an announcement each time would drown everything else. */}
        <span aria-live="off">Вживую не обновляется: данные на {time}, перечитываем раз в 15 секунд.</span>
      </div>
    );
  }
  return (
    <div className="r-stale" role="status">
      <IconWifiOff size={18} stroke={1.75} aria-hidden />
      <span>
        Нет связи, данные на {time}. {children}
      </span>
    </div>
  );
}

/** Neither a live connection nor HTTP answers: why, and a button to try again. */
export function LiveFault({ fault, onRetry }: { fault: { message: string }; onRetry(): void }) {
  return (
    <div role="alert">
      <EmptyState action={<Button onClick={onRetry}>Повторить</Button>}>{fault.message}</EmptyState>
    </div>
  );
}
