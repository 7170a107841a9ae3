// Every field of a form is told its place.

import type { Place } from '../kit-form.ts';

export interface At<T> {
  at: Place<T>;
}
