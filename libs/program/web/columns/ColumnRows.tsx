// Performances of a program with what its columns say of each: real rows beside the setting.

import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { CompetitionProgramColumnGetRows, type ProgramColumnRow, type ProgramColumnView } from '@rampa/contract';
import { counted, numberSign } from '@rampa/kernel';
import { EmptyState } from '@rampa/platform/web/base';
import {
  CellText,
  FailureView,
  RowCard,
  RowsSkeleton,
  Table,
  useRowPages,
  type ListState,
  type TableColumns,
} from '@rampa/platform/web/desk';
import classes from './columns.module.css';

export interface ColumnRowsProps {
  programGuid: string;
  programTitle: string;
  /** At the row of the program. */
  to(item: string): string;
  list: ListState;
  columns: readonly ProgramColumnView[];
  onResize(column: string, width: number): void;
}

export function ColumnRows({ programGuid, programTitle, to, list, columns, onResize }: ColumnRowsProps) {
  const go = useNavigate();
  const query = { competitionProgramGuid: programGuid, ...list.found };
  const pages = useRowPages<ProgramColumnRow, typeof CompetitionProgramColumnGetRows>(
    CompetitionProgramColumnGetRows,
    (page) => ({ query: { ...query, ...page } }),
  );
  if (pages.error && pages.total === undefined)
    return <FailureView error={pages.error} onRetry={() => void pages.refetch()} />;
  if (pages.total === undefined) return <RowsSkeleton rows={12} height="2.5rem" />;
  if (pages.total === 0)
    return list.isNarrowed ? (
      <EmptyState
        action={
          <Button variant="default" onClick={list.reset}>
            Сбросить
          </Button>
        }
      >
        Таких выступлений нет. Попробуйте другое слово.
      </EmptyState>
    ) : (
      <EmptyState>В программе пока нет выступлений. Столбцы собирают по ним.</EmptyState>
    );
  const shown = columns.map(({ guid, title, width }, at) => ({
    ...{ key: guid, label: title, width },
    of: ({ cells }: ProgramColumnRow) => <CellText text={cells[at] ?? ''} />,
  }));
  const table: TableColumns<ProgramColumnRow> = {
    ...{ all: shown, shown, kept: shown.map(({ key, width }) => ({ key, width })), isUsual: true },
    put: () => undefined,
    reset: () => undefined,
    resize: onResize,
  };
  return (
    <>
      <Table
        label={programTitle}
        of={JSON.stringify(query)}
        {...{ list, pages, idOf, nameOf }}
        columns={table}
        choice={null}
        open={({ itemGuid }) => void go(to(itemGuid))}
        leads={[
          { label: '№', width: 64, of: ({ number }) => number },
          { label: 'Исполнитель', width: 240, of: (row) => <CellText text={row.performer || row.pieceTitle} /> },
        ]}
        card={(row) => (
          <RowCard columns={shown} cells={row.cells}>
            <b>{nameOf(row)}</b>
          </RowCard>
        )}
      />
      <p className={classes.foot}>
        {counted(pages.total, 'выступление', 'выступления', 'выступлений')}
        {list.isNarrowed ? ' по этому слову' : ''}
      </p>
    </>
  );
}

const idOf = ({ itemGuid }: ProgramColumnRow): string => itemGuid;
const nameOf = ({ number, performer, pieceTitle }: ProgramColumnRow): string =>
  [number === '' ? '' : numberSign(number), performer || pieceTitle || 'без исполнителя'].filter(Boolean).join(' ');
