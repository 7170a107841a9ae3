// A field for a whole number.

import { NumberInput, type NumberInputProps } from '@mantine/core';
import type { At } from './at.ts';

/** A wrong text is reported and never changed while it is typed. */
export function NumberLine({
  at,
  ...rest
}: At<number | string | null> & Omit<NumberInputProps, 'value' | 'onChange' | 'error'>) {
  const { min, max } = at.rule?.is === 'number' ? at.rule : {};
  const { defaultValue, ...input } = at.input();
  return (
    <NumberInput
      key={at.key}
      allowDecimal={false}
      clampBehavior="none"
      {...(min === undefined ? {} : { min })}
      {...(max === undefined ? {} : { max })}
      {...rest}
      {...input}
      defaultValue={(defaultValue as number | string | null) ?? ''}
      onChange={(value) => at.set(value === '' && at.rule?.empty ? null : value)}
    />
  );
}
