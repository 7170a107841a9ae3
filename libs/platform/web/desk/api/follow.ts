// For pages that read by HTTP and follow a live view that only tells what has changed. A file of its own, because every
// page loads the calls.

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CallDefinition } from '@rampa/contract';
import { useLiveClient, type Live } from '@rampa/platform/web/base';
import { PicturesSeen } from './pictures-seen.ts';

/** The answer to the page's own write arrives within this time, ms; then nothing needs to be read. */
const SETTLED_MS = 300;
/** Shortest time between two reads, ms. */
const GAP_MS = 1_000;
/** A transaction may take longer to commit than the page to open, ms. */
const SLACK_MS = 30_000;

export interface Following<T> {
  /** The calls that are read again. */
  calls: readonly CallDefinition[];
  /**
   * Whether the page's data are older than this picture. `before` is the previous picture, null at the first one; then
   * a change later than `opened` (server's milliseconds) may have missed the page's own read.
   */
  isOld(now: T, before: T | null, opened: number): boolean;
}

/** Reads again when the view reports a change: a moment later, one read at a time, while the page is visible. */
export function useFollow<T>(live: Live<T>, { calls, isOld }: Following<T>): void {
  const client = useQueryClient();
  const { clock } = useLiveClient();
  const openedAt = useRef<number | null>(null);
  const [seen] = useState(() => new PicturesSeen<T>());
  const readAt = useRef(0);
  const reading = useRef<Promise<unknown> | null>(null);
  useEffect(() => {
    openedAt.current ??= performance.now();
  }, []);
  const come = useEffectEvent(() => {
    if (live.state !== null) seen.come(live.state);
  });
  const look = useEffectEvent(() => {
    const now = live.state;
    if (now === null) return;
    const opened = clock.now() - (performance.now() - (openedAt.current ?? 0)) - SLACK_MS;
    if (!seen.look(now, (one, before) => isOld(one, before, opened))) return;
    const read = Promise.all(calls.map(({ id }) => client.invalidateQueries({ queryKey: [id] })));
    reading.current = read;
    void read.finally(() => {
      readAt.current = performance.now();
      if (reading.current === read) reading.current = null;
    });
  });
  useEffect(() => {
    if (live.revision === null) return;
    come();
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

/** Runs after this time, and not before the page is visible. Returns a function that cancels it. */
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

/**
 * For views that tell no times: every picture concerns the page. The first one, too, because a change may lie between
 * the page's own answer and it; that costs one read more at the opening.
 */
export function isAnyPicture(): boolean {
  return true;
}

/** Every change concerns a list; with the first picture, those that the list's own read may have missed. */
export function isAnyNew<One extends Changed>(now: Latest<One>, before: Latest<One> | null, opened: number): boolean {
  return before !== null || Date.parse(now.latest[0]?.updatedAt ?? '') > opened;
}

/** The line about one thing, if it is among the latest. */
export function saidOf<One extends Changed>(now: Latest<One> | null, guid: string): One | undefined {
  return now?.latest.find((one) => one.guid === guid);
}

/** A note or a confirmation changes the picture, but no line names its application. */
export function isQuiet<One extends Changed>(now: Latest<One>, before: Latest<One>): boolean {
  return JSON.stringify(now.latest) === JSON.stringify(before.latest);
}
