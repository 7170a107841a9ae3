import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { Confirm, useKeptText } from '@rampa/platform/web/desk';
import classes from './lists.module.css';

export interface SaidCellProps {
  label: string;
  /** As it is kept. */
  text: string;
  canChange: boolean;
  write(text: string): Promise<unknown>;
}

/** A text that is kept when its field is left, or by Enter; Escape asks, then gives the former one back. */
export function SaidCell({ label, text, canChange, write }: SaidCellProps) {
  const kept = useKeptText({ value: text, write });
  const [isAsking, setAsking] = useState(false);
  if (!canChange) return text === '' ? null : <span className={classes.said}>{`${label}: ${text}`}</span>;
  return (
    <>
      <label className={classes.cell}>
        <span>{label}</span>
        <TextInput
          maxLength={500}
          {...kept.field}
          // The question takes the focus, which is no leaving.
          onBlur={() => isAsking || kept.field.onBlur()}
          onKeyDown={(event) => {
            if (event.key === 'Enter') void kept.keep();
            if (event.key !== 'Escape') return;
            if (kept.isDirty) setAsking(true);
            else kept.drop();
          }}
        />
      </label>
      {kept.guard}
      <Confirm
        isOpen={isAsking}
        title="Не записывать?"
        action="Не записывать"
        stay="Вернуться"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          kept.drop();
          setAsking(false);
        }}
      >
        Введённое пропадёт, останется прежний текст.
      </Confirm>
    </>
  );
}
