// Chooses a table's columns and their order: shown ones stand above and can be moved, the others are searched below.

import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { counted, isFound } from '@rampa/kernel';
import { ListRow, ListRows, RowMenu } from '../list/ListRows.tsx';
import { OrderedList } from '../order/OrderedList.tsx';
import { Panel } from '../parts/Panel.tsx';
import type { TableColumn, TableColumns } from './table-columns.ts';
import classes from './columns-form.module.css';

export interface ColumnsFormProps {
  columns: TableColumns<never>;
  /** Most columns at once. */
  most: number;
  onClose(): void;
}

export function ColumnsForm({ columns: { all, shown, kept, put, reset, isUsual }, most, onClose }: ColumnsFormProps) {
  const [asked, setAsked] = useState('');
  const widths = new Map(kept.map(({ key, width }) => [key, width]));
  const show = (keys: readonly string[]) => put(keys.map((key) => ({ key, width: widths.get(key) ?? null })));
  const keys = shown.map(({ key }) => key);
  const others = all.filter(({ key, label, group = '' }) => !keys.includes(key) && isFound(asked, `${group} ${label}`));
  const groups = [...Map.groupBy(others, ({ group = '' }) => group)];
  return (
    <Panel isOpen title="Столбцы" onClose={onClose}>
      <div className={classes.head}>
        <h3 className={classes.title}>Показаны</h3>
        {isUsual ? null : (
          <Button variant="subtle" size="sm" onClick={reset}>
            Как обычно
          </Button>
        )}
      </div>
      {shown.length === 0 ? <p className={classes.note}>Пока только номер и название.</p> : null}
      <OrderedList
        label="Показанные столбцы"
        name="table columns"
        words={['столбец', 'столбца', 'столбцов']}
        rows={shown as readonly TableColumn<never>[]}
        idOf={({ key }) => key}
        nameOf={({ label }) => label}
        canChange
        write={async (next) => show(next)}
        row={({ key, label, group }, { moves }) => (
          <ListRow title={label} detail={group}>
            <Button
              variant="subtle"
              size="sm"
              aria-label={`Убрать: ${label}`}
              onClick={() => show(keys.filter((one) => one !== key))}
            >
              Убрать
            </Button>
            <RowMenu label={label}>{moves}</RowMenu>
          </ListRow>
        )}
      />
      <h3 className={classes.title}>Ещё можно показать</h3>
      <TextInput
        type="search"
        aria-label="Найти столбец"
        placeholder="Название поля"
        leftSection={<IconSearch size={18} stroke={1.75} />}
        value={asked}
        onChange={(event) => setAsked(event.currentTarget.value)}
      />
      {keys.length >= most ? (
        <p className={classes.note}>
          Больше {counted(most, 'столбца', 'столбцов', 'столбцов')} таблица не держит: уберите лишний.
        </p>
      ) : null}
      {groups.map(([group, some]) => (
        <section key={group} aria-label={group || 'Таблица'}>
          {group === '' ? null : <h4 className={classes.group}>{group}</h4>}
          <ListRows label={group || 'Таблица'}>
            {some.map(({ key, label }) => (
              <ListRow key={key} title={label}>
                <Button
                  variant="default"
                  size="sm"
                  aria-label={`Показать: ${label}`}
                  disabled={keys.length >= most}
                  onClick={() => show([...keys, key])}
                >
                  Показать
                </Button>
              </ListRow>
            ))}
          </ListRows>
        </section>
      ))}
      {others.length === 0 ? <p className={classes.note}>Таких полей больше нет.</p> : null}
    </Panel>
  );
}
