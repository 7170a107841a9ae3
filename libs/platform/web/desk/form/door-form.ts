// The form of sign-in, registration and restoring. These pages load neither Mantine nor the desk's form engine, which
// would be a tenth of their script; with few fields each key may redraw all of them.

import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import type { Faults } from '@rampa/contract';
import { toldOf, useFirstFault } from '@rampa/platform/web/base';
import { failureTextOf } from '../notices.ts';
import type { AnyForm, Place } from './kit-form.ts';

export interface DoorSettings<V extends object, A> {
  values: V;
  /** Faults found before sending, by field. */
  faults(values: NoInfer<V>): Partial<Record<keyof V & string, string | undefined>>;
  send(values: NoInfer<V>): Promise<A>;
  onSaved?(answer: A, values: NoInfer<V>): void;
  onRefused?(error: Error, values: NoInfer<V>): void;
}

export type DoorPlace<T> = Pick<Place<T>, 'error' | 'set' | 'useValue'>;

export interface DoorForm<V> extends Pick<AnyForm, 'frame' | 'isBusy' | 'failure' | 'said'> {
  values: V;
  at<K extends keyof V & string>(name: K): DoorPlace<V[K]>;
  put(values: Partial<V>): void;
  submit(): void;
  /** Empties it again. */
  discard(): void;
}

export function useDoorForm<V extends object, A>(settings: DoorSettings<V, A>): DoorForm<V> {
  const [values, setValues] = useState(settings.values);
  const [errors, setErrors] = useState<Faults>({});
  const [attempt, setAttempt] = useState(0);
  // Refs, because a field may be filled and sent, or sent twice, before React has rendered the first change.
  const now = useRef(values);
  const isOnItsWay = useRef(false);
  const ref = useFirstFault(attempt);
  const shown = new Set<string>();
  const sending = useMutation<A, Error, V>({
    mutationFn: settings.send,
    meta: { quiet: true },
    onSuccess: (answer, sent) => settings.onSaved?.(answer, sent),
    onSettled: () => void (isOnItsWay.current = false),
    onError(error, sent) {
      setErrors(toldOf(error));
      setAttempt((count) => count + 1);
      settings.onRefused?.(error, sent);
    },
  });

  function put(given: Partial<V>): void {
    now.current = { ...now.current, ...given };
    setValues(now.current);
    setErrors((former) => Object.fromEntries(Object.entries(former).filter(([name]) => !(name in given))));
    if (!sending.isIdle && !sending.isPending) sending.reset();
  }

  function submit(event?: FormEvent): void {
    event?.preventDefault();
    if (isOnItsWay.current) return;
    const faults = Object.entries(settings.faults(now.current)).filter((entry): entry is [string, string] =>
      Boolean(entry[1]),
    );
    setErrors(Object.fromEntries(faults));
    setAttempt((count) => count + 1);
    if (faults.length > 0) return;
    isOnItsWay.current = true;
    sending.mutate(now.current);
  }

  return {
    frame: { ref, onSubmit: submit },
    isBusy: sending.isPending,
    failure: sending.error,
    // Faults that stand at a field are told there.
    said: () =>
      sending.error && !Object.keys(errors).some((name) => shown.has(name)) ? failureTextOf(sending.error) : null,
    values,
    at(name) {
      shown.add(name);
      // TypeScript does not see that a record of one key is a part of `V`.
      const change = (value: unknown) => put({ [name]: value } as Partial<V>);
      return { error: errors[name], set: change, useValue: () => values[name] };
    },
    put,
    submit: () => submit(),
    discard() {
      put(settings.values);
      setErrors({});
    },
  };
}
