// One of several.

import { type SelectProps } from '@mantine/core';
import type { At } from './at.ts';
import { Select } from '../../parts/Select.tsx';
import { overtakenWords } from '../taken-over.ts';

export function ChoiceLine<T extends string | null>({
  at,
  ...rest
}: At<T> & Omit<SelectProps, 'value' | 'onChange' | 'error'>) {
  const theirs = at.theirs === undefined ? null : labelOf(rest.data, at.theirs);
  const error = theirs === null ? {} : { error: overtakenWords(at.theirs, `«${theirs}»`) };
  return <Select key={at.key} allowDeselect={false} {...rest} {...at.input()} {...error} />;
}

function labelOf(data: SelectProps['data'] = [], theirs: unknown): string | null {
  for (const one of data) {
    if (typeof one === 'string' || !('value' in one)) continue;
    if (one.value === theirs) return one.label;
  }
  return null;
}
