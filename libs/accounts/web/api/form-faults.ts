// Faults of a form: those found here and those that the server names, beside their fields; the first one gets the focus.

import { useEffect, useRef } from 'react';
import { ApiFailure } from '@rampa/platform/web/base';

export type Faults = Partial<Record<string, string>>;

/** What the server says of fields; a failure that names no field stays with the form. */
export function faultsOf(error: unknown, fields: readonly string[]): Faults {
  if (!(error instanceof ApiFailure)) return {};
  return Object.fromEntries(fields.map((field) => [field, error.messageOf(field)]).filter(([, text]) => text));
}

/** Moves to the first field at fault each time that `attempt` grows or the server has answered. */
export function useFirstFault(attempt: number, error: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt, error]);
  return form;
}
