// A field of several lines that grows with its text.

import { Textarea } from '@mantine/core';
import type { ComponentProps } from 'react';

/** Where the browser grows it, nothing is measured: the kit's own way would lay the page out anew for each field. */
const GROWS = typeof CSS !== 'undefined' && CSS.supports('field-sizing: content');

const lines = (count: number) => `calc(${count}lh + 2 * var(--input-padding-y, 0.5rem) + 2px)`;

export type GrowingTextProps = Omit<ComponentProps<typeof Textarea>, 'autosize' | 'styles'>;

export function GrowingText({ minRows = 2, maxRows, ...rest }: GrowingTextProps) {
  if (!GROWS) return <Textarea autosize minRows={minRows} {...(maxRows ? { maxRows } : {})} {...rest} />;
  const height = { minHeight: lines(minRows), ...(maxRows ? { maxHeight: lines(maxRows) } : {}) };
  return <Textarea rows={minRows} styles={{ input: { fieldSizing: 'content', ...height } }} {...rest} />;
}
