// A parent's link and what he says by it.

import type { ConsentKind, Guid } from '@rampa/kernel';

export interface ParentLink {
  guid: Guid;
  applicationGuid: Guid;
  competitionGuid: Guid;
  name: string;
  birthDate: string | null;
  isAnswered: boolean;
  refused: ConsentKind[];
}

export interface ParentWord {
  representative: string;
  yes: ConsentKind[];
  no: ConsentKind[];
  /** Of the texts that he has read. */
  read: string;
}
