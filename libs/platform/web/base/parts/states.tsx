import type { ReactNode } from 'react';
import { LampRow } from './lamp.tsx';
import './states.css';

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

/** A grey block of the final size; several of them stand inside one `aria-busy` element. */
export function Skeleton({ width = '100%', height = '0.875rem' }: { width?: string; height?: string }) {
  return <span className="r-skeleton" style={{ width, height }} aria-hidden />;
}
