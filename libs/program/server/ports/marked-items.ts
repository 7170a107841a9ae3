// Port for the performances of which the jury has said anything; the judging room fills it.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

/** Which of these items have marks, late marks or a decision of the jury. */
export type MarkedOf = (reader: Reader, items: readonly Guid[]) => Promise<Guid[]>;

@Injectable()
export class MarkedItems {
  private source: MarkedOf = async () => [];

  register(source: MarkedOf): void {
    this.source = source;
  }

  async of(reader: Reader, items: readonly Guid[]): Promise<ReadonlySet<Guid>> {
    return new Set(items.length === 0 ? [] : await this.source(reader, items));
  }
}
