// The fields of signing in and registering: large, with what password managers and phones need to fill them.

import { PasswordInput, TextInput, type PasswordInputProps, type TextInputProps } from '@mantine/core';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import classes from '../style/entering.module.css';

interface Field<T> {
  value: T;
  error?: string | undefined;
  onValue(value: T): void;
}

const LOOK = { input: classes.input!, label: classes.label! };

export function LineField({ value, error, onValue, ...rest }: Field<string> & Omit<TextInputProps, 'value' | 'error'>) {
  return (
    <TextInput
      required
      withAsterisk={false}
      classNames={LOOK}
      onChange={(event) => onValue(event.currentTarget.value)}
      {...rest}
      value={value}
      error={error}
    />
  );
}

export function EmailField(props: Field<string> & Omit<TextInputProps, 'value' | 'error'>) {
  return (
    <LineField
      label="Электронная почта"
      type="email"
      inputMode="email"
      name="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      {...props}
    />
  );
}

type PasswordProps = Field<string> & Omit<PasswordInputProps, 'value' | 'error'> & { hint?: string };

export function PasswordField({ value, error, onValue, hint, ...rest }: PasswordProps) {
  const [isCaps, setCaps] = useState(false);
  const look = (event: KeyboardEvent | MouseEvent) => setCaps(event.getModifierState('CapsLock'));
  return (
    <PasswordInput
      label="Пароль"
      name="password"
      required
      withAsterisk={false}
      maxLength={1000}
      classNames={{ ...LOOK, innerInput: classes.innerInput! }}
      visibilityToggleButtonProps={{ 'aria-label': 'Показать пароль', tabIndex: 0 }}
      description={
        // Its line is always there: nothing moves when the hint comes.
        <span aria-live="polite" className={isCaps ? classes.caps : undefined}>
          {isCaps ? 'Включён Caps Lock' : (hint ?? '\u00a0')}
        </span>
      }
      {...rest}
      value={value}
      error={error}
      onKeyDown={look}
      onKeyUp={look}
      onClick={look}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  );
}
