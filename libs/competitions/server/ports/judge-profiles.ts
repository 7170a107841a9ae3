// A judge's profile shows the organizer and the event, which live here, and the judge, whom the judging room knows: it
// registers itself.

import { Injectable } from '@nestjs/common';
import { Failure, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

export interface JudgeFace {
  guid: Guid;
  fullName: string;
  title: string;
  isChair: boolean;
  logoPath: string | null;
}

/** Null for an unknown judge. */
export type JudgeFaceOf = (reader: Reader, judge: Guid) => Promise<JudgeFace | null>;

@Injectable()
export class JudgeProfiles {
  private source: JudgeFaceOf = async () => null;

  register(source: JudgeFaceOf): void {
    this.source = source;
  }

  async of(reader: Reader, judge: Guid): Promise<JudgeFace> {
    const face = await this.source(reader, judge);
    if (!face) throw new Failure('notFound');
    return face;
  }
}
