// One line of text.

import { TextInput, type TextInputProps } from '@mantine/core';
import type { At } from './at.ts';

export function TextLine({ at, ...rest }: At<string> & Omit<TextInputProps, 'value' | 'onChange' | 'error'>) {
  return <TextInput key={at.key} {...rest} {...at.input()} />;
}
