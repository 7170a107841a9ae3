// The act of reconciliation for the days of choice.

import { Button, TextInput } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { Panel } from '@rampa/platform/web/desk';
import classes from './documents.module.css';

export interface ReconciliationFormProps {
  /** The first day on which there was anything. */
  first: string;
  today: string;
  isBusy: boolean;
  take(days: { dateFrom: string; dateTo: string }): void;
  onClose(): void;
}

export function ReconciliationForm({ first, today, isBusy, take, onClose }: ReconciliationFormProps) {
  const [dateFrom, setFrom] = useState(first);
  const [dateTo, setTo] = useState(today);
  const isOrdered = dateFrom !== '' && dateTo !== '' && dateFrom <= dateTo;
  return (
    <Panel isOpen title="Акт сверки" onClose={onClose}>
      <div className={classes.period}>
        <p>Долг на первый день, начисления, платежи и возвраты за эти дни, долг на последний день.</p>
        <TextInput
          type="date"
          label="С какого дня"
          max={today}
          value={dateFrom}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <TextInput
          type="date"
          label="По какой день"
          max={today}
          value={dateTo}
          error={isOrdered ? undefined : 'Последний день раньше первого'}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
        <Button
          size="md"
          disabled={!isOrdered}
          loading={isBusy}
          leftSection={<IconFileText size={18} stroke={1.75} />}
          onClick={() => take({ dateFrom, dateTo })}
        >
          Получить акт
        </Button>
      </div>
    </Panel>
  );
}
