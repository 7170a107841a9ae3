// What every kind of answer's place is given, and the attributes of whatever takes the answer.

import type { Answer } from '@rampa/forms/domain';
import type { FieldShown } from '../model/filling-model.ts';

export interface AnswerInputProps {
  id: string;
  shown: FieldShown;
  isOff: boolean;
  isWrong: boolean;
  describedBy: string;
}

export function namedBy({ id, isWrong, describedBy, isOff, shown }: AnswerInputProps) {
  return {
    id,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': describedBy || undefined,
    'aria-required': shown.isRequired || undefined,
    disabled: isOff,
  };
}

export const textOf = (answer: Answer | null): string => (answer && 't' in answer ? answer.t : '');
