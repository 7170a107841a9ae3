// Above the table: a word to find, the order of the rows, only those who wait for marks.

import { ActionIcon, Select, Switch, TextInput } from '@mantine/core';
import { IconSearch, IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import { useRef } from 'react';
import { useKeys } from '@rampa/platform/web/desk';
import type { Finding, RowOrder } from '../order/finding.ts';
import classes from '../style/finding.module.css';

const ORDERS: readonly { value: RowOrder; label: string }[] = [
  { value: 'place', label: 'По местам' },
  { value: 'number', label: 'По номерам' },
  { value: 'total', label: 'По баллам' },
];

export interface FindingBarProps {
  finding: Finding;
  /** In which order the rows stand where none is chosen. */
  usual: RowOrder;
  waiting: number;
  found: number;
  onFind(finding: Finding): void;
}

export function FindingBar({ finding, usual, waiting, found, onFind }: FindingBarProps) {
  const { question, order, isReversed, isWaitingOnly } = finding;
  const search = useRef<HTMLInputElement>(null);
  useKeys({ Slash: () => search.current?.focus() });
  return (
    <div className={classes.bar} role="search" aria-label="Найти в протоколе">
      <TextInput
        ref={search}
        className={classes.search!}
        type="search"
        aria-label="Найти исполнителя, коллектив или номер"
        placeholder="Исполнитель, коллектив, №"
        leftSection={<IconSearch size={18} stroke={1.75} />}
        rightSection={question === '' ? <kbd aria-hidden>/</kbd> : null}
        maxLength={200}
        value={question}
        onChange={(event) => onFind({ ...finding, question: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          document.querySelector<HTMLElement>('table[role="grid"] [data-explains]')?.focus();
        }}
      />
      <div className={classes.order}>
        <Select
          className={classes.orders!}
          aria-label="Порядок строк"
          data={ORDERS}
          value={order ?? usual}
          onChange={(value) => value && onFind({ ...finding, order: value as RowOrder, isReversed: false })}
        />
        <ActionIcon
          size={44}
          variant="default"
          aria-label="Обратный порядок"
          aria-pressed={isReversed}
          onClick={() => onFind({ ...finding, order: order ?? usual, isReversed: !isReversed })}
        >
          {isReversed ? <IconSortDescending size={18} stroke={1.75} /> : <IconSortAscending size={18} stroke={1.75} />}
        </ActionIcon>
      </div>
      <Switch
        label={`Ждут оценок: ${waiting}`}
        checked={isWaitingOnly}
        disabled={waiting === 0 && !isWaitingOnly}
        onChange={(event) => onFind({ ...finding, isWaitingOnly: event.currentTarget.checked })}
      />
      <span className="r-sr-only" role="status">
        {question === '' && !isWaitingOnly ? '' : `Показано строк: ${found}`}
      </span>
    </div>
  );
}
