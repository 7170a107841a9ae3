// The cash report for the days of choice.

import { Button, TextInput } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { PaymentGetCashReport } from '@rampa/contract';
import { Panel, useDownload } from '@rampa/platform/web/desk';
import classes from '../documents/documents.module.css';

export interface CashReportFormProps {
  competitionGuid: string;
  today: string;
  onClose(): void;
}

export function CashReportForm({ competitionGuid, today, onClose }: CashReportFormProps) {
  const [dateFrom, setFrom] = useState(today);
  const [dateTo, setTo] = useState(today);
  const download = useDownload();
  const isOrdered = dateFrom !== '' && dateTo !== '' && dateFrom <= dateTo;
  return (
    <Panel isOpen title="Отчёт кассы" onClose={onClose}>
      <div className={classes.period}>
        <p>По кассирам и сменам: приход, выдача, сколько сдать и номера квитанций.</p>
        <TextInput
          type="date"
          label="С какого дня"
          value={dateFrom}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <TextInput
          type="date"
          label="По какой день"
          value={dateTo}
          error={isOrdered ? undefined : 'Последний день раньше первого'}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
        <Button
          size="md"
          disabled={!isOrdered}
          loading={download.isBusy}
          leftSection={<IconFileSpreadsheet size={18} stroke={1.75} />}
          onClick={() => void download.run(PaymentGetCashReport, { competitionGuid, dateFrom, dateTo })}
        >
          Скачать XLSX
        </Button>
      </div>
    </Panel>
  );
}
