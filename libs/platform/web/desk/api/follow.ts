// A page that reads by HTTP and follows a live view of what is different. Apart from the calls, which every page loads.

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { CallDefinition } from '@rampa/contract';
import { useLiveClient, type Live } from '@rampa/platform/web/base';

/** The answer of one's own write comes within this: then there is nothing to read. */
const SETTLED_MS = 300;
/** Between one reading and the next. */
const GAP_MS = 1_000;
/** A transaction may be longer on its way than the page in opening. */
const SLACK_MS = 30_000;

export interface Following<T> {
  /** What is read anew. */
  calls: readonly CallDefinition[];
  /**
   * Whether what the page has is older than this picture. `before` is the picture that was looked at last; at the first
   * one it is null, and what is younger than `opened` (server's milliseconds) may have missed the page's own reading.
   */
  isOld(now: T, before: T | null, opened: number): boolean;
}

/** Reads anew when the view says so, unhurried: a moment after the change, one reading at a time, while somebody looks. */
export function useFollow<T>(live: Live<T>, { calls, isOld }: Following<T>): void {
  const client = useQueryClient();
  const { clock } = useLiveClient();
  const openedAt = useRef<number | null>(null);
  const seen = useRef<T | null>(null);
  const readAt = useRef(0);
  const reading = useRef<Promise<unknown> | null>(null);
  useEffect(() => {
    openedAt.current ??= performance.now();
  }, []);
  const look = useEffectEvent(() => {
    const now = live.state;
    if (now === null) return;
    const before = seen.current;
    seen.current = now;
    const opened = clock.now() - (performance.now() - (openedAt.current ?? 0)) - SLACK_MS;
    if (!isOld(now, before, opened)) return;
    const read = Promise.all(calls.map(({ id }) => client.invalidateQueries({ queryKey: [id] })));
    reading.current = read;
    void read.finally(() => {
      readAt.current = performance.now();
      if (reading.current === read) reading.current = null;
    });
  });
  useEffect(() => {
    if (live.revision === null) return;
    let isOver = false;
    let stop = () => undefined as void;
    const wait = () =>
      later(Math.max(SETTLED_MS, readAt.current + GAP_MS - performance.now()), () => {
        const before = reading.current;
        if (before === null) return look();
        stop = () => undefined;
        void before.finally(() => {
          if (!isOver) stop = wait();
        });
      });
    stop = wait();
    return () => {
      isOver = true;
      stop();
    };
  }, [live.revision, live.epoch]);
}

/** After that long, and not before the page is looked at. Answers what calls it off. */
function later(ms: number, deed: () => void): () => void {
  const seen = () => {
    if (document.hidden) return;
    document.removeEventListener('visibilitychange', seen);
    deed();
  };
  const timer = setTimeout(() => {
    document.addEventListener('visibilitychange', seen);
    seen();
  }, ms);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
  };
}

// --- what such a view says: which ones were changed last ---

interface Changed {
  guid: string;
  updatedAt: string;
}

interface Latest<One extends Changed> {
  latest: readonly One[];
}

/** Any change concerns a list; at the first picture, one that the list's own reading may have missed. */
export function isAnyNew<One extends Changed>(now: Latest<One>, before: Latest<One> | null, opened: number): boolean {
  return before !== null || Date.parse(now.latest[0]?.updatedAt ?? '') > opened;
}

/** What is said of one of them, if it is among the latest. */
export function saidOf<One extends Changed>(now: Latest<One> | null, guid: string): One | undefined {
  return now?.latest.find((one) => one.guid === guid);
}

/** A note or a confirmation moves the picture, and no line of it says whose. */
export function isQuiet<One extends Changed>(now: Latest<One>, before: Latest<One>): boolean {
  return JSON.stringify(now.latest) === JSON.stringify(before.latest);
}
