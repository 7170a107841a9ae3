// What a room hands to the processes: its module, its tables and its entities.

import type { Type } from '@nestjs/common';

export interface Migration {
  /** `0040-program`: unique, sorted over all rooms. */
  name: string;
  sql: string;
}

export interface ServerRoom {
  name: string;
  module: Type;
  migrations: Migration[];
  entities: (new () => object)[];
}
