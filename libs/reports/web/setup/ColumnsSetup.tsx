import { Menu } from '@mantine/core';
import { useState } from 'react';
import type { ColumnBox, ReportColumnView } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { EmptyState } from '@rampa/platform/web/base';
import { Confirm, ListRow, OrderedList, RowMenu, tell } from '@rampa/platform/web/desk';
import type { Report } from '../parts/use-report.tsx';
import { ColumnCard } from './ColumnCard.tsx';
import { FieldChooser } from './FieldChooser.tsx';
import { useColumns } from './use-columns.ts';
import classes from './setup.module.css';

export interface ColumnsSetupProps {
  competitionGuid: string;
  report: Report;
  box: ColumnBox;
}

/** The columns in their order; one of them is opened and put together. */
export function ColumnsSetup({ competitionGuid, report, box }: ColumnsSetupProps) {
  const columns = useColumns(competitionGuid, report.query.reportGuid);
  const [opened, setOpened] = useState<string | null>(null);
  const [removed, setRemoved] = useState<ReportColumnView | null>(null);
  const rows = report.setup.data ?? [];
  const one = rows.find(({ guid }) => guid === opened);
  if (one) return <ColumnCard key={one.guid} {...{ box, columns }} column={one} onClose={() => setOpened(null)} />;
  return (
    <>
      <FieldChooser
        label="Добавить столбец"
        placeholder="Добавить столбец: поле или сведения о заявке"
        box={box}
        isBusy={columns.isAdding}
        onChoose={columns.add}
      />
      {rows.length === 0 ? (
        <EmptyState>Столбцов пока нет. Выберите поле выше, и столбец появится.</EmptyState>
      ) : (
        <OrderedList
          label="Столбцы отчёта"
          name="report columns"
          words={['столбец', 'столбца', 'столбцов']}
          rows={rows}
          idOf={({ guid }) => guid}
          nameOf={({ title }) => title}
          canChange
          write={(ids) => columns.arrange(ids)}
          row={(column, { moves, isBusy }) => (
            <ListRow
              title={
                <button type="button" className={classes.open} onClick={() => setOpened(column.guid)}>
                  {column.title}
                </button>
              }
              detail={contentOf(column)}
            >
              <RowMenu label={column.title} isBusy={isBusy}>
                <Menu.Item onClick={() => setOpened(column.guid)}>Изменить</Menu.Item>
                {moves}
                <Menu.Item data-danger onClick={() => setRemoved(column)}>
                  Убрать
                </Menu.Item>
              </RowMenu>
            </ListRow>
          )}
        />
      )}
      {removed ? (
        <Confirm
          isOpen
          isDanger
          title={`Убрать столбец ${inQuotes(removed.title)}?`}
          action="Убрать"
          onClose={() => setRemoved(null)}
          onConfirm={() => {
            columns.remove(removed.guid, () => tell(`Столбец ${inQuotes(removed.title)} убран`));
            setRemoved(null);
          }}
        >
          Поля формы и ответы остаются, столбец можно собрать снова.
        </Confirm>
      ) : null}
    </>
  );
}

function contentOf({ title, fields }: ReportColumnView): string {
  if (fields.length === 0) return 'пока пуст: добавьте поле';
  const words = fields.map((field) => (field.isGone ? `${field.title} (убрано из формы)` : field.title)).join(' + ');
  return words === title ? '' : words;
}
