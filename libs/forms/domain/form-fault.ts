import type { Guid } from '@rampa/kernel';

/** What is wrong with a form. One that stops would make answers meaningless: such a form is not stored. */
export interface FormFault {
  isStop: boolean;
  /** The block or the field; null: the form as a whole. */
  guid: Guid | null;
  /** Which of its values, as the wire calls it. */
  key: string;
  message: string;
}

export const stop = (guid: Guid | null, key: string, message: string): FormFault => ({
  isStop: true,
  guid,
  key,
  message,
});
export const note = (guid: Guid | null, key: string, message: string): FormFault => ({
  isStop: false,
  guid,
  key,
  message,
});

/** A book as far as a form asks. A book that is gone is not among the known. */
export interface KnownBook {
  title: string;
  /** There is something to choose. */
  hasItems: boolean;
  /** Those that may be chosen among the lines that rules name (`namedItems`). */
  items: ReadonlySet<Guid>;
}
export type KnownBooks = ReadonlyMap<Guid, KnownBook>;
