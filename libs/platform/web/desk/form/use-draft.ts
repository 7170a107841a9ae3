// A form's draft on this device: written while it is typed, offered once when the form is opened.

import { useEffect, useRef, useState } from 'react';
import { useSession } from '../api/access.ts';
import { changesOf, draftOf, dropDraft, keepDraft, type Draft } from './drafts.ts';

/** Interval of writes, ms: long enough for a large paste, short enough for a browser that dies. */
const PAUSE_MS = 500;

export interface DraftOf<V> {
  /** What the draft is about, «item 0197…»: another thing has another draft. */
  name: string;
  /** Fields that must not stay on a device. */
  omits?: readonly (keyof V & string)[];
}

export interface OfferedDraft {
  at: string;
  take(): void;
  drop(): void;
}

interface Holder<V> {
  values(): V;
  initial(): V;
  onTaken(values: Partial<V>): void;
}

export function useDraft<V extends object>(draft: DraftOf<V> | undefined, holder: Holder<V>) {
  const login = useSession().data?.login;
  const name = draft?.name;
  const [offered, setOffered] = useState<Draft | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOver = useRef(false);
  const latest = useRef(holder);
  latest.current = holder;
  const isOffered = offered !== null;

  function write(): void {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!draft || login === undefined || isOver.current || isOffered) return;
    const { values, initial } = latest.current;
    const changes = changesOf(values(), initial(), draft.omits);
    keepDraft(localStorage, login, draft.name, { at: new Date().toISOString(), values: changes });
  }
  const writing = useRef(write);
  writing.current = write;

  useEffect(() => {
    if (name === undefined || login === undefined) return;
    setOffered(draftOf(localStorage, login, name, latest.current.initial(), new Date()));
    const leave = () => {
      if (timer.current !== undefined) writing.current();
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [name, login]);

  return {
    offered: offered && {
      at: offered.at,
      take() {
        setOffered(null);
        latest.current.onTaken(offered.values as Partial<V>);
      },
      drop() {
        setOffered(null);
        if (login !== undefined && name !== undefined) dropDraft(localStorage, login, name);
      },
    },
    /** Called with every change. */
    touched() {
      if (name === undefined) return;
      isOver.current = false;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => writing.current(), PAUSE_MS);
    },
    /** Called when the form is saved or discarded. */
    forget() {
      isOver.current = true;
      clearTimeout(timer.current);
      timer.current = undefined;
      setOffered(null);
      if (login !== undefined && name !== undefined) dropDraft(localStorage, login, name);
    },
  };
}
