// Port for results and special prizes of performances, which the judging room fills. It returns only written results, and this room shows
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
  /** As the protocol writes it, «9,83»; null where none is counted. */
  total: string | null;
}

/** A special prize that was given; `giver`: a sponsor or a judge, empty for the jury and the organizer. */
export interface PrizedItem {
  prize: Guid;
  item: Guid;
  title: string;
  giver: string;
}

export type PrizesOf = (reader: Reader, program: Guid) => Promise<PrizedItem[]>;
export type AwardsOf = (reader: Reader, program: Guid) => Promise<AwardedItem[]>;

@Injectable()
export class AwardedItems {
  private source: AwardsOf = async () => [];
  private prizesOf: PrizesOf = async () => [];

  register(source: AwardsOf, prizesOf: PrizesOf): void {
    this.source = source;
    this.prizesOf = prizesOf;
  }

  of(reader: Reader, program: Guid): Promise<AwardedItem[]> {
    return this.source(reader, program);
  }

  /** In the order of the prizes, then of the program. */
  prizes(reader: Reader, program: Guid): Promise<PrizedItem[]> {
    return this.prizesOf(reader, program);
  }
}
