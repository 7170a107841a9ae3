// Columns that do not fit side by side become tabs.

import { useId, type KeyboardEvent, type ReactNode } from 'react';
import classes from './live-desk.module.css';

export interface DeskTabsProps {
  label: string;
  tabs: readonly { id: string; label: string }[];
  chosen: string;
  onChoose(id: string): void;
  children: ReactNode;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

export function DeskTabs({ label, tabs, chosen, onChoose, children }: DeskTabsProps) {
  const own = useId();
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex(({ id }) => id === chosen);
    const next = (at + step + tabs.length) % tabs.length;
    onChoose(tabs[next]!.id);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }
  return (
    <div className={classes.tabbed}>
      <div role="tablist" aria-label={label} className={classes.tabs} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${own}-${tab.id}`}
            aria-controls={`${own}-panel`}
            aria-selected={tab.id === chosen}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${own}-panel`} aria-labelledby={`${own}-${chosen}`} className={classes.panel}>
        {children}
      </div>
    </div>
  );
}
