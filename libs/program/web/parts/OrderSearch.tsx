// The search over the running order; a short list has none.

import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { counted } from '@rampa/kernel';
import classes from '../style/order.module.css';

export interface OrderSearchProps {
  input: RefObject<HTMLInputElement | null>;
  question: string;
  found: number;
  all: number;
  canChange: boolean;
  onQuestion(question: string): void;
  /** Goes to the first row that was found. */
  onEnter(): void;
}

export function OrderSearch({ input, question, found, all, canChange, onQuestion, onEnter }: OrderSearchProps) {
  return (
    <div className={classes.search}>
      <TextInput
        ref={input}
        type="search"
        aria-label="Найти в программе"
        placeholder="№, исполнитель, коллектив или номинация"
        leftSection={<IconSearch size={18} stroke={1.75} />}
        autoComplete="off"
        maxLength={100}
        value={question}
        onChange={(event) => onQuestion(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onQuestion('');
          else if (event.key === 'ArrowDown' || event.key === 'Enter') {
            event.preventDefault();
            onEnter();
          }
        }}
      />
      <p className={classes.foundCount} aria-live="polite">
        {question.trim() === '' ? '' : foundText(found, all, canChange)}
      </p>
    </div>
  );
}

function foundText(found: number, all: number, canChange: boolean): string {
  if (found === 0) return 'Ничего не нашлось';
  return `${found} из ${counted(all, 'пункта', 'пунктов', 'пунктов')}${canChange ? '; порядок меняют без поиска' : ''}`;
}
