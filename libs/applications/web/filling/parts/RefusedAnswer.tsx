// What the server will not take for good: its reason, and the words themselves, so that they can be copied.

import type { FormField } from '@rampa/forms/domain';
import { Button } from '@rampa/platform/web/base';
import type { FieldSaves } from '../queue/field-saves.ts';
import { useWords } from './ClashChoice.tsx';
import { CopyAnswer } from './CopyAnswer.tsx';
import classes from '../style/clash.module.css';

export interface RefusedAnswerProps {
  field: FormField;
  refused: NonNullable<FieldSaves['refused']>;
  onDrop(): void;
}

export function RefusedAnswer({ field, refused: { answer, message }, onDrop }: RefusedAnswerProps) {
  const words = useWords(field)(answer);
  return (
    <div className={classes.clash} role="alert" aria-label={`Не принято: ${field.title}`}>
      <p>Не сохранено. {message}</p>
      <div className={classes.said}>
        <div>
          <small>Ваш ответ</small>
          <p dir="auto">{words === '' ? 'пусто' : words}</p>
        </div>
        <CopyAnswer words={words} />
        <Button onClick={onDrop}>Убрать</Button>
      </div>
    </div>
  );
}
