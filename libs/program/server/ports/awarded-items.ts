// Port for results of performances, which the judging room fills. It returns only written results, and this room shows
// them to nobody before the presenter may read them aloud.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

export interface AwardedItem {
  item: Guid;
  /** Key of its ranking group. */
  group: string;
  /** `rank` 0 is the highest title of its set; `isManual`: the jury gave it without a rule (Гран-при). */
  award: { title: string; color: string; rank: number; isManual: boolean } | null;
  place: number | null;
  placeTo: number | null;
}

export type AwardsOf = (reader: Reader, program: Guid) => Promise<AwardedItem[]>;

@Injectable()
export class AwardedItems {
  private source: AwardsOf = async () => [];

  register(source: AwardsOf): void {
    this.source = source;
  }

  of(reader: Reader, program: Guid): Promise<AwardedItem[]> {
    return this.source(reader, program);
  }
}
