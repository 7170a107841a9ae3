// The closed lists, the rules' language and the limits of an application's form, each written once for server, wire and
// screens.

import type { Guid } from './guid.ts';

export const FIELD_KINDS = ['Text', 'ReferenceBook', 'Attachment', 'Range'] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** What a field is to the program, the protocol, the hall and the diploma. */
export const FIELD_TAGS = [
  'performer',
  'collective',
  'pieceTitle',
  'duration',
  'nomination',
  'ageCategory',
  'form',
  'level',
  'city',
  'institution',
  'teachers',
  'peopleCount',
  'music',
  'presenterText',
  'personFullName',
  'personBirthDate',
] as const;
export type FieldTag = (typeof FIELD_TAGS)[number];

/** What a table of applications may show beside answers: the portal knows it by itself. */
export const APPLICATION_COLUMNS = [
  'applicationNumber',
  'applicationTitle',
  'member',
  'status',
  'dateSubscribe',
  'percent',
  'blockNumber',
  'blockStatus',
] as const;
export type ApplicationColumn = (typeof APPLICATION_COLUMNS)[number];

/** Whom a member keeps for his next applications. */
export const ROSTER_KINDS = ['person', 'collective'] as const;
export type RosterKind = (typeof ROSTER_KINDS)[number];

export const TEXT_FORMATS = ['line', 'lines', 'number', 'date', 'duration', 'phone', 'email', 'mask'] as const;
export type TextFormat = (typeof TEXT_FORMATS)[number];

export const RANGE_KINDS = ['number', 'date'] as const;

export const FILE_CATEGORY_KEYS = ['picture', 'pdf', 'text', 'table', 'slides', 'sound', 'video', 'archive'] as const;
export type FileCategoryKey = (typeof FILE_CATEGORY_KEYS)[number];

/** Ready forms, by the art that they are for. */
export const READY_FORM_KEYS = [
  'choreography',
  'vocal',
  'theatre',
  'instruments',
  'fineArts',
  'reading',
  'ballroom',
] as const;
export type ReadyFormKey = (typeof READY_FORM_KEYS)[number];

export const FORM_LIMITS = {
  /** Sections, blocks in them, blocks in those. */
  depth: 3,
  blocks: 100,
  fieldsOfBlock: 60,
  fields: 400,
  /** Of one duplicable block inside one parent. */
  copies: 200,
  text: 10_000,
  line: 500,
  items: 100,
  files: 20,
  megabytes: 80,
  /** Of a recording. */
  seconds: 36_000,
  /** Questions of one rule, and how deep it may be nested. */
  conditions: 30,
  nesting: 4,
  title: 300,
  hint: 1_000,
  /** Forms in the library of one organizer. */
  library: 200,
  /** Deeds that one call takes. */
  edits: 100,
} as const;

/** `field` is the `n` of a field; items are guids of reference-book items; `from` and `to` are both included. */
export type Condition =
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { not: Condition }
  | { field: number; in: readonly Guid[] }
  | { field: number; filled: true }
  | { field: number; eq: string }
  | { field: number; from?: string; to?: string }
  | { sys: 'state' | 'status'; in: readonly string[] };

/** Without `visible` it is always seen; without `required` its own `isRequired` decides. */
export interface Rule {
  visible?: Condition;
  required?: Condition;
}

/** What a change of a form was, in the words of its journal. */
export const FORM_DEEDS = ['added', 'removed', 'restored', 'changed', 'renamed', 'moved'] as const;
export type FormDeed = (typeof FORM_DEEDS)[number];
