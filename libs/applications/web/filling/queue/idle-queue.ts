// The queue of a page that is only read: it holds nothing and sends nothing.

import { SaveQueue } from './save-queue.ts';

export function idleQueue(): SaveQueue {
  return new SaveQueue({
    storage: { keep: () => true, forget: () => undefined, all: () => [] },
    ...{ tab: '', now: () => 0, later: () => () => undefined },
    abandoned: async () => () => false,
    save: async () => ({ is: 'later' }),
  });
}
