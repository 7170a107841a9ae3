// What a form is given, and what its frame, buttons and fields get from it.

import type { FormEvent, RefObject } from 'react';
import type { AnswerOf, CallDefinition, Faults, Rule, SentBody } from '@rampa/contract';
import type { Asked } from '../api/calls.ts';
import type { DraftOf, OfferedDraft } from './use-draft.ts';

export interface FormSettings<V extends object, A> {
  /** What stands in it at first. */
  values: V;
  /** What only this form knows to be wrong, by the paths of `values`; it is said before what the call's rules say. */
  faults?(values: NoInfer<V>): Partial<Record<string, string | undefined>>;
  /** The form's own words for what is not filled in, by the paths of `values`. */
  missing?: Partial<Record<string, string>>;
  onSaved?(answer: A, values: NoInfer<V>): void;
  /** How it stands from now on, where the server keeps it otherwise than it was typed. */
  kept?(answer: A): NoInfer<V>;
  /** Which of the server's words stand at fields; all that name one, unless the form knows better. */
  told?(error: Error): Faults;
  /** Kept on this device until it is saved or given up. */
  draft?: DraftOf<NoInfer<V>>;
  /** Fresh `values` are taken over while nothing of one's own is typed. */
  follows?: boolean;
  /** What is asked about before it is left, in one sentence. */
  lost?: string;
  /** What it hands on is saved or refused elsewhere: it counts as unsaved until it is closed. */
  isKeptByOthers?: boolean;
  /** One after another are put in: it is as at first once it was saved. */
  isRepeated?: boolean;
}

export interface CallFormSettings<V extends object, C extends CallDefinition> extends FormSettings<V, AnswerOf<C>> {
  asked?: Omit<Asked<C>, 'body'>;
  /** What is sent; the values themselves unless it is said. */
  body?(values: NoInfer<V>): SentBody<C>;
  /** Where in the body the form's fields stand: `requisite`, `items.0`. */
  inside?: string;
}

export interface SendFormSettings<V extends object, A> extends FormSettings<V, A> {
  send(values: NoInfer<V>): Promise<A>;
  /** The calls that it makes: what shows their changes is read anew. */
  writes?: readonly CallDefinition[];
  /** By which it is looked at before it is sent. */
  rules?: { of: Rule | null; body(values: NoInfer<V>): unknown; inside?: string };
}

/** One field, handed to the part that draws it. */
export interface Place<T = unknown> {
  path: string;
  key: string;
  error: string | undefined;
  rule: Rule | null;
  /** For inputs that keep their own text. */
  input(type?: 'checkbox'): Record<string, unknown>;
  set(value: T): void;
  /** For inputs that are told their value. */
  useValue(): T;
}

/** What frames and buttons ask of a form, whatever stands in it. */
export interface AnyForm {
  frame: { ref: RefObject<HTMLFormElement | null>; onSubmit(event: FormEvent): void };
  isBusy: boolean;
  /** It was sent and nothing has been changed since. */
  isSaved: boolean;
  isDirty(): boolean;
  /** Above the buttons: what the server refused, or that a field is wrong. Known once the fields are drawn. */
  said(): string | null;
  failure: Error | null;
  lost: string;
  draft: OfferedDraft | null;
  /** Given up: as it was at first, its draft gone. */
  discard(): void;
}

export interface KitForm<V> extends AnyForm {
  at<K extends keyof V & string>(name: K): Place<V[K]>;
  at<T = string>(path: `${keyof V & string}.${string}`): Place<T>;
  /** Now, for handlers. */
  values(): V;
  /** Draws the form anew with every key: for small ones. */
  useValues(): V;
  useValue<K extends keyof V & string>(name: K): V[K];
  /** From outside of the fields. */
  put(values: Partial<V>): void;
  submit(): void;
}
