// A form's state: values, errors, sending. The fields keep their own texts (the kit's uncontrolled mode), so that a key
// redraws nothing; the rules come from the call that is sent.

import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import { faultsBy, rulesOf, type AnswerOf, type CallDefinition, type Faults, type SentBody } from '@rampa/contract';
import { ApiFailure, isStopped, toldOf, useFirstFault } from '@rampa/platform/web/base';
import { refreshAfter } from '../api/calls.ts';
import { useIntent } from '../api/intent.ts';
import { failureTextOf } from '../notices.ts';
import { isSame } from './drafts.ts';
import { placed, ruleAt, summaryOf } from './placed.ts';
import type { CallFormSettings, KitForm, SendFormSettings } from './kit-form.ts';
import { overtakenWords, valueAt } from './taken-over.ts';
import { useDraft } from './use-draft.ts';
import { useFollowing } from './use-following.ts';

const LOST = 'Введённое ещё не сохранено и пропадёт.';
const OVERTAKEN = 'Пока вы правили, другой изменил то же самое. Если сохранить, останется ваше.';

/** A form that sends one call. */
export function useCallForm<V extends object, C extends CallDefinition>(
  call: C,
  { asked, body, inside, ...settings }: CallFormSettings<V, C>,
): KitForm<V> {
  // Without `body` the values are the body, which a generic type cannot say.
  const bodyOf = body ?? ((values: V) => values as unknown as SentBody<C>);
  return useSendForm<V, AnswerOf<C>>({
    ...settings,
    send: (values, write) => write(call, { ...asked, body: bodyOf(values) }),
    writes: [call],
    rules: { of: rulesOf(call), body: bodyOf, ...(inside ? { inside } : {}) },
  });
}

/** A form that is sent by several calls, or by none. */
export function useSendForm<V extends object, A = unknown>(settings: SendFormSettings<V, A>): KitForm<V> {
  const { rules, writes = [], draft: draftName, lost = LOST } = settings;
  const inside = rules?.inside ?? '';
  const client = useQueryClient();
  const intent = useIntent();
  const [attempt, setAttempt] = useState(0);
  const [saves, setSaves] = useState(0);
  // A ref, because a second press may come before the state of the first one is drawn.
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
  const isDirty = () => !isSame(form.getValues(), form.getInitialValues());
  const { isTakingOver, sent, overtaken } = useFollowing(form, settings);
  const sending = useMutation<A, Error, V>({
    async mutationFn(values) {
      sent.current = values;
      const answer = await intent.run((write) => settings.send(values, write));
      const refused = settings.refusal?.(answer);
      if (refused) throw new ApiFailure(409, refused.code, refused.message);
      return answer;
    },
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
    onError(error) {
      // One's own «Отменить» is no fault: the form is as it was before the press.
      if (isStopped(error)) {
        sending.reset();
        return;
      }
      // When several calls are made, the first ones may have succeeded; and where another was quicker, his words are shown.
      const isOvertaken = settings.follows !== undefined && error instanceof ApiFailure && error.status === 409;
      if (writes.length > 1 || isOvertaken) void refreshAfter(client, ...writes);
      form.setErrors(placed((settings.told ?? toldOf)(error), inside));
      setAttempt((count) => count + 1);
    },
  });
  change.current = () => {
    draft.touched();
    if (!isTakingOver.current && !sending.isIdle && !sending.isPending) sending.reset();
    for (const listener of heard.current) listener();
  };
  // The fields are redrawn: whoever was typing continues in the first of them.
  useEffect(() => {
    if (wasTyping.current) ref.current?.querySelector('input')?.focus();
    wasTyping.current = false;
  }, [saves, ref]);
  function submit(event?: FormEvent): void {
    event?.preventDefault();
    // A form inside another form must not submit the outer one.
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
    stop: settings.stop,
    isSaved: sending.isSuccess && !isDirty(),
    isDirty,
    said() {
      if (sending.error && !Object.keys(errors).some(isShown)) return failureTextOf(sending.error);
      return summaryOf(errors, isShown) ?? (overtaken().length > 0 ? OVERTAKEN : null);
    },
    failure: sending.error,
    lost,
    draft: draft.offered,
    discard() {
      draft.forget();
      form.reset();
      sending.reset();
    },
    // The kit types a value by a path that it knows; here the signatures of `KitForm` have typed it, hence `never`.
    at: (path: string) => {
      shown.current.add(path);
      const theirs = overtaken().includes(path) ? valueAt(form.getInitialValues(), path) : undefined;
      const error = errors[path] ?? (theirs === undefined ? undefined : overtakenWords(theirs));
      const input = (type?: 'checkbox') => ({ ...form.getInputProps(path, type ? { type } : {}), error });
      return {
        path,
        key: form.key(path),
        error,
        ...(theirs === undefined || errors[path] ? {} : { theirs }),
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
      // The fields of a list are redrawn with it.
      if (Object.values(values).some(Array.isArray)) form.setValues(values);
      else for (const [name, value] of Object.entries(values)) form.setFieldValue(name, value as never);
    },
    submit: () => submit(),
  };
}

/** Moves a form's own texts to the paths of the body, where the rules look. */
function named(missing: Partial<Record<string, string>> = {}, inside: string): Partial<Record<string, string>> {
  if (inside === '') return missing;
  return Object.fromEntries(Object.entries(missing).map(([path, words]) => [`${inside}.${path}`, words]));
}

function given(faults: Partial<Record<string, string | undefined>> = {}): Faults {
  return Object.fromEntries(Object.entries(faults).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
