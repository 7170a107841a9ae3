// What a field asks of each chosen line: how many, and a word about it.

import type { FieldOption } from '@rampa/forms/domain';
import classes from '../style/answer-field.module.css';

export interface ChosenItemProps {
  option: FieldOption;
  title: string;
  quantity: number | null;
  text: string;
  isOff: boolean;
  onQuantity(quantity: number | null): void;
  onText(text: string): void;
}

export function ChosenItem({ option, title, quantity, text, isOff, onQuantity, onText }: ChosenItemProps) {
  return (
    <li>
      <span className={classes.item}>{title}</span>
      {option.hasQuantity ? (
        <input
          className={`r-input ${classes.quantity}`}
          inputMode="numeric"
          aria-label={`Сколько: ${title}`}
          disabled={isOff}
          value={quantity ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const digits = value.replace(/\D/g, '').slice(0, 6);
            onQuantity(digits === '' ? null : Number(digits));
          }}
        />
      ) : null}
      {option.hasText ? (
        <input
          type="text"
          dir="auto"
          className="r-input"
          aria-label={`Пояснение: ${title}`}
          placeholder="Пояснение"
          disabled={isOff}
          value={text}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
        />
      ) : null}
    </li>
  );
}
