// The one row above the table: how the rows stand, a word to find, their order, only those who wait for marks. On a phone
// all but the search open by a button.

import { ActionIcon, SegmentedControl, Switch, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconSearch, IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import { useRef, useState, type ReactNode } from 'react';
import { PHONE, Select, useKeys } from '@rampa/platform/web/desk';
import type { Finding, RowOrder } from '../order/finding.ts';
import type { Arrangement } from '../order/rows.ts';
import classes from '../style/finding.module.css';

const ORDERS: readonly { value: RowOrder; label: string }[] = [
  { value: 'place', label: 'По местам' },
  { value: 'number', label: 'По номерам' },
  { value: 'total', label: 'По баллам' },
];

export interface FindingBarProps {
  finding: Finding;
  arrangement: Arrangement;
  waiting: number;
  found: number;
  onFind(finding: Finding): void;
  onArrange(arrangement: Arrangement): void;
  /** Where all of it takes more than one row, the order and the choice of rows open by a button. */
  isTight: boolean;
  /** Marks that stand apart: how many, and the choice of those alone. */
  apart: ReactNode;
  apartOnly: ReactNode;
}

export function FindingBar({ finding, arrangement, waiting, found, onFind, onArrange, ...rest }: FindingBarProps) {
  const { question, order, isReversed, isWaitingOnly } = finding;
  const usual: RowOrder = arrangement === 'groups' ? 'place' : 'number';
  const search = useRef<HTMLInputElement>(null);
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const { isTight, apart, apartOnly } = rest;
  const [isOpened, setOpen] = useState(false);
  // A choice of rows that is on stays in sight.
  const isOpen = isOpened || isWaitingOnly;
  useKeys({ Slash: { says: 'найти в протоколе', run: () => search.current?.focus() } });
  return (
    <div className={classes.bar} role="search" aria-label="Найти в протоколе">
      <TextInput
        ref={search}
        className={classes.search!}
        type="search"
        aria-label="Найти исполнителя, коллектив или номер"
        placeholder="Исполнитель, коллектив, №"
        leftSection={<IconSearch size={18} stroke={1.75} />}
        rightSection={question === '' && !isPhone ? <kbd aria-hidden>/</kbd> : null}
        maxLength={200}
        value={question}
        onChange={(event) => onFind({ ...finding, question: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          document.querySelector<HTMLElement>('[data-protocol-rows] :is([data-explains], [data-turns])')?.focus();
        }}
      />
      {isPhone || isTight ? (
        <ActionIcon
          size={44}
          variant="default"
          aria-label="Порядок и отбор"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <IconAdjustmentsHorizontal size={18} stroke={1.75} />
        </ActionIcon>
      ) : null}
      {apart}
      {isPhone && !isOpen ? null : (
        <SegmentedControl
          aria-label="Как расположить"
          className={classes.arrangement!}
          data={[
            { value: 'groups', label: 'По группам' },
            { value: 'order', label: 'По порядку выхода' },
          ]}
          value={arrangement}
          onChange={(value) => onArrange(value as Arrangement)}
        />
      )}
      {(isPhone || isTight) && !isOpen ? null : (
        <>
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
              {isReversed ? (
                <IconSortDescending size={18} stroke={1.75} />
              ) : (
                <IconSortAscending size={18} stroke={1.75} />
              )}
            </ActionIcon>
          </div>
          <Switch
            data-waiting-only
            label={`Ждут оценок: ${waiting}`}
            checked={isWaitingOnly}
            disabled={waiting === 0 && !isWaitingOnly}
            onChange={(event) => onFind({ ...finding, isWaitingOnly: event.currentTarget.checked })}
          />
          {apartOnly}
        </>
      )}
      <span className="r-sr-only" role="status">
        {question === '' && !isWaitingOnly ? '' : `Показано строк: ${found}`}
      </span>
    </div>
  );
}
