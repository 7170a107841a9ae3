// One of several.

import { type SelectProps } from '@mantine/core';
import type { At } from './at.ts';
import { Select } from '../../parts/Select.tsx';

export function ChoiceLine<T extends string | null>({
  at,
  ...rest
}: At<T> & Omit<SelectProps, 'value' | 'onChange' | 'error'>) {
  return <Select key={at.key} allowDeselect={false} {...rest} {...at.input()} />;
}
