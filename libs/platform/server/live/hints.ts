// «Something happened at this revision»: each commit sends such a hint through Redis. A lost hint costs half a second,
// because the poll finds the new head; it never costs data.

import type { Guid } from '@rampa/kernel';

export interface Hint {
  stream: Guid;
  epoch: Guid;
  revision: number;
}

export abstract class Hints {
  /** Never throws and never waits: a dead Redis must not slow the answer to a commit. */
  abstract publish(hint: Hint): void;
  /** The listener also gets the hints that this process publishes. */
  abstract listen(listener: (hint: Hint) => void): void;
}
