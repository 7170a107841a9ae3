// One paper: whose it is and what it says.

import type { ProgramItemView } from '@rampa/contract';
import type { Facts } from '@rampa/diplomas/domain';
import type { Guid, PerformerKind } from '@rampa/kernel';

export interface PaperRecordFace {
  /** «item:<guid>», «prize:<item>:<prize>», «judge:<guid>», «teacher:<name>»: the same person keeps it. */
  key: string;
  name: string;
  /** Who it is beside others of the name. */
  detail: string;
  item: Guid | null;
  application: Guid | null;
  program: Guid | null;
  /** Of a paper for a special prize. */
  prize: Guid | null;
  /** What it says is known: results are written, or it needs none. */
  isReady: boolean;
  /** Who performs under the name; null: it is an institution, whose name is no secret. */
  performing: { kind: PerformerKind; peopleCount: number } | null;
  facts: Facts;
}

/** A record with its performance. */
export interface Performing extends PaperRecordFace {
  view: ProgramItemView;
  /** Null: none is written. */
  place: number | null;
}
