// A text of the form while it is typed: what may stand goes on at once or when the field is left, what may not is told
// and gives way to what stands.

import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { GrowingText } from '@rampa/platform/web/desk';

export interface TypedProps extends Pick<
  TextInputProps,
  'placeholder' | 'description' | 'disabled' | 'inputMode' | 'type'
> {
  label: string;
  value: string;
  /** Why it cannot stand. */
  fault?(text: string): string | undefined;
  onCommit(text: string): void;
  /** Each letter is a change; else the leaving is, or Enter. */
  isLive?: boolean;
  isLong?: boolean;
  isFirst?: boolean;
}

export function Typed({ value, fault, onCommit, isLive = false, isLong = false, isFirst, ...rest }: TypedProps) {
  const [text, setText] = useState<string | null>(null);
  const error = text === null ? undefined : fault?.(text);
  const commit = (next: string) => {
    if (next !== value && fault?.(next) === undefined) onCommit(next);
  };
  const given = {
    ...rest,
    value: text ?? value,
    error,
    'data-first': isFirst || undefined,
    onChange({ currentTarget }: { currentTarget: { value: string } }) {
      setText(currentTarget.value);
      if (isLive) commit(currentTarget.value);
    },
    onBlur() {
      if (text !== null) commit(text);
      setText(null);
    },
  };
  if (isLong) return <GrowingText maxRows={8} {...given} />;
  return (
    <TextInput
      {...given}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && text !== null) commit(text);
      }}
    />
  );
}
