// Port for the nominations that a judge marks; the judging room fills it.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

/** Null: every nomination. */
export type NominationsOf = (reader: Reader, judge: Guid) => Promise<Guid[] | null>;

@Injectable()
export class JudgeNominations {
  private source: NominationsOf = async () => null;

  register(source: NominationsOf): void {
    this.source = source;
  }

  of(reader: Reader, judge: Guid): Promise<Guid[] | null> {
    return this.source(reader, judge);
  }
}
