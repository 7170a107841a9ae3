// How a report is put together, beside its rows: each change is written at once and seen in the table.

import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { ReportColumnFieldGetTemplateColumnBoxByCompetitionGuid } from '@rampa/contract';
import { Answer, ColumnsSetup, RowsSkeleton, SetupAside, useRead } from '@rampa/platform/web/desk';
import type { Report } from '../parts/use-report.tsx';
import { FiltersSetup } from './FiltersSetup.tsx';
import { useColumns } from './use-columns.ts';

export interface SetupPanelProps {
  competitionGuid: string;
  report: Report;
  onClose(): void;
}

const PARTS = [
  { value: 'columns', label: 'Столбцы' },
  { value: 'filters', label: 'Условия' },
];

export function SetupPanel({ competitionGuid, report, onClose }: SetupPanelProps) {
  const [part, setPart] = useState('columns');
  const columns = useColumns(competitionGuid, report.query.reportGuid);
  const box = useRead(ReportColumnFieldGetTemplateColumnBoxByCompetitionGuid, { query: { competitionGuid } });
  return (
    <SetupAside
      label="Настройка отчёта"
      head={<SegmentedControl aria-label="Что настраивать" data={PARTS} value={part} onChange={setPart} />}
      onClose={onClose}
    >
      {part === 'columns' ? (
        <Answer of={box} skeleton={<RowsSkeleton rows={5} />}>
          {(known) => (
            <ColumnsSetup label="Столбцы отчёта" rows={report.setup.data ?? []} box={known} columns={columns} />
          )}
        </Answer>
      ) : (
        <FiltersSetup {...{ competitionGuid, report }} />
      )}
    </SetupAside>
  );
}
