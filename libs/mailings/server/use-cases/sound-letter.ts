import { Failure, type LetterKind } from '@rampa/kernel';
import { letterFaults, type LetterText, type Placeholder } from '@rampa/mailings/domain';

/** Throws Failure letterWrong with each fault at its place. */
export function assertSound(
  kind: LetterKind,
  letter: { subject: string; body: LetterText },
  more: readonly Placeholder[] = [],
): void {
  const faults = letterFaults(kind, letter, more);
  if (faults.length > 0) throw new Failure('letterWrong', faults);
}
