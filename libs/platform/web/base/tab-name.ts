// A name for this tab that a reload keeps and no other open tab has, as far as the browser tells.

import { newGuid } from '@rampa/kernel';

const KEY = 'rampa.answers.tab';
const LOCK = 'rampa.answers ';

export interface Tabs {
  own: string;
  /** Null: the browser does not tell. */
  open(): Promise<ReadonlySet<string> | null>;
}

let made: Promise<Tabs> | null = null;

export function tabsOfBrowser(): Promise<Tabs> {
  return (made ??= named());
}

async function named(): Promise<Tabs> {
  const locks = (navigator as { locks?: LockManager }).locks;
  const before = remembered();
  if (!locks) return { own: remember(before ?? newGuid()), open: () => Promise.resolve(null) };
  // A tab that was duplicated has the name of the first one: it takes another.
  const own = before !== null && (await held(locks, before)) ? before : newGuid();
  if (own !== before) await held(locks, own);
  return {
    own: remember(own),
    async open() {
      const { held: names = [] } = await locks.query();
      return new Set(names.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])));
    },
  };
}

/** Held as long as the tab is open. */
function held(locks: LockManager, tab: string): Promise<boolean> {
  return new Promise((resolve) => {
    void locks.request(LOCK + tab, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? new Promise(() => undefined) : undefined;
    });
  });
}

function remembered(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function remember(tab: string): string {
  try {
    sessionStorage.setItem(KEY, tab);
  } catch {
    // Then a reload makes it another tab, which takes over what this one has left.
  }
  return tab;
}
