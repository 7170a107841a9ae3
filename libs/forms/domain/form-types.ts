// The form of an event: a tree of blocks with fields. A block or a field is known by its guid, and inside rules and
// answers by its number `n`, which is never given twice in one form; a title may change at any time.

import type { FieldKind, FieldTag, FileCategoryKey, Guid, Rule, TextFormat } from '@rampa/kernel';

export { FORM_LIMITS } from '@rampa/kernel';
export type { Condition, FieldKind, FieldTag, Rule, TextFormat } from '@rampa/kernel';

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
  /** ReferenceBook of ages: how many people of another age may stand in a performance, in percent. It is told, and refuses nothing. */
  otherAges?: number;
  /** Attachment: of `FILE_CATEGORIES`; every one when it is not said. */
  categories?: FileCategoryKey[];
  /** Attachment: megabytes of one file. */
  megabytes?: number;
  /** Attachment: the longest recording, in seconds. It is told, and refuses nothing. */
  seconds?: number;
  /** Range: of what; numbers when it is not said. */
  of?: 'number' | 'date';
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
  /** The organizer's own: a member neither sees nor owes it. */
  isPrivate: boolean;
  /** It is about a person, and goes when the person asks to be forgotten. */
  isPersonal: boolean;
}

/** Blocks and fields in the order in which a member meets them; removed ones are not among them. */
export interface Form {
  blocks: readonly FormBlock[];
  fields: readonly FormField[];
}

/** `position` orders what stands under one parent; what is removed keeps its place, its number and its answers. */
export type StoredBlock = FormBlock & { position: number; isRemoved: boolean };
export type StoredField = FormField & {
  position: number;
  isRemoved: boolean;
  /** The field that it was copied from, its own guid if none: by it answers find each other across events. */
  originGuid: Guid;
};

/** Everything that a form has ever had. */
export interface WholeForm {
  title: string;
  /** The highest `n` that was ever given in it. */
  lastN: number;
  blocks: ReadonlyMap<Guid, StoredBlock>;
  fields: ReadonlyMap<Guid, StoredField>;
}

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
