// Tabs as links: a row of small lamps burns under the selected one. A tab may open a list of two or three, or be
// closed and say why.

import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Link, NavLink, useNavigate } from 'react-router';
import { ButtonMenu } from './ButtonMenu.tsx';
import { Closed } from './Closed.tsx';
import { useShownSelection } from './shown-selection.ts';
import classes from '../style/lamp-tabs.module.css';

export interface LampTab {
  to: string;
  label: string;
  /** Number beside the tab. */
  count?: number;
  /** Styled in capitals as the specification spells it; screen readers get a sentence. */
  isCapitals?: boolean;
  /** Only this very address, not those below it. */
  end?: boolean;
  /** Overrides what the address says. */
  isActive?: boolean;
  /** Why it cannot be opened. */
  closed?: string;
  choices?: readonly LampTab[];
}

export interface LampTabsProps {
  label: string;
  tabs: readonly LampTab[];
  /** For tabs inside a page instead of under its head. */
  isInner?: boolean;
}

export function LampTabs({ label, tabs, isInner = false }: LampTabsProps) {
  const nav = useShownSelection<HTMLElement>();
  return (
    <nav ref={nav} aria-label={label} className={classes.tabs} data-inner={isInner || undefined}>
      {tabs.map((tab) => (
        <Tab key={tab.to} tab={tab} />
      ))}
    </nav>
  );
}

function Tab({ tab }: { tab: LampTab }) {
  const text = (
    <span className={tab.isCapitals ? 'r-sentence' : undefined}>
      {tab.label}
      <Count of={tab.count} />
    </span>
  );
  if (tab.closed)
    return (
      <Closed reason={tab.closed} className={classes.tab!}>
        {text}
      </Closed>
    );
  if (tab.choices) return <ChoiceTab tab={tab} choices={tab.choices} />;
  if (tab.isActive === undefined)
    return (
      <NavLink to={tab.to} end={tab.end ?? false} className={classes.tab!}>
        {text}
      </NavLink>
    );
  return (
    <Link to={tab.to} className={classes.tab!} aria-current={tab.isActive ? 'page' : undefined}>
      {text}
    </Link>
  );
}

function Count({ of }: { of: number | undefined }) {
  return of ? <small className={classes.count}>{of.toLocaleString('ru-RU')}</small> : null;
}

function ChoiceTab({ tab, choices }: { tab: LampTab; choices: readonly LampTab[] }) {
  const navigate = useNavigate();
  return (
    <ButtonMenu
      position="bottom-start"
      button={
        <UnstyledButton className={classes.tab!} aria-current={tab.isActive ? 'page' : undefined}>
          {tab.label}
          <IconChevronDown size={16} stroke={1.75} aria-hidden />
        </UnstyledButton>
      }
    >
      {choices.map((choice) => (
        <Menu.Item key={choice.to} disabled={choice.closed !== undefined} onClick={() => void navigate(choice.to)}>
          {choice.label}
          <Count of={choice.count} />
          {choice.closed ? <small className={classes.why}>{choice.closed}</small> : null}
        </Menu.Item>
      ))}
    </ButtonMenu>
  );
}
