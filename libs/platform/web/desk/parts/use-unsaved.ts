// Whether a form holds something that its person has put in: its fields now beside its fields before the first touch. What
// comes late from the server or is counted by the form itself is not his.

import { useRef, type RefObject } from 'react';

export interface Unsaved {
  form: RefObject<HTMLFormElement | null>;
  /** For the form's `onKeyDownCapture`, `onPointerDownCapture`, `onPasteCapture` and `onDropCapture`. */
  touched(): void;
  /** For its `onInputCapture`: what was dictated or filled in by the browser comes without a touch. */
  filled(): void;
  isDirty(): boolean;
  /** Nothing has been touched: the form has been opened, or sent. */
  forget(): void;
}

/** Unlike any fields. */
const UNKNOWN = '';

export function useUnsaved(): Unsaved {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef<string | null>(null);
  return {
    form,
    touched() {
      before.current ??= fieldsOf(form.current);
    },
    filled() {
      before.current ??= UNKNOWN;
    },
    isDirty: () => before.current !== null && form.current !== null && fieldsOf(form.current) !== before.current,
    forget() {
      before.current = null;
    },
  };
}

/** Choices from lists are in hidden fields. Files are sent at once, and what is looked for is not kept. */
export function fieldsOf(form: HTMLFormElement | null): string {
  const fields = [...(form?.elements ?? [])].flatMap((field): (string | boolean)[] => {
    if (field instanceof HTMLInputElement) {
      if (field.type === 'checkbox' || field.type === 'radio') return [field.checked];
      return ['file', 'search', 'submit', 'button'].includes(field.type) ? [] : [field.value];
    }
    return field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement ? [field.value] : [];
  });
  return JSON.stringify(fields);
}
