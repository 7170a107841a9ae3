// Every field of a form is told its place.

import type { Place } from '../use-form.ts';

export interface At<T> {
  at: Place<T>;
}
