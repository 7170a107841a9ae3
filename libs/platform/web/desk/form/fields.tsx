// The kit's inputs in a form: a place says what stands in them, what is wrong and how much they take.

import {
  NumberInput,
  Select,
  Switch,
  Textarea,
  TextInput,
  type NumberInputProps,
  type SelectProps,
  type SwitchProps,
  type TextareaProps,
  type TextInputProps,
} from '@mantine/core';
import type { ReactNode } from 'react';
import { MarkInput, type MarkInputProps } from '../parts/MarkInput.tsx';
import type { Place } from './use-form.ts';

interface At<T> {
  at: Place<T>;
}

export function TextLine({ at, ...rest }: At<string> & Omit<TextInputProps, 'value' | 'onChange' | 'error'>) {
  return <TextInput key={at.key} {...rest} {...at.input()} />;
}

export function TextArea({ at, ...rest }: At<string> & Omit<TextareaProps, 'value' | 'onChange' | 'error'>) {
  return <Textarea key={at.key} autosize minRows={2} {...rest} {...at.input()} />;
}

/** A whole number; what stands in it is told as wrong and never changed under the hand. */
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

export function ChoiceLine<T extends string | null>({
  at,
  ...rest
}: At<T> & Omit<SelectProps, 'value' | 'onChange' | 'error'>) {
  return <Select key={at.key} allowDeselect={false} {...rest} {...at.input()} />;
}

export function SwitchLine({ at, ...rest }: At<boolean> & Omit<SwitchProps, 'checked' | 'onChange' | 'error'>) {
  return <Switch key={at.key} {...rest} {...at.input('checkbox')} />;
}

/** A mark, a weight, a threshold: thousandths, typed as «9,5». */
export function MarkLine({ at, ...rest }: At<number | null> & Omit<MarkInputProps, 'value' | 'onChange' | 'error'>) {
  return (
    <Held at={at}>
      {(value, set) => <MarkInput {...rest} value={value} onChange={set} {...(at.error ? { error: at.error } : {})} />}
    </Held>
  );
}

/** Any input that is told its value: only it is drawn anew. */
export function Held<T>({
  at,
  children,
}: At<T> & { children(value: T, set: (value: T) => void, error: string | undefined): ReactNode }) {
  return <>{children(at.useValue(), at.set, at.error)}</>;
}
