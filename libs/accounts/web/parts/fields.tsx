// Fields of signing in and registering: large, with the attributes that password managers and phones need.

import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { PasswordInput, TextField, type TextFieldProps } from '@rampa/platform/web/base';
import classes from '../style/entering.module.css';

interface Field<T> {
  value: T;
  error?: string | undefined;
  onValue(value: T): void;
}

type Given = Field<string> & Omit<TextFieldProps, 'value' | 'error' | 'label'> & { label?: string };

export function LineField({ value, error, onValue, label = '', ...rest }: Given) {
  return (
    <TextField
      required
      isLarge
      label={label}
      onChange={(event) => onValue(event.currentTarget.value)}
      {...rest}
      value={value}
      error={error}
    />
  );
}

export function EmailField(props: Given) {
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

export function PasswordField({ value, error, onValue, hint, label = 'Пароль', ...rest }: Given & { hint?: string }) {
  const [isCaps, setCaps] = useState(false);
  const look = (event: KeyboardEvent | MouseEvent) => setCaps(event.getModifierState('CapsLock'));
  return (
    <PasswordInput
      label={label}
      name="password"
      required
      isLarge
      maxLength={1000}
      description={
        // The hint's line is always present, so that nothing moves when it appears.
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
