import { formatThousandths } from '@rampa/kernel';
import './mark.css';

export interface MarkProps {
  /** Integer thousandths; null: no mark yet. */
  value: number | null;
  decimals?: number;
  /** Struck as the highest or the lowest mark. */
  isDropped?: boolean;
}

export function Mark({ value, decimals, isDropped = false }: MarkProps) {
  return (
    <span className="r-mark" {...(isDropped ? { 'data-dropped': '' } : {})}>
      {value === null ? '—' : formatThousandths(value, decimals)}
      {isDropped ? <span className="r-sr-only">, не учитывается</span> : null}
    </span>
  );
}
