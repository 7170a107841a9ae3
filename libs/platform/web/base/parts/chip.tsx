import type { ReactNode } from 'react';
import './chip.css';

/** A state in a head: connection, delay, «на сцене». Never for plain text. */
export function Chip({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'ok' | 'danger' | 'info' | 'now';
  children: ReactNode;
}) {
  return (
    <span className="r-chip" data-tone={tone}>
      {children}
    </span>
  );
}
