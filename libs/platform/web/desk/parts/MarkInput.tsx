// A field for a mark, a weight or a threshold: people type «9,5», the form holds 9500.

import { TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useState } from 'react';
import { formatThousandths, parseThousandths } from '@rampa/kernel';

export interface MarkInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue'> {
  /** Integer thousandths; null for an empty field. */
  value: number | null;
  /** NaN: the text is no number. */
  onChange(value: number | null): void;
  decimals?: number;
}

function shown(value: number | null, decimals: number | undefined): string {
  return value === null || Number.isNaN(value) ? '' : formatThousandths(value, decimals);
}

export function MarkInput({ value, onChange, decimals, error, ...rest }: MarkInputProps) {
  const [text, setText] = useState(() => shown(value, decimals));
  useEffect(() => {
    setText((current) => {
      const held = current.trim() === '' ? null : parseThousandths(current);
      return held === value || (held === null && Number.isNaN(value)) ? current : shown(value, decimals);
    });
  }, [value, decimals]);
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      classNames={{ input: 'r-figures' }}
      value={text}
      error={error ?? (Number.isNaN(value) ? 'Число до тысячных, например 9,5' : undefined)}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        setText(typed);
        onChange(typed.trim() === '' ? null : (parseThousandths(typed) ?? Number.NaN));
      }}
    />
  );
}
