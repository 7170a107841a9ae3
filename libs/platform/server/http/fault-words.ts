// Better words for faults of fields than «проверьте данные».

import { FAULT_WORDS, type FailureDetail } from '@rampa/kernel';
import type { z } from 'zod';

/** Empty for faults that only a program can cause: the catalogue's sentence is enough for them. */
export function faultWords(issue: z.core.$ZodIssue): Pick<FailureDetail, 'message'> {
  if (issue.code === 'custom') return /[а-яё]/i.test(issue.message) ? { message: `${issue.message}.` } : {};
  const said = wordsOf(issue);
  return said === null ? {} : { message: `${said}.` };
}

/** The sender knows the present length himself. */
function wordsOf(issue: z.core.$ZodIssue): string | null {
  const field = String(issue.path.findLast((part) => typeof part === 'string') ?? '');
  if (issue.code === 'too_big' && issue.origin === 'string') return FAULT_WORDS.tooLong(Number(issue.maximum));
  if (issue.code === 'too_big' && issue.origin === 'array') return FAULT_WORDS.tooMany(Number(issue.maximum));
  if (issue.code === 'too_small' && issue.origin === 'string') {
    return Number(issue.minimum) > 1 ? FAULT_WORDS.tooShort(Number(issue.minimum)) : FAULT_WORDS.missing(field);
  }
  return null;
}
