import { TextInput } from '@mantine/core';
import { useState } from 'react';
import classes from './lists.module.css';

export interface SaidCellProps {
  label: string;
  /** As it is kept. */
  text: string;
  canChange: boolean;
  write(text: string): Promise<unknown>;
}

/** A text that is kept when its field is left, or by Enter; Escape gives the former one back. */
export function SaidCell({ label, text, canChange, write }: SaidCellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);

  async function keep() {
    if (typed === null || typed.trim() === text) return setTyped(null);
    try {
      await write(typed);
      setTyped(null);
      setRefused(false);
    } catch {
      // The refusal is told by itself; what was typed stays.
      setRefused(true);
    }
  }

  if (!canChange) return text === '' ? null : <span className={classes.said}>{`${label}: ${text}`}</span>;
  return (
    <label className={classes.cell}>
      <span>{label}</span>
      <TextInput
        maxLength={500}
        value={typed ?? text}
        error={isRefused ? 'Не записано' : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => void keep()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void keep();
          if (event.key === 'Escape' && typed !== null) {
            event.stopPropagation();
            setTyped(null);
          }
        }}
      />
    </label>
  );
}
