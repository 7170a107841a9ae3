// Port: a higher room tells in which events marks and decisions depend on a nomination. Unfilled it means that nothing
// has been judged.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

/** Guids of events. */
export interface JudgedIn {
  /** Somebody marked a performance of the nominations, or the jury gave one a title. */
  judged: ReadonlySet<Guid>;
  /** The chair decided a tie within one of the nominations. */
  decided: ReadonlySet<Guid>;
}

export type JudgedSource = (reader: Reader, events: readonly Guid[], nominations: readonly Guid[]) => Promise<JudgedIn>;

@Injectable()
export class JudgedNominations {
  private source: JudgedSource = async () => ({ judged: new Set(), decided: new Set() });

  register(source: JudgedSource): void {
    this.source = source;
  }

  of(...asked: Parameters<JudgedSource>): Promise<JudgedIn> {
    return this.source(...asked);
  }
}
