import { Menu } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { ColumnBox } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { EmptyState } from '@rampa/platform/web/base';
import { Confirm } from '../form/Confirm.tsx';
import { ListRow, RowMenu } from '../list/ListRows.tsx';
import { tell } from '../notices.ts';
import { OrderedList } from '../order/index.ts';
import { ColumnCard } from './ColumnCard.tsx';
import { FieldChooser } from './FieldChooser.tsx';
import type { ColumnDeeds, FieldMeanings, SetUpColumn } from './column-deeds.ts';
import classes from './columns-setup.module.css';

export interface ColumnsSetupProps<C extends SetUpColumn> {
  /** «Столбцы отчёта» */
  label: string;
  rows: readonly C[];
  box: ColumnBox;
  columns: ColumnDeeds;
  meanings?: FieldMeanings;
  /** Said of a column under what it consists of. */
  noteOf?(column: C): string;
  /** What else is set of an opened column. */
  more?(column: C): ReactNode;
}

/** The columns in their order; one of them is opened and put together. */
export function ColumnsSetup<C extends SetUpColumn>(props: ColumnsSetupProps<C>) {
  const { label, rows, box, columns, meanings, noteOf, more } = props;
  const [opened, setOpened] = useState<string | null>(null);
  const [removed, setRemoved] = useState<C | null>(null);
  const one = rows.find(({ guid }) => guid === opened);
  if (one)
    return (
      <ColumnCard key={one.guid} {...{ box, columns, meanings }} column={one} onClose={() => setOpened(null)}>
        {more?.(one)}
      </ColumnCard>
    );
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
          label={label}
          name="columns"
          words={['столбец', 'столбца', 'столбцов']}
          rows={[...rows]}
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
              detail={[contentOf(column), noteOf?.(column)].filter(Boolean).join('. ')}
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

function contentOf({ title, fields }: SetUpColumn): string {
  if (fields.length === 0) return 'пока пуст: добавьте поле';
  const words = fields.map((field) => (field.isGone ? `${field.title} (убрано из формы)` : field.title)).join(' + ');
  return words === title ? '' : words;
}
