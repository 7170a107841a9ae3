import type { Answer, BlockAnswers, Form, FormField } from '@rampa/forms/domain';
import type { Guid } from '@rampa/kernel';
import type { NewBlock } from './block-copies.ts';

export interface Earlier {
  form: Form;
  /** With answers that count, in their order. */
  blocks: readonly BlockAnswers[];
}

export interface TakingOver {
  /** What a field was copied from: by it fields of two events are one. */
  originOf(field: Guid): Guid;
  /** The line of the field's book that stands for this one: itself, or one of its title. Null: there is none. */
  lineFor(field: FormField, item: Guid): Guid | null;
  newGuid(): Guid;
}

export interface TakenAnswer {
  /** Of the form that asked it first; of what was taken, of the new one. */
  field: FormField;
  /** Of the application that holds it. */
  block: Guid;
  answer: Answer;
  /** Null: it has its place. */
  why: string | null;
}

export interface TakenOver {
  /** Each behind the one it stands in; what the form asks for besides is to be added. `from`: of the earlier application. */
  blocks: (NewBlock & { from: Guid })[];
  taken: TakenAnswer[];
  left: TakenAnswer[];
}
