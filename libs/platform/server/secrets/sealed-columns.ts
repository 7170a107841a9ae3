// Every column with sealed values, registered by its room: when the secret changes, all of them are sealed anew.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';

export interface SealedColumn {
  /** With its schema; its rows have a `guid`. */
  table: string;
  column: string;
  /** The purpose and owner that the row's value is sealed for. */
  placeOf(guid: Guid): string;
}

@Injectable()
export class SealedColumns {
  readonly all: SealedColumn[] = [];

  add(column: SealedColumn): void {
    this.all.push(column);
  }
}
