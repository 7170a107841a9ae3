import type { ReadyFormKey } from '@rampa/kernel';
import { BALLROOM, FINE_ARTS, READING } from './other-forms.ts';
import type { ReadyForm } from './ready-form.ts';
import { CHOREOGRAPHY, INSTRUMENTS, THEATRE, VOCAL } from './stage-forms.ts';

/** In the order in which they are offered. */
export const READY_FORMS: readonly ReadyForm[] = [
  CHOREOGRAPHY,
  VOCAL,
  THEATRE,
  INSTRUMENTS,
  FINE_ARTS,
  READING,
  BALLROOM,
];

export function readyForm(key: ReadyFormKey): ReadyForm {
  return READY_FORMS.find((form) => form.key === key)!;
}
