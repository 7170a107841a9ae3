// One line of a book, chosen in the browser's own list, which a phone shows large. Thousands of lines on a page make every key of
// the page slow, so a long list stands there only from when it is opened until another one is.

import { useCallback, useEffect, useState, type SelectHTMLAttributes } from 'react';
import type { Guid } from '@rampa/kernel';
import type { BookLine } from './filling-context.ts';
import classes from '../style/answer-field.module.css';

export interface LineSelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange'> {
  lines: readonly BookLine[];
  chosen: Guid | '';
  /** Stands where nothing is chosen. */
  none: string;
  onChoose(item: Guid | ''): void;
}

/** So many cost nothing. */
const FEW = 60;

export function LineSelect({ lines, chosen, none, onChoose, ...given }: LineSelectProps) {
  const isLong = lines.length > FEW;
  const [isOpened, open] = useOneOpened();
  const shown = isOpened || !isLong ? lines : lines.filter(({ guid }) => guid === chosen);
  return (
    <select
      {...given}
      className={`r-input ${classes.select}`}
      value={chosen}
      data-empty={chosen === '' || undefined}
      // Before the browser shows the list: a finger and a mouse come by the one, keys and readers by the other.
      {...(isLong ? { onPointerDown: open, onFocus: open } : {})}
      onChange={({ currentTarget: { value } }) => onChoose(value)}
    >
      <option value="">{none}</option>
      {shown.map(({ guid, title }) => (
        <option key={guid} value={guid}>
          {title}
        </option>
      ))}
    </select>
  );
}

let closeOpened: (() => void) | null = null;

function useOneOpened(): [boolean, () => void] {
  const [isOpened, setOpened] = useState(false);
  const [close] = useState(() => () => setOpened(false));
  const open = useCallback(() => {
    if (closeOpened === close) return;
    closeOpened?.();
    closeOpened = close;
    setOpened(true);
  }, [close]);
  useEffect(
    () => () => {
      if (closeOpened === close) closeOpened = null;
    },
    [close],
  );
  return [isOpened, open];
}
