// A performance that has gone on stage or has marks is neither called back with its application nor removed from it: its
// results are the event's.

import { Injectable } from '@nestjs/common';
import { Failure, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { MarkedItems } from '../ports/marked-items.ts';

@Injectable()
export class BegunPerformances {
  constructor(private readonly marked: MarkedItems) {}

  /** Throws Failure performanceBegun. */
  async refuse(reader: Reader, blocks: readonly Guid[]): Promise<void> {
    const items = await reader.query<{ guid: Guid; isBegun: boolean }>(
      `select guid, activity in ('OnStage', 'Done') as "isBegun" from program.item
        where source_block_guid = any ($1::uuid[]) and kind = 'performance'`,
      [blocks],
    );
    if (items.some(({ isBegun }) => isBegun)) throw new Failure('performanceBegun');
    const marked = await this.marked.of(reader, items.map(({ guid }) => guid)); // prettier-ignore
    if (marked.size > 0) throw new Failure('performanceBegun');
  }
}
