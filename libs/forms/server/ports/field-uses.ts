// Where a field of a form counts besides its rules, the higher rooms know: each registers itself here. Another field does not
// take its place from under them.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

export interface FieldUse {
  field: Guid;
  /** The end of the sentence «Поле «Форма» указано …», such as «в ценах участия». */
  words: string;
}

export type FieldUseSource = (reader: Reader, competition: Guid, fields: readonly Guid[]) => Promise<FieldUse[]>;

@Injectable()
export class FieldUses {
  private readonly sources: FieldUseSource[] = [];

  register(source: FieldUseSource): void {
    this.sources.push(source);
  }

  async of(reader: Reader, competition: Guid | null, fields: readonly Guid[]): Promise<FieldUse[]> {
    const uses: FieldUse[] = [];
    if (competition !== null && fields.length > 0)
      for (const source of this.sources) uses.push(...(await source(reader, competition, fields)));
    return uses;
  }
}
