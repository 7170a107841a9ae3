// What of an application is seen and owed now. Of an answer its block keeps whether it counts; of a question that nobody has
// answered it is asked only where it matters: a birth date that was cleared tells whether its name is a person.

import { evaluate, type BlockAnswers, type Evaluation, type FieldState, type Form, type FormField, type SystemFacts } from '@rampa/forms/domain'; // prettier-ignore
import type { Guid } from '@rampa/kernel';

export type AskedNow = Pick<FieldState, 'isVisible' | 'isRequired'>;

export interface Shown {
  /** Keys of answers that do not count, by the guid of their block. */
  hidden: ReadonlyMap<Guid, readonly string[]>;
  stateOf(block: Guid, field: FormField): AskedNow;
}

const UNSEEN: AskedNow = { isVisible: false, isRequired: false };

/** `facts`: of the application. Its form is evaluated once, and not before somebody asks. */
export function shownIn(
  form: Form,
  blocks: readonly BlockAnswers[],
  facts: SystemFacts,
  hidden: Shown['hidden'],
): Shown {
  let evaluation: Evaluation | null = null;
  return {
    hidden,
    stateOf(block, { n }) {
      if (hidden.get(block)?.includes(`f${n}`)) return UNSEEN;
      evaluation ??= evaluate(form, blocks, facts);
      return stateIn(evaluation, block, n);
    },
  };
}

/** Of what is evaluated already. */
export const shownBy = (evaluation: Evaluation, hidden: Shown['hidden']): Shown => ({
  hidden,
  stateOf: (block, { n }) => stateIn(evaluation, block, n),
});

function stateIn({ blocks }: Evaluation, block: Guid, n: number): AskedNow {
  return blocks.get(block)?.fields.find(({ field }) => field.n === n) ?? UNSEEN;
}
