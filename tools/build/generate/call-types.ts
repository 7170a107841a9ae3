// What is asked of a new call, and what is planned of it.

import type { Neighbour } from './neighbour.ts';

export interface CallGiven {
  /** `Requisite/Restore` */
  id: string;
  summary: string;
  room?: string | undefined;
  /** The call beside which it is to stand. */
  beside?: string | undefined;
  method?: string | undefined;
  who?: string | undefined;
  kind?: string | undefined;
  /** The kinds that a write changes or a read shows. */
  kinds?: readonly string[] | undefined;
  /** The kind of guid in its query; `none` for a call without one. */
  names?: string | undefined;
  /** `souvenirs.souvenir`: the table that it lists or adds to. */
  table?: string | undefined;
  /** `note`, `met:bool`, `seats:int`: the column that the write sets. */
  sets?: string | undefined;
  /** Time of a column's migration: `20261122105000`. */
  time?: string | undefined;
  /** Why it exists, if the checklist lacks it. */
  why?: string | undefined;
}

export interface CallPlan {
  id: string;
  prefix: string;
  name: string;
  /** Name of the contract's constant. */
  constant: string;
  room: string;
  method: string;
  who: readonly string[];
  kind: 'read' | 'write';
  kinds: readonly string[];
  names: string | null;
  /** The contract's name of such a guid: `referenceBookGuid` of a book. */
  field: string;
  summary: string;
  table: TableOfCall | null;
  /** It returns a page of a list. */
  isList: boolean;
  /** It creates a row. */
  isNew: boolean;
  /** It changes or deletes the row that it names. */
  ofRow: 'changes' | 'deletes' | null;
  /** It sets this column of the row or the event that it names. */
  sets: SetColumn | null;
  /** The call beside which it stands. */
  neighbour: Neighbour | null;
}

export interface TableOfCall {
  /** `souvenirs.souvenir` */
  sql: string;
  /** Whose its rows are; `self`: it is the events' own table. */
  of: 'event' | 'organizer' | 'self';
  constant: string;
  file: string;
  /** Its columns of text, which people read and write. */
  texts: readonly { name: string; column: string; isRequired: boolean }[];
}

export interface SetColumn {
  /** `isMet` */
  name: string;
  type: 'text' | 'bool' | 'int';
  /** Null: it is there already. */
  migration: string | null;
}
