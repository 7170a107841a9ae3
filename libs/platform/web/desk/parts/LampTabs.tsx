// Tabs as links: a row of small lamps burns under the selected one.

import { NavLink } from 'react-router';
import { useShownSelection } from './shown-selection.ts';
import classes from '../style/lamp-tabs.module.css';

export interface LampTab {
  to: string;
  label: string;
  /** The specification spells it in capitals; people read a sentence. */
  isCapitals?: boolean;
  /** Only this very address, not those below it. */
  end?: boolean;
}

export interface LampTabsProps {
  label: string;
  tabs: readonly LampTab[];
  /** Inside a page rather than under its head. */
  isInner?: boolean;
}

export function LampTabs({ label, tabs, isInner = false }: LampTabsProps) {
  const nav = useShownSelection<HTMLElement>();
  return (
    <nav ref={nav} aria-label={label} className={classes.tabs} data-inner={isInner || undefined}>
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to} end={tab.end ?? false} className={classes.tab!}>
          <span className={tab.isCapitals ? 'r-sentence' : undefined}>{tab.label}</span>
        </NavLink>
      ))}
    </nav>
  );
}
