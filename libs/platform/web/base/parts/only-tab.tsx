// The one tab of whoever has a single page: it says where he is.

import type { MouseEvent } from 'react';
import './only-tab.css';

export interface OnlyTabProps {
  /** As the specification spells it, in capitals; people read a sentence. */
  label: string;
  /** From deeper within the page to its beginning; nothing: he is there. */
  onGo?: (() => void) | null;
}

/** A press loads nothing: in a hall without a connection the page would not come back. */
export function OnlyTab({ label, onGo }: OnlyTabProps) {
  const go = (event: MouseEvent) => {
    event.preventDefault();
    onGo?.();
  };
  return (
    <nav className="r-only-tab" aria-label="Мероприятие">
      <a href={location.pathname} aria-current="page" onClick={go}>
        <span className="r-sentence">{label}</span>
      </a>
    </nav>
  );
}
