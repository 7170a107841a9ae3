// Every field of a form gets its place (`form.at('name')`).

import type { Place } from '../kit-form.ts';

export interface At<T> {
  at: Place<T>;
}
