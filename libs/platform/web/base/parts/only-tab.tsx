// The one tab of people who have a single page: it names that page.

import type { MouseEvent } from 'react';
import './only-tab.css';

export interface OnlyTabProps {
  /** Styled in capitals as the specification spells it; screen readers get a sentence. */
  label: string;
  /** Returns to the beginning of the page; undefined: it is shown already. */
  onGo?: (() => void) | null;
}

/** A press loads nothing, because without a connection the page would not come back. */
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
