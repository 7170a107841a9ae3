// What names a field of a form without counting by it: ways of looking, whose owners name another field there themselves. The
// higher rooms know, and each registers itself here.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

export type MentionPlace = 'view' | 'report' | 'program';

export interface FieldMention {
  field: Guid;
  place: MentionPlace;
  /** Of the report, the program; null: a view of the table of applications. */
  guid: Guid | null;
  title: string;
}

export type FieldMentionSource = (
  reader: Reader,
  competition: Guid,
  fields: readonly Guid[],
) => Promise<FieldMention[]>;

@Injectable()
export class FieldMentions {
  private readonly sources: FieldMentionSource[] = [];

  register(source: FieldMentionSource): void {
    this.sources.push(source);
  }

  async of(reader: Reader, competition: Guid | null, fields: readonly Guid[]): Promise<FieldMention[]> {
    const found: FieldMention[] = [];
    if (competition !== null && fields.length > 0)
      for (const source of this.sources) found.push(...(await source(reader, competition, fields)));
    return found;
  }
}
