// The judge's outbox in React: one per judge for as long as the page lives.

import { useEffect, useState, useSyncExternalStore } from 'react';
import { deviceId } from '@rampa/platform/web/base';
import {
  Mirror,
  Outbox,
  SafeStorage,
  browserOutboxSurroundings,
  cellOf,
  httpTransport,
  indexedDbStorage,
  type Entry,
  type OutboxSnapshot,
} from '../outbox/index.ts';
import { evictOldestSheet } from './kept-sheets.ts';

export function useOutbox(
  judgeGuid: string,
  link: string,
): { outbox: Outbox; snapshot: OutboxSnapshot; unsentMarks: number } {
  const [outbox] = useState(
    () =>
      new Outbox({
        judgeGuid,
        device: deviceId(),
        storage: new SafeStorage(indexedDbStorage(), new Mirror(undefined, evictOldestSheet)),
        transport: httpTransport(link),
        surroundings: browserOutboxSurroundings(),
      }),
  );
  useEffect(() => {
    void outbox.start();
    return () => outbox.stop();
  }, [outbox]);
  const snapshot = useSyncExternalStore(
    (listener) => outbox.subscribe(listener),
    () => outbox.snapshot,
  );
  const isInDanger = snapshot.refuge === 'memory' && snapshot.unsent > 0;
  useEffect(() => {
    if (!isInDanger) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isInDanger]);
  return { outbox, snapshot, unsentMarks: countUnsent(snapshot.entries) };
}

/** Marks, not taps: 9,8 corrected to 9,7 is one mark. */
export function countUnsent(entries: readonly Entry[]): number {
  const unsent = entries.filter((entry) => entry.state === 'onDevice');
  return new Set(unsent.map((entry) => cellOf(entry.submission))).size;
}
