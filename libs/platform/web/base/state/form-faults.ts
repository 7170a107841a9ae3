// Faults of a form: those found here and those that the server names, beside their fields; the first one gets the focus.

import { useEffect, useRef, type RefObject } from 'react';
import type { Faults } from '@rampa/contract';
import { ApiFailure } from '../api/index.ts';

/** The server's faults of fields, by their paths in the call's body. */
export function toldOf(error: unknown): Faults {
  if (!(error instanceof ApiFailure)) return {};
  const told: Faults = {};
  for (const { field, message } of error.errors) if (field) told[field] ??= message;
  return told;
}

/** Focuses the first faulty field each time that `attempt` grows. */
export function useFirstFault(attempt: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempt > 0) firstFault(form.current)?.focus();
  }, [attempt]);
  return form;
}

/** `data-fault`: a choice of buttons or ticks, none of which is invalid by itself. */
function firstFault(form: HTMLElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault] :is(button, input)') ?? null;
}
