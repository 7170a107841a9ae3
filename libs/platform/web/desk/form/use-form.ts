// One form: what stands in it, what is wrong with it, whether it is on its way. The fields keep their own texts (the kit's
// uncontrolled mode), so that a key draws no form anew; rules come with the call that is sent.

import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type FormEvent,
  type RefObject,
} from 'react';
import {
  faultsBy,
  rulesOf,
  type AnswerOf,
  type CallDefinition,
  type Faults,
  type Rule,
  type SentBody,
} from '@rampa/contract';
import { callApi, toldOf, useFirstFault } from '@rampa/platform/web/base';
import { refreshAfter, type Asked } from '../api/calls.ts';
import { failureTextOf } from '../notices.ts';
import { isSame } from './drafts.ts';
import { placed, ruleAt, summaryOf } from './placed.ts';
import { useDraft, type DraftOf, type OfferedDraft } from './use-draft.ts';

const LOST = 'Введённое ещё не сохранено и пропадёт.';

export interface FormSettings<V extends object, A> {
  /** What stands in it at first. */
  values: V;
  /** What only this form knows to be wrong, by the paths of `values`; it is said before what the call's rules say. */
  faults?(values: NoInfer<V>): Partial<Record<string, string | undefined>>;
  /** The form's own words for what is not filled in, by the paths of `values`. */
  missing?: Partial<Record<string, string>>;
  onSaved?(answer: A, values: NoInfer<V>): void;
  /** Beside what is said at the fields and above the buttons. */
  onRefused?(error: Error, values: NoInfer<V>): void;
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

/** A form that sends one call. */
export function useCallForm<V extends object, C extends CallDefinition>(
  call: C,
  { asked, body, inside, ...settings }: CallFormSettings<V, C>,
): KitForm<V> {
  const bodyOf = body ?? ((values: V) => values as unknown as SentBody<C>);
  return useSendForm<V, AnswerOf<C>>({
    ...settings,
    send: (values) => callApi(call, { ...asked, body: bodyOf(values) }),
    writes: [call],
    rules: { of: rulesOf(call), body: bodyOf, ...(inside ? { inside } : {}) },
  });
}

/** A form that several calls, or none, answer for. */
export function useSendForm<V extends object, A = unknown>(settings: SendFormSettings<V, A>): KitForm<V> {
  const { rules, writes = [], draft: draftName, lost = LOST } = settings;
  const inside = rules?.inside ?? '';
  const client = useQueryClient();
  const [attempt, setAttempt] = useState(0);
  const [saves, setSaves] = useState(0);
  // Two presses may come before it is drawn anew: what is told by its state comes too late for the second.
  const isOnItsWay = useRef(false);
  const wasTyping = useRef(false);
  const ref = useFirstFault(attempt);
  const heard = useRef(new Set<() => void>());
  const shown = useRef(new Set<string>());
  shown.current = new Set();
  const change = useRef(() => {});
  const [onValuesChange] = useState(() => () => change.current());
  const form = useForm<V>({ mode: 'uncontrolled', initialValues: settings.values, onValuesChange });
  const draft = useDraft<V>(draftName, {
    values: form.getValues,
    initial: form.getInitialValues,
    onTaken: (values) => form.setValues(values),
  });
  const sending = useMutation<A, Error, V>({
    mutationFn: settings.send,
    meta: { quiet: true },
    async onSuccess(answer, values) {
      if (settings.isKeptByOthers) return;
      if (settings.isRepeated) {
        wasTyping.current = ref.current?.contains(document.activeElement) ?? false;
        form.reset();
        setSaves((count) => count + 1);
      } else if (settings.kept) {
        const now = settings.kept(answer);
        form.setInitialValues(now);
        form.setValues(now);
      } else form.resetDirty(values);
      draft.forget();
      settings.onSaved?.(answer, values);
      await refreshAfter(client, ...writes);
    },
    onSettled: () => void (isOnItsWay.current = false),
    onError(error, values) {
      // Of several, the first ones may have been written.
      if (writes.length > 1) void refreshAfter(client, ...writes);
      form.setErrors(placed((settings.told ?? toldOf)(error), inside));
      setAttempt((count) => count + 1);
      settings.onRefused?.(error, values);
    },
  });
  change.current = () => {
    draft.touched();
    if (!sending.isIdle && !sending.isPending) sending.reset();
    for (const listener of heard.current) listener();
  };
  // Its fields are drawn anew: whoever was typing goes on in the first of them.
  useEffect(() => {
    if (wasTyping.current) ref.current?.querySelector('input')?.focus();
    wasTyping.current = false;
  }, [saves, ref]);
  const isDirty = () => !isSame(form.getValues(), form.getInitialValues());

  const takeOver = useEffectEvent(() => {
    const wasDirty = isDirty();
    form.setInitialValues(settings.values);
    if (!wasDirty && !isSame(form.getValues(), settings.values)) form.setValues(settings.values);
  });
  const fresh = settings.follows ? JSON.stringify(settings.values) : '';
  const known = useRef(fresh);
  useEffect(() => {
    if (known.current === fresh) return;
    known.current = fresh;
    takeOver();
  }, [fresh]);

  function submit(event?: FormEvent): void {
    event?.preventDefault();
    // Asked inside another form, it answers for itself alone.
    event?.stopPropagation();
    if (isOnItsWay.current) return;
    const values = form.getValues();
    const faults: Faults = {
      ...(rules?.of ? placed(faultsBy(rules.of, rules.body(values), named(settings.missing, inside)), inside) : {}),
      ...given(settings.faults?.(values)),
    };
    form.setErrors(faults);
    setAttempt((count) => count + 1);
    if (Object.keys(faults).length > 0) return;
    isOnItsWay.current = true;
    sending.mutate(values);
  }

  const errors = form.errors as Faults;
  const isShown = (path: string) => shown.current.has(path);
  return {
    frame: { ref, onSubmit: submit },
    isBusy: sending.isPending,
    isSaved: sending.isSuccess && !isDirty(),
    isDirty,
    said: () =>
      sending.error && !Object.keys(errors).some(isShown) ? failureTextOf(sending.error) : summaryOf(errors, isShown),
    failure: sending.error,
    lost,
    draft: draft.offered,
    discard() {
      draft.forget();
      form.reset();
      sending.reset();
    },
    at: (path: string) => {
      shown.current.add(path);
      const input = (type?: 'checkbox') => ({ ...form.getInputProps(path, type ? { type } : {}) });
      return {
        path,
        key: form.key(path),
        error: errors[path],
        rule: ruleAt(rules?.of ?? null, inside, path),
        input,
        set: (value: never) => form.setFieldValue(path, value, { forceUpdate: false }),
        useValue: () => form.useWatchValue(path) as never,
      };
    },
    values: form.getValues,
    useValues: () =>
      useSyncExternalStore(
        (listener) => {
          heard.current.add(listener);
          return () => heard.current.delete(listener);
        },
        () => form.getValues(),
      ),
    useValue: (name) => form.useWatchValue(name) as never,
    put: (values) => {
      // The fields of a list are drawn anew with it.
      if (Object.values(values).some(Array.isArray)) form.setValues(values);
      else for (const [name, value] of Object.entries(values)) form.setFieldValue(name, value as never);
    },
    submit: () => submit(),
  };
}

/** A form's own words stand at the paths of the body, where the rules look. */
function named(missing: Partial<Record<string, string>> = {}, inside: string): Partial<Record<string, string>> {
  if (inside === '') return missing;
  return Object.fromEntries(Object.entries(missing).map(([path, words]) => [`${inside}.${path}`, words]));
}

function given(faults: Partial<Record<string, string | undefined>> = {}): Faults {
  return Object.fromEntries(Object.entries(faults).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
