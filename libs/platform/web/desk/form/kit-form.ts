// Settings of a form, and what its frame, buttons and fields get from it.

import type { FormEvent, RefObject } from 'react';
import type { AnswerOf, CallDefinition, Faults, Rule, SentBody } from '@rampa/contract';
import type { Asked, Send } from '../api/calls.ts';
import type { DraftOf, OfferedDraft } from './use-draft.ts';

export interface FormSettings<V extends object, A> {
  /** The first values. */
  values: V;
  /** Errors that only this form knows, by the paths of `values`; they replace those of the call's rules. */
  faults?(values: NoInfer<V>): Partial<Record<string, string | undefined>>;
  /** The form's own texts for missing values, by the paths of `values`. */
  missing?: Partial<Record<string, string>>;
  onSaved?(answer: A, values: NoInfer<V>): void;
  /** The values after saving, where the server stores them otherwise than typed. */
  kept?(answer: A): NoInfer<V>;
  /** Which server errors stand at fields; by default every error that names one. */
  told?(error: Error): Faults;
  /** Keeps a draft on this device until it is saved or discarded. */
  draft?: DraftOf<NoInfer<V>>;
  /**
   * New `values` come into the fields in which nothing is typed; where both wrote, what was typed stays and it is told.
   * `untouched`: they come only while nothing is typed at all, for values that are one whole with their version.
   */
  follows?: boolean | 'untouched';
  /** What leaving would lose, in one sentence. */
  lost?: string;
  /** Another part of the page saves or refuses what this form hands over: it counts as unsaved until it is closed. */
  isKeptByOthers?: boolean;
  /** For adding several one after another: after saving the form is empty again. */
  isRepeated?: boolean;
}

export interface CallFormSettings<V extends object, C extends CallDefinition> extends FormSettings<V, AnswerOf<C>> {
  asked?: Omit<Asked<C>, 'body'>;
  /** The sent body; by default the values themselves. */
  body?(values: NoInfer<V>): SentBody<C>;
  /** Path of the form's fields in the body: `requisite`, `items.0`. */
  inside?: string;
}

export interface SendFormSettings<V extends object, A> extends FormSettings<V, A> {
  /** Makes its calls by `write`, so that a form that is sent again makes nothing twice. */
  send(values: NoInfer<V>, write: Send): Promise<A>;
  /** A call that decides about several things one by one succeeds also where it refuses this one: why it did. */
  refusal?(answer: A): { code: string; message: string } | null;
  /** What is long can be stopped: leaving the form while it is sent stops it, and the form stays with all its input. */
  stop?: (() => void) | undefined;
  /** The calls that it makes: reads that show their changes are refreshed. */
  writes?: readonly CallDefinition[];
  /** The rules that are checked before sending. */
  rules?: { of: Rule | null; body(values: NoInfer<V>): unknown; inside?: string };
}

/** One field, for the component that draws it. */
export interface Place<T = unknown> {
  path: string;
  key: string;
  error: string | undefined;
  /** What another has saved here while it was typed in; it is said in `error`. */
  theirs?: unknown;
  rule: Rule | null;
  /** Props of inputs that keep their own text. */
  input(type?: 'checkbox'): Record<string, unknown>;
  set(value: T): void;
  /** For inputs whose value is given by props. */
  useValue(): T;
}

/** What frames and buttons need of a form, whatever its values are. */
export interface AnyForm {
  frame: { ref: RefObject<HTMLFormElement | null>; onSubmit(event: FormEvent): void };
  isBusy: boolean;
  /** Stops what is being sent, where that takes long. */
  stop: (() => void) | undefined;
  /** It was sent, and nothing has changed since. */
  isSaved: boolean;
  isDirty(): boolean;
  /** Text above the buttons: the server's refusal, or that a field is wrong. Known once the fields are drawn. */
  said(): string | null;
  failure: Error | null;
  lost: string;
  draft: OfferedDraft | null;
  /** Resets the form to its first values and deletes its draft. */
  discard(): void;
}

export interface KitForm<V> extends AnyForm {
  at<K extends keyof V & string>(name: K): Place<V[K]>;
  at<T = string>(path: `${keyof V & string}.${string}`): Place<T>;
  /** The current values, for event handlers. */
  values(): V;
  /** The current values; redraws the form with every key, so only for small forms. */
  useValues(): V;
  useValue<K extends keyof V & string>(name: K): V[K];
  /** Sets values from outside the fields. */
  put(values: Partial<V>): void;
  submit(): void;
}
