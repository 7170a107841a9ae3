import type { ReactNode } from 'react';
import { IconWifiOff } from '@tabler/icons-react';
import { clockTime } from '../format/time.ts';
import { LampRow } from './lamp.tsx';
import './states.css';

export interface StaleBarProps {
  /** Server's milliseconds up to which the picture was true. */
  since: number;
  timeZone?: string | undefined;
  /** What is safe: «Оценки судей не теряются.» */
  children?: ReactNode;
}

/** «Нет связи, данные на 14:03:22.» The content below keeps its contrast. */
export function StaleBar({ since, timeZone, children }: StaleBarProps) {
  return (
    <div className="r-stale" role="status">
      <IconWifiOff size={18} stroke={1.75} aria-hidden />
      <span>
        Нет связи, данные на <span className="r-figures">{clockTime(since, { seconds: true, timeZone })}</span>.{' '}
        {children}
      </span>
    </div>
  );
}

/** A row of unlit lamps, one sentence, one button. */
export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="r-empty">
      <LampRow lamps={['waiting', 'waiting', 'waiting', 'waiting', 'waiting']} />
      <div>{children}</div>
      {action}
    </div>
  );
}

/** A piece of the final geometry; several of them stand inside one `aria-busy` element. */
export function Skeleton({ width = '100%', height = '0.875rem' }: { width?: string; height?: string }) {
  return <span className="r-skeleton" style={{ width, height }} aria-hidden />;
}
