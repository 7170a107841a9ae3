// The columns of a list: named, moved, left out, added.

import { Menu, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { CUSTOM_LIST_LIMITS, type ListBox } from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { ListRow, OrderedList, RowMenu, Select } from '@rampa/platform/web/desk';
import { LIST_FACT_WORDS } from '@rampa/program/domain';
import { chosenColumn, columnChoices, isSaid, type Column } from './words.ts';
import classes from './lists.module.css';

export interface ColumnsFieldProps {
  box: ListBox;
  columns: readonly Column[];
  onChange(columns: Column[]): void;
}

export function ColumnsField({ box, columns, onChange }: ColumnsFieldProps) {
  const [search, setSearch] = useState('');
  // An undo comes later than its move: titles that were typed and columns that were added since stay.
  const latest = useRef(columns);
  latest.current = columns;
  async function arrange(ids: readonly string[]): Promise<void> {
    const placeOf = ({ guid }: Column) => (ids.includes(guid) ? ids.indexOf(guid) : ids.length);
    onChange(latest.current.toSorted((one, other) => placeOf(one) - placeOf(other)));
  }
  return (
    <fieldset className={classes.columns}>
      <legend>Столбцы</legend>
      {columns.length === 0 ? <p className={classes.note}>Столбцов пока нет. Выберите первый ниже.</p> : null}
      <OrderedList
        label="Столбцы"
        name="list-columns"
        words={['столбец', 'столбца', 'столбцов']}
        rows={columns}
        idOf={({ guid }) => guid}
        nameOf={({ title }) => title}
        canChange
        write={arrange}
        row={(column, { index: at, moves }) => (
          <ListRow
            title={
              <TextInput
                aria-label={`Название столбца ${at + 1}`}
                description={contentOf(column, box)}
                inputWrapperOrder={['input', 'description', 'error']}
                maxLength={120}
                value={column.title}
                error={column.title.trim() === '' ? 'Назовите столбец' : undefined}
                onChange={({ currentTarget: { value } }) => onChange(columns.with(at, { ...column, title: value }))}
              />
            }
          >
            <RowMenu label={column.title}>
              {moves}
              <Menu.Item data-danger onClick={() => onChange(columns.filter((one) => one !== column))}>
                Убрать
              </Menu.Item>
            </RowMenu>
          </ListRow>
        )}
      />
      {columns.length < CUSTOM_LIST_LIMITS.columns ? (
        <Select
          label="Добавить столбец"
          placeholder="Что в нём будет"
          data={columnChoices(box)}
          value={null}
          searchable
          searchValue={search}
          onSearchChange={setSearch}
          nothingFoundMessage="Такого нет"
          onChange={(value) => {
            const column = value === null ? null : chosenColumn(box, value);
            setSearch('');
            if (column) onChange([...columns, { ...column, guid: newGuid(), isGone: false }]);
          }}
        />
      ) : null}
    </fieldset>
  );
}

function contentOf(column: Column, { groups, sections }: ListBox): string {
  if (column.isGone) return 'Этого поля больше нет: столбец пуст';
  if (isSaid(column)) return 'Заполняете сами';
  if (column.fact) return `Из программы: ${LIST_FACT_WORDS[column.fact].toLocaleLowerCase('ru')}`;
  if (column.groupFieldGuid)
    return `Из программы: ${groups.find(({ guid }) => guid === column.groupFieldGuid)?.title ?? ''}`;
  const field = sections.flatMap(({ fields }) => fields).find(({ guid }) => guid === column.competitionFieldGuid);
  return `Из заявки: ${field?.title ?? ''}`;
}
