// The place for an answer, by the kind of its field.

import type { Answer } from '@rampa/forms/domain';
import type { FieldShown } from '../model/filling-model.ts';
import { FilesAnswer } from './FilesAnswer.tsx';
import { ItemsAnswer } from './ItemsAnswer.tsx';
import { RangeAnswer } from './RangeAnswer.tsx';
import { TextAnswer } from './TextAnswer.tsx';

export interface AnswerInputProps {
  id: string;
  shown: FieldShown;
  isOff: boolean;
  isWrong: boolean;
  describedBy: string;
}

/** Attributes of whatever takes the answer. */
export function namedBy({ id, isWrong, describedBy, isOff, shown }: AnswerInputProps) {
  return {
    id,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': describedBy || undefined,
    'aria-required': shown.isRequired || undefined,
    disabled: isOff,
  };
}

export function AnswerInput(props: AnswerInputProps) {
  switch (props.shown.field.kind) {
    case 'Text':
      return <TextAnswer {...props} />;
    case 'Range':
      return <RangeAnswer {...props} />;
    case 'ReferenceBook':
      return <ItemsAnswer {...props} />;
    case 'Attachment':
      return <FilesAnswer {...props} />;
  }
}

export const textOf = (answer: Answer | null): string => (answer && 't' in answer ? answer.t : '');
