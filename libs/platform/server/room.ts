// What a room hands to the processes: its module, its migrations and its tables.

import type { Type } from '@nestjs/common';
import type { Table } from './database/table.ts';

export interface Migration {
  /** `20261122105000-event-facts`: unique; all rooms run in the order of these names, so a new one begins with its time. */
  name: string;
  sql: string;
}

export interface ServerRoom {
  name: string;
  module: Type;
  migrations: Migration[];
  /** The room's tables; each declares its columns once (`database/table.ts`). */
  tables?: readonly Table[];
}
