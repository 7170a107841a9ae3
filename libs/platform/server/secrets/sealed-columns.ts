// Every column that holds sealed values, told by the room that it belongs to: when the secret is changed, all of them
// are sealed anew.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';

export interface SealedColumn {
  /** With its schema; its rows have a `guid`. */
  table: string;
  column: string;
  /** What the value of the row belongs to. */
  placeOf(guid: Guid): string;
}

@Injectable()
export class SealedColumns {
  readonly all: SealedColumn[] = [];

  add(column: SealedColumn): void {
    this.all.push(column);
  }
}
