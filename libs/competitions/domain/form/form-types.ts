// The form of an event: a tree of blocks with fields. A block or a field is known by its guid, and inside rules and
// answers by its number `n`, which is never given twice in one form; a title may change at any time.

import type { Guid } from '@rampa/kernel';

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

export const TEXT_FORMATS = ['line', 'lines', 'number', 'date', 'duration', 'phone', 'email', 'mask'] as const;
export type TextFormat = (typeof TEXT_FORMATS)[number];

/** Limits of a field. What is not said is not limited, but for the form's own limits (`FORM_LIMITS`). */
export interface FieldOption {
  /** Text only; a line when it is not said. */
  format?: TextFormat;
  minLength?: number;
  maxLength?: number;
  /** Of a number or of both ends of a Range of numbers: whole thousandths. */
  min?: number;
  max?: number;
  /** Of a date or of both ends of a Range of dates: yyyy-mm-dd. */
  from?: string;
  to?: string;
  /** `#` is a digit, `А` a letter, every other sign stands for itself. */
  mask?: string;
  /** ReferenceBook: how many items may be chosen; one when it is not said. Attachment: how many files. */
  count?: number;
  /** ReferenceBook: a quantity, a text for each chosen item. */
  hasQuantity?: boolean;
  hasText?: boolean;
  /** Attachment: keys of `EXTENSION_CATEGORIES`; every one when it is not said. */
  categories?: readonly string[];
  /** Attachment: megabytes of one file. */
  megabytes?: number;
  /** Range: of what; numbers when it is not said. */
  of?: 'number' | 'date';
}

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

export interface FormBlock {
  guid: Guid;
  n: number;
  /** Null: a section of the form. */
  parentGuid: Guid | null;
  title: string;
  /** How many of it an application has inside one of its parent. Duplicable when `max` is above one. */
  min: number;
  max: number;
  /** Each of it becomes a performance of the program. */
  isPerformance: boolean;
  rule: Rule | null;
}

export interface FormField {
  guid: Guid;
  n: number;
  blockGuid: Guid;
  kind: FieldKind;
  /** Of a ReferenceBook field, and of no other. */
  bookGuid: Guid | null;
  title: string;
  hint: string;
  option: FieldOption;
  rule: Rule | null;
  tag: FieldTag | null;
  isRequired: boolean;
  /** Seen by the organizer alone. */
  isPrivate: boolean;
}

/** Blocks and fields in the order in which they stand; removed ones are not among them. */
export interface Form {
  guid: Guid;
  revision: number;
  /** The highest `n` that was ever given in it. */
  lastN: number;
  blocks: readonly FormBlock[];
  fields: readonly FormField[];
}

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
  conditions: 30,
} as const;

/** What a member has answered to one field; no answer at all is no key. */
export type Answer =
  | { t: string }
  /** Items; a quantity and a text for each, in the same order, where the field asks for them. */
  | { i: readonly Guid[]; q?: readonly (number | null)[]; s?: readonly string[] }
  | { f: readonly Guid[] }
  | { a: string; b: string };

/** One block as it stands in an application: answers by `n` of the field. */
export interface BlockAnswers {
  guid: Guid;
  blockGuid: Guid;
  parentGuid: Guid | null;
  answers: Readonly<Record<number, Answer>>;
}
