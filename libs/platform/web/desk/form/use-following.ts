// A form that follows what it was read from: what another has saved meanwhile comes into its untouched fields, and where
// both wrote, what was typed stays and it is told.

import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { isSame } from './drafts.ts';
import type { FormSettings } from './kit-form.ts';
import { changedPaths, takenOver, valueAt } from './taken-over.ts';

export interface Following<V> {
  /** Values come from elsewhere now: nobody is typing. */
  isTakingOver: RefObject<boolean>;
  /** What this form has sent last. */
  sent: RefObject<V | null>;
  /** Paths where another has written what was typed over. */
  overtaken(): string[];
}

export function useFollowing<V extends object>(
  form: UseFormReturnType<V>,
  { values: fresh, follows = false }: Pick<FormSettings<V, unknown>, 'values' | 'follows'>,
): Following<V> {
  const isTakingOver = useRef(false);
  const sent = useRef<V | null>(null);
  const [told, setTold] = useState<readonly string[]>([]);

  const takeOver = useEffectEvent(() => {
    const [values, former] = [form.getValues(), form.getInitialValues()];
    const isDirty = !isSame(values, former);
    form.setInitialValues(fresh);
    if (isSame(values, fresh) || (isDirty && follows === 'untouched')) return;
    const { values: merged, clashes } = takenOver({ values, former, fresh, sent: sent.current });
    // As the server has written what was saved: nobody has changed it since.
    isTakingOver.current = true;
    if (isDirty) put(merged);
    else form.setValues(fresh);
    isTakingOver.current = false;
    setTold((before) => (clashes.length === 0 ? before : [...new Set([...before, ...clashes])]));
  });

  /** Only what differs is drawn anew: whoever types keeps his caret. */
  function put(merged: V): void {
    const before = form.getValues();
    const paths = changedPaths(merged, before);
    // Rows of a list are redrawn with it.
    if (paths.some((path) => typeof valueAt(merged, path) === 'object' && valueAt(merged, path) !== null)) {
      form.setValues(merged);
      return;
    }
    for (const path of paths) form.setFieldValue(path, valueAt(merged, path) as never);
    // Fields that are no more.
    for (const [name, value] of Object.entries(merged))
      if (!isSame(valueAt(form.getValues(), name), value))
        form.setFieldValue(name, value as never, { forceUpdate: false });
  }

  const known = JSON.stringify(follows === false ? '' : fresh);
  const last = useRef(known);
  useEffect(() => {
    if (last.current === known) return;
    last.current = known;
    takeOver();
  }, [known]);

  return {
    isTakingOver,
    sent,
    overtaken: () =>
      told.filter((path) => !isSame(valueAt(form.getValues(), path), valueAt(form.getInitialValues(), path))),
  };
}
