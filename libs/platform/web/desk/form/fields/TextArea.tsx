// Several lines of text.

import { GrowingText, type GrowingTextProps } from '../../parts/GrowingText.tsx';
import type { At } from './at.ts';

export function TextArea({ at, ...rest }: At<string> & Omit<GrowingTextProps, 'value' | 'onChange' | 'error'>) {
  return <GrowingText key={at.key} {...rest} {...at.input()} />;
}
