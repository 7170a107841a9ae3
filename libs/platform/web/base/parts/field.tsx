// Fields of forms for people who are not signed in: label, field, hint, fault, laid out like the desk's fields.

import { useId, useState, type InputHTMLAttributes, type ReactNode, type Ref, type SelectHTMLAttributes } from 'react';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import './field.css';

export interface FieldLook {
  label: ReactNode;
  error?: ReactNode;
  description?: ReactNode;
  /** For pages whose form is all there is. */
  isLarge?: boolean | undefined;
}

interface Named {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Label, description and fault around any input. */
export function Field({
  id,
  label,
  error,
  description,
  isLarge,
  children,
}: FieldLook & { id: string; children(named: Named): ReactNode }) {
  const described = [description ? `${id}-about` : '', error ? `${id}-fault` : ''].filter(Boolean).join(' ');
  return (
    <div className="r-field" data-size={isLarge ? 'large' : undefined}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {description ? (
        <p id={`${id}-about`} className="r-field-about">
          {description}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-fault`} className="r-field-fault">
          {error}
        </p>
      ) : null}
    </div>
  );
}

export type TextFieldProps = FieldLook & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };

export function TextField({ label, error, description, isLarge, className, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <Field {...{ id, label, error, description, isLarge }}>
      {(named) => <input type="text" className={`r-input ${className ?? ''}`} {...rest} {...named} />}
    </Field>
  );
}

/** A password with its eye. */
export function PasswordInput({ label, error, description, isLarge, className, ...rest }: TextFieldProps) {
  const id = useId();
  const [isSeen, setSeen] = useState(false);
  const Eye = isSeen ? IconEyeOff : IconEye;
  return (
    <Field {...{ id, label, error, description, isLarge }}>
      {(named) => (
        <span className="r-input-with">
          <input className={`r-input ${className ?? ''}`} {...rest} {...named} type={isSeen ? 'text' : 'password'} />
          <button
            type="button"
            aria-label="Показать пароль"
            aria-pressed={isSeen}
            // The field keeps its focus and its cursor while the password is shown.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => setSeen(!isSeen)}
          >
            <Eye size={20} stroke={1.75} aria-hidden />
          </button>
        </span>
      )}
    </Field>
  );
}

export type ChoiceProps = FieldLook &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> & {
    options: readonly { value: string; label: string }[];
    onValue(value: string): void;
  };

/** One of a few: the browser's own list, which a phone shows large. */
export function Choice({ label, error, description, isLarge, options, onValue, ...rest }: ChoiceProps) {
  const id = useId();
  return (
    <Field {...{ id, label, error, description, isLarge }}>
      {(named) => (
        <select className="r-input" {...rest} {...named} onChange={(event) => onValue(event.currentTarget.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export type TickProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & Pick<FieldLook, 'label' | 'error'>;

export function Tick({ label, error, ...rest }: TickProps) {
  const id = useId();
  return (
    <div className="r-tick">
      <input
        type="checkbox"
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-fault` : undefined}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {error ? (
          <p id={`${id}-fault`} className="r-field-fault">
            {error}
          </p>
        ) : null}
      </div>
    </div>
  );
}
