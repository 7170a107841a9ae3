import type { LetterKind } from '@rampa/kernel';
import { filledLetter, type FilledRun, type LetterText, type Placeholder, type Values } from '@rampa/mailings/domain';
import type { Letter } from '@rampa/platform/server';

export interface PostedWords {
  subject: string;
  worded: NonNullable<Letter['body']['worded']>;
}

/** Names that are put in may be longer than a line that mail programs show. */
const SUBJECT_MAX = 180;

/** A letter with its values in place, as the outbox takes it. */
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

/** What the preview marks is of no use to a mail program. */
const asSent = ({ isValue: _, isFault: __, ...run }: FilledRun) => run;
