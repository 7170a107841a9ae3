// Above a list: the search, the filters, the order, the columns.

import { SegmentedControl, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ListState } from './use-list.ts';
import classes from './list-tools.module.css';
import { Select } from '../parts/Select.tsx';

export interface ListToolsProps {
  list: ListState;
  /** «Имя, почта, город» */
  search?: string;
  /** Column heads sort on a wide screen, so the list of orders is shown on a phone only. */
  hasHeads?: boolean;
  /** For a list that comes whole: a short one needs no search. */
  rows?: number;
  children?: ReactNode;
}

const SHORT = 8;

export function ListTools({ list, search, hasHeads = false, rows, children }: ListToolsProps) {
  const sorts = Object.entries(list.sorts);
  if (rows !== undefined && rows <= SHORT && list.text === '') return null;
  return (
    <div className={classes.tools} role="search" data-no-print>
      {search === undefined ? null : (
        <TextInput
          className={classes.search!}
          aria-label="Поиск по списку"
          aria-description={search}
          placeholder={search}
          leftSection={<IconSearch size={18} stroke={1.75} />}
          type="search"
          maxLength={200}
          value={list.text}
          onChange={(event) => list.type(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && list.text !== '') list.type('');
          }}
        />
      )}
      {children}
      {sorts.length === 0 ? null : (
        <Select
          className={hasHeads ? classes.narrow! : classes.choice!}
          aria-label="В каком порядке"
          allowDeselect={false}
          data={sorts.map(([value, label]) => ({ value, label }))}
          value={list.sort}
          onChange={(value) => value && list.change({ sort: value })}
        />
      )}
    </div>
  );
}

export interface ListFilterProps {
  list: ListState;
  /** Name of the filter in the address. */
  name: string;
  label: string;
  /** The first one shows all rows, or the default ones. */
  all: string;
  options: readonly { value: string; label: string }[];
  /** A few words side by side; more become a list of choices. */
  isRow?: boolean;
}

const ALL = 'all';

export function ListFilter({ list, name, label, all, options, isRow = false }: ListFilterProps) {
  const data = [{ value: ALL, label: all }, ...options];
  const value = list.asked.filters[name] || ALL;
  const change = (next: string | null) => list.change({ filters: { [name]: !next || next === ALL ? '' : next } });
  return isRow ? (
    <SegmentedControl aria-label={label} data={data} value={value} onChange={change} />
  ) : (
    <Select
      className={classes.choice!}
      aria-label={label}
      allowDeselect={false}
      data={data}
      value={value}
      onChange={change}
    />
  );
}
