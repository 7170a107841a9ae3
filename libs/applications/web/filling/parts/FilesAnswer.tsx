// Files of an answer: how many are here already.

import { counted } from '@rampa/kernel';
import type { AnswerInputProps } from './answer-input.ts';
import classes from '../style/answer-field.module.css';

export function FilesAnswer({ id, shown: { answer } }: AnswerInputProps) {
  const count = answer && 'f' in answer ? answer.f.length : 0;
  return (
    <p id={id} role="group" aria-labelledby={`${id}-label`} className={classes.files} tabIndex={-1}>
      {count === 0 ? 'Файлов пока нет' : counted(count, 'файл', 'файла', 'файлов')}
    </p>
  );
}
