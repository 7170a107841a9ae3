import type { LetterKind } from '@rampa/kernel';
import { filledLetter, type FilledRun, type LetterText, type Placeholder, type Values } from '@rampa/mailings/domain';
import type { Letter } from '@rampa/platform/server';

export interface PostedWords {
  subject: string;
  worded: NonNullable<Letter['body']['worded']>;
}

/** Filled-in names may be longer than the line that mail programs show. */
const SUBJECT_MAX = 180;

/** A filled letter in the form that the outbox takes. */
export function postedWords(
  kind: LetterKind,
  letter: { subject: string; body: LetterText },
  values: Values,
  more: readonly Placeholder[] = [],
): PostedWords {
  const { subject, blocks } = filledLetter(kind, letter, values, more);
  return {
    subject: subject.slice(0, SUBJECT_MAX),
    worded: blocks.map(({ runs, ...one }) => ({ ...one, runs: runs.map(asSent) })),
  };
}

/** The preview's marks are left out: mail programs have no use for them. */
const asSent = ({ isValue: _, isFault: __, ...run }: FilledRun) => run;
