// The parts of the browser that the outbox uses.

import { onReturn } from '@rampa/platform/web/base';

export interface OutboxSurroundings {
  /** Milliseconds since 1970; only for the journal and its ages. */
  now(): number;
  random(): number;
  later(run: () => void, ms: number): () => void;
  /** The network, the tab or the page is back. */
  onReturn(run: () => void): () => void;
  /** One tab at a time where the browser can (https); doubles are harmless where it cannot. */
  alone(name: string, work: () => Promise<void>): Promise<void>;
  tellOthers(judgeGuid: string): void;
  onOther(judgeGuid: string, run: () => void): () => void;
}

const LOCK_PATIENCE_MS = 25_000;

const channelName = (judgeGuid: string) => `rampa.outbox.${judgeGuid}`;

export function browserOutboxSurroundings(): OutboxSurroundings {
  const channels = new Map<string, BroadcastChannel | null>();
  const channelOf = (judgeGuid: string) => {
    if (!channels.has(judgeGuid)) {
      channels.set(judgeGuid, 'BroadcastChannel' in window ? new BroadcastChannel(channelName(judgeGuid)) : null);
    }
    return channels.get(judgeGuid) ?? null;
  };
  return {
    now: () => Date.now(),
    random: () => Math.random(),
    later: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    onReturn,
    alone: async (name, work) => {
      const locks = (navigator as { locks?: LockManager }).locks;
      if (!locks) return work();
      let isMine = false;
      // A tab that sleeps while it holds the lock must not stop the others.
      const patience = new AbortController();
      const timer = setTimeout(() => patience.abort(), LOCK_PATIENCE_MS);
      try {
        await locks.request(name, { signal: patience.signal }, () => {
          isMine = true;
          clearTimeout(timer);
          return work();
        });
      } catch (error) {
        if (isMine) throw error;
        await work();
      } finally {
        clearTimeout(timer);
      }
    },
    tellOthers: (judgeGuid) => channelOf(judgeGuid)?.postMessage('changed'),
    onOther: (judgeGuid, run) => {
      const channel = channelOf(judgeGuid);
      channel?.addEventListener('message', run);
      return () => channel?.removeEventListener('message', run);
    },
  };
}
