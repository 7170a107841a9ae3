// The rows of a report, thousands of them; what stands in a column is put together beside it and seen here at once.

import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import type { ReportRow, ReportView } from '@rampa/contract';
import { counted, numberSign } from '@rampa/kernel';
import { EmptyState } from '@rampa/platform/web/base';
import {
  FailureView,
  RowCard,
  RowsSkeleton,
  Table,
  TableFoot,
  useAccess,
  useTableChoice,
} from '@rampa/platform/web/desk';
import { BlockStatus } from './BlockStatus.tsx';
import { ChosenStatuses } from './ChosenStatuses.tsx';
import type { Report } from './use-report.tsx';

export interface ReportTableProps {
  competitionGuid: string;
  face: ReportView;
  report: Report;
  canChange: boolean;
}

export function ReportTable({ competitionGuid, face, report, canChange }: ReportTableProps) {
  const { list, pages, columns, statuses, key } = report;
  const go = useNavigate();
  const seesApplications = useAccess(competitionGuid).sees('requests');
  const isOfBlocks = face.rowBlockGuid !== null;
  const choice = useTableChoice(key, pages, idOf);
  const status = (row: ReportRow) => (
    <BlockStatus
      reportGuid={face.guid}
      row={{ ...row, title: nameOf(row) }}
      statuses={statuses}
      canChange={canChange}
    />
  );
  if (pages.error && pages.total === undefined)
    return <FailureView error={pages.error} onRetry={() => void pages.refetch()} />;
  if (pages.total === undefined) return <RowsSkeleton rows={12} height="2.5rem" />;
  if (pages.total === 0) return <NoRows face={face} report={report} />;
  return (
    <>
      <Table
        label={face.title}
        list={list}
        of={key}
        {...{ pages, columns, idOf, nameOf }}
        choice={isOfBlocks && canChange ? choice : null}
        open={({ applicationGuid }) => {
          if (seesApplications) void go(`/organizer/events/${competitionGuid}/applications/${applicationGuid}`);
        }}
        leads={isOfBlocks ? [{ label: 'Статус', width: 148, of: status }] : []}
        card={(row) => (
          <RowCard columns={columns.shown} cells={row.cells}>
            {isOfBlocks ? status(row) : null}
          </RowCard>
        )}
      />
      <TableFoot
        label={face.title}
        choice={choice}
        total={pages.total}
        said={counted(pages.total, 'строка', 'строки', 'строк') + (list.isNarrowed ? ' по этому слову' : '')}
      >
        <ChosenStatuses reportGuid={face.guid} statuses={statuses} choice={choice} />
      </TableFoot>
    </>
  );
}

function NoRows({ face, report: { list, filters } }: { face: ReportView; report: Report }) {
  if (face.isRowGone)
    return (
      <EmptyState>
        Блока, из которого делались строки, в форме уже нет. Выберите другой: «Название и строки».
      </EmptyState>
    );
  if (list.isNarrowed)
    return (
      <EmptyState
        action={
          <Button variant="default" onClick={list.reset}>
            Сбросить
          </Button>
        }
      >
        Таких строк нет. Попробуйте другое слово.
      </EmptyState>
    );
  if ((filters.data ?? []).some(({ items }) => items.length > 0))
    return <EmptyState>По этим условиям ничего не нашлось. Уберите одно из них.</EmptyState>;
  return <EmptyState>Отправленных заявок пока нет. Строки появятся здесь сами.</EmptyState>;
}

const idOf = ({ guid }: ReportRow): string => guid;
const nameOf = ({ number, title }: ReportRow): string =>
  [number === null ? '' : numberSign(number), title].filter(Boolean).join(' ') || 'заявка без названия';
