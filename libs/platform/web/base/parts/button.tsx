import type { ButtonHTMLAttributes, ReactNode } from 'react';
import type { Icon } from '@tabler/icons-react';
import './button.css';

type Native = ButtonHTMLAttributes<HTMLButtonElement>;

export interface ButtonProps extends Native {
  /** `confirm` fills with vermilion: only inside a confirmation of something that cannot be undone. */
  kind?: 'plain' | 'primary' | 'ghost' | 'danger' | 'confirm';
  size?: 'normal' | 'large' | 'tall';
  icon?: Icon;
  /** As wide as its container. */
  isWide?: boolean;
  /** Its action is running: the button waits at the same width. */
  isBusy?: boolean;
}

type Look = Pick<ButtonProps, 'kind' | 'size' | 'isWide' | 'className'>;

/** For a link that looks like a button. */
export function buttonLook({ kind = 'plain', size = 'normal', isWide = false, className }: Look = {}) {
  return {
    className: className ? `r-button ${className}` : 'r-button',
    'data-kind': kind,
    'data-size': size,
    'data-wide': isWide || undefined,
  };
}

export function Button(props: ButtonProps) {
  const { kind, size, icon: Sign, isWide, isBusy = false, disabled, className, children, ...rest } = props;
  return (
    <button
      type="button"
      {...buttonLook({
        ...(kind && { kind }),
        ...(size && { size }),
        ...(isWide && { isWide }),
        ...(className && { className }),
      })}
      aria-busy={isBusy || undefined}
      disabled={disabled || isBusy}
      {...rest}
    >
      {Sign ? <Sign size={18} stroke={1.75} aria-hidden /> : null}
      {children}
    </button>
  );
}

export interface IconButtonProps extends Omit<Native, 'aria-label'> {
  icon: Icon;
  /** Said aloud and shown on hover: an icon alone is only for undo, close, search, eye. */
  label: string;
  isPlain?: boolean;
  badge?: ReactNode;
}

export function IconButton({ icon: Sign, label, isPlain = false, className, badge, ...rest }: IconButtonProps) {
  const names = className ? `r-icon-button ${className}` : 'r-icon-button';
  return (
    <button
      type="button"
      className={names}
      aria-label={label}
      title={label}
      {...(isPlain ? { 'data-plain': '' } : {})}
      {...rest}
    >
      <Sign size={22} stroke={1.75} aria-hidden />
      {badge}
    </button>
  );
}
