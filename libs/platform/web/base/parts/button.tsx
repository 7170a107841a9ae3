import type { ButtonHTMLAttributes, ReactNode } from 'react';
import type { Icon } from '@tabler/icons-react';
import './button.css';

type Native = ButtonHTMLAttributes<HTMLButtonElement>;

export interface ButtonProps extends Native {
  /** `confirm` fills with vermilion: only inside a confirmation of something that cannot be undone. */
  kind?: 'plain' | 'primary' | 'ghost' | 'danger' | 'confirm';
  size?: 'normal' | 'large';
  icon?: Icon;
}

export function Button({ kind = 'plain', size = 'normal', icon: Sign, className, children, ...rest }: ButtonProps) {
  const names = className ? `r-button ${className}` : 'r-button';
  return (
    <button type="button" className={names} data-kind={kind} data-size={size} {...rest}>
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
