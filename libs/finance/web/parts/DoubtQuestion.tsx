// Asks about possible slips above the buttons. It takes the focus, so that a second Enter in the field does not answer
// it unread.

import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { FieldRule, RequisiteField } from '@rampa/finance/domain';
import { counted } from '@rampa/kernel';
import classes from '../style/form.module.css';

export interface DoubtQuestionProps {
  doubted: readonly FieldRule[];
  onField(field: RequisiteField): void;
}

export function DoubtQuestion({ doubted, onField }: DoubtQuestionProps) {
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.focus(), []);
  const fields = counted(doubted.length, 'поле', 'поля', 'полей');
  return (
    <div ref={question} className={classes.question} tabIndex={-1}>
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
      <div>
        {`Похоже на опечатку: ${fields}. Сверьте с документом или сохраните как есть.`}
        <ul className={classes.doubted}>
          {doubted.map(({ field, label }) => (
            <li key={field}>
              <button type="button" onClick={() => onField(field)}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
