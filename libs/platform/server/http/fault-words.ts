// What is wrong with a field, where that can be said better than «проверьте данные».

import { counted, type FailureDetail } from '@rampa/kernel';
import type { z } from 'zod';

/** Empty for faults that only a program can send: there the catalogue's own sentence is enough. */
export function faultWords(issue: z.core.$ZodIssue): Pick<FailureDetail, 'message'> {
  if (issue.code === 'custom') return /[а-яё]/i.test(issue.message) ? { message: `${issue.message}.` } : {};
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return { message: `Слишком длинно: не больше ${counted(Number(issue.maximum), 'знака', 'знаков', 'знаков')}.` };
  }
  if (issue.code === 'too_big' && issue.origin === 'array') {
    return { message: `Слишком много за один раз: не больше ${Number(issue.maximum).toLocaleString('ru-RU')}.` };
  }
  if (issue.code === 'too_small' && issue.origin === 'string') return { message: 'Не заполнено обязательное поле.' };
  return {};
}
