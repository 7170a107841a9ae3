// The columns of a list: named, moved, left out, added.

import { Menu, TextInput } from '@mantine/core';
import { useState } from 'react';
import { CUSTOM_LIST_LIMITS, type ListBox } from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { RowMenu, Select } from '@rampa/platform/web/desk';
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
  const without = (at: number) => columns.filter((_, index) => index !== at);
  const moved = (at: number, to: number) => without(at).toSpliced(to, 0, columns[at]!);
  return (
    <fieldset className={classes.columns}>
      <legend>Столбцы</legend>
      {columns.length === 0 ? <p className={classes.note}>Столбцов пока нет. Выберите первый ниже.</p> : null}
      <ol>
        {columns.map((column, at) => (
          <li key={column.guid}>
            <TextInput
              aria-label={`Название столбца ${at + 1}`}
              description={contentOf(column, box)}
              inputWrapperOrder={['input', 'description', 'error']}
              maxLength={120}
              value={column.title}
              error={column.title.trim() === '' ? 'Назовите столбец' : undefined}
              onChange={({ currentTarget: { value } }) => onChange(columns.with(at, { ...column, title: value }))}
            />
            <RowMenu label={column.title}>
              <Menu.Item disabled={at === 0} onClick={() => onChange(moved(at, at - 1))}>
                Левее
              </Menu.Item>
              <Menu.Item disabled={at === columns.length - 1} onClick={() => onChange(moved(at, at + 1))}>
                Правее
              </Menu.Item>
              <Menu.Item data-danger onClick={() => onChange(without(at))}>
                Убрать
              </Menu.Item>
            </RowMenu>
          </li>
        ))}
      </ol>
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
