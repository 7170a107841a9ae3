// The one tab of whoever has a single page: it says where he is.

import './only-tab.css';

/** `label` as the specification spells it, in capitals; people read a sentence. */
export function OnlyTab({ label }: { label: string }) {
  return (
    <nav className="r-only-tab" aria-label="Мероприятие">
      <a href={location.pathname} aria-current="page">
        <span className="r-sentence">{label}</span>
      </a>
    </nav>
  );
}
