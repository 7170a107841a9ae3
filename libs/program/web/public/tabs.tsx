// The four tabs of a published program: at the bottom on a phone, above on a wider screen.

import { useSyncExternalStore, type ReactNode } from 'react';
import { IconListNumbers, IconMapPin, IconStar, IconTrophy } from '@tabler/icons-react';
import classes from './tabs.module.css';

export const TABS = [
  { name: 'program', label: 'Программа', Icon: IconListNumbers },
  { name: 'mine', label: 'Моё', Icon: IconStar },
  { name: 'results', label: 'Итоги', Icon: IconTrophy },
  { name: 'way', label: 'Как пройти', Icon: IconMapPin },
] as const;
export type Tab = (typeof TABS)[number]['name'];

/** The tab stands in the address, so that it can be shared and «назад» works. */
export function useTab(): Tab {
  const hash = useSyncExternalStore(subscribe, () => location.hash.slice(1));
  return TABS.find(({ name }) => name === hash)?.name ?? 'program';
}

function subscribe(listener: () => void): () => void {
  const changed = () => {
    scrollTo(0, 0);
    listener();
  };
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

export interface TabsProps {
  tab: Tab;
  /** The performances that the visitor follows. */
  count: number;
  /** False: a festival without marks will have no results. */
  isJudged: boolean;
}

export function Tabs({ tab, count, isJudged }: TabsProps) {
  return (
    <nav className={classes.tabs} aria-label="Разделы">
      {TABS.filter(({ name }) => isJudged || name !== 'results').map(({ name, label, Icon }) => (
        <a key={name} href={`#${name}`} aria-current={name === tab ? 'page' : undefined}>
          <Icon size={23} stroke={1.75} aria-hidden />
          <span>
            {label}
            {name === 'mine' && count > 0 ? <small>{count}</small> : null}
          </span>
        </a>
      ))}
    </nav>
  );
}

/** One tab of the page with its heading. */
export function Side({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.side} aria-labelledby="side">
      <h2 id="side">{title}</h2>
      {children}
    </section>
  );
}
