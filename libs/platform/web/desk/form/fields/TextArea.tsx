// Several lines of text.

import { Textarea, type TextareaProps } from '@mantine/core';
import type { At } from './at.ts';

export function TextArea({ at, ...rest }: At<string> & Omit<TextareaProps, 'value' | 'onChange' | 'error'>) {
  return <Textarea key={at.key} autosize minRows={2} {...rest} {...at.input()} />;
}
