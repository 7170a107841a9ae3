// «Something happened at this revision»: each commit sends such a hint through Redis. A lost hint costs half a second,
// because the poll then finds the new head; it never costs data.

import type { Guid } from '@rampa/kernel';

export interface Hint {
  stream: Guid;
  epoch: Guid;
  revision: number;
}

export abstract class Hints {
  /** Never throws, never waits: a dead Redis must not slow a commit's answer. */
  abstract publish(hint: Hint): void;
  /** Also hears the hints published by this process. */
  abstract listen(listener: (hint: Hint) => void): void;
}
