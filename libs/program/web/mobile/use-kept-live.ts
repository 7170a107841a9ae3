// A live picture that outlives the page: opened without a connection, the phone shows the last one and says how old it
// is.

import { useEffect, useMemo, useState } from 'react';
import type { ViewStates } from '@rampa/contract';
import { forgetJsonBefore, readJson, useLive, writeJson, type Live } from '@rampa/platform/web/base';

type KeptView = 'mobile-event' | 'mobile-program';

const PREFIX = 'rampa.mobile.';
const DAY_MS = 86_400_000;
/** A festival is over by then, and the names of children leave the phone. */
const KEPT_DAYS = 7;
/** A hall's network may be up and yet answer nothing. */
const PATIENCE_MS = 2_000;

export function useKeptLive<V extends KeptView>(view: V, key: string | null): Live<ViewStates[V]> {
  const live: Live<ViewStates[V]> = useLive(view, key);
  const { state, at, staleSince, ended, fault } = live;
  const name = `${PREFIX}${view}.${key ?? ''}`;
  const kept = useMemo(() => readJson<{ at: number; state: ViewStates[V] }>(name), [name]);
  const [isWaitedFor, setWaitedFor] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaitedFor(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [name]);
  useEffect(() => forgetJsonBefore(PREFIX, Date.now() - KEPT_DAYS * DAY_MS), []);
  useEffect(() => {
    if (key === null) return;
    if (ended) writeJson(name, null);
    else if (state !== null && at !== null && staleSince === null) writeJson(name, { at, state });
  }, [key, name, state, at, staleSince, ended]);
  const isOff = fault !== null || !navigator.onLine || isWaitedFor;
  if (state !== null || ended !== null || kept === null || !isOff) return live;
  return { ...live, status: 'stale', state: kept.state, at: kept.at, staleSince: kept.at };
}
