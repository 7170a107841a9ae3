// The place for an answer, by the kind of its field.

import type { AnswerInputProps } from './answer-input.ts';
import { FilesAnswer } from './FilesAnswer.tsx';
import { ItemsAnswer } from './ItemsAnswer.tsx';
import { RangeAnswer } from './RangeAnswer.tsx';
import { TextAnswer } from './TextAnswer.tsx';

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
