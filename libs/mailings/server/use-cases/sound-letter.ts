import { Failure, type LetterKind } from '@rampa/kernel';
import { letterFaults, type LetterText } from '@rampa/mailings/domain';

/** Failure letterWrong, each fault at its place. */
export function assertSound(kind: LetterKind, letter: { subject: string; body: LetterText }): void {
  const faults = letterFaults(kind, letter);
  if (faults.length > 0) throw new Failure('letterWrong', faults);
}
