// Columns of a list: which are shown is a person's own choice; a press on a head sorts by it.

import { Button, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconColumns3 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useOwnSetting } from '../own-settings.ts';
import type { ListState } from './use-list.ts';
import classes from './columns.module.css';

export interface Column<Row> {
  key: string;
  label: string;
  of(row: Row): ReactNode;
  /** The name of the sort that goes by it. */
  sort?: string;
  /** Its share of the width; 1 without it. */
  share?: number;
  /** Until the person has asked for it. */
  isHidden?: boolean;
}

export interface ShownColumns<Row> {
  all: readonly Column<Row>[];
  shown: readonly Column<Row>[];
  toggle(key: string): void;
}

/** `keep`: under which name the choice is kept. */
export function useColumns<Row>(keep: string, all: readonly Column<Row>[]): ShownColumns<Row> {
  const [kept, setKept] = useOwnSetting(`${keep}.columns`);
  const usual = all.filter(({ isHidden }) => !isHidden).map(({ key }) => key);
  const keys = kept === null ? usual : kept.split(',');
  return {
    all,
    shown: all.filter(({ key }) => keys.includes(key)),
    toggle(key) {
      const next = keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];
      setKept(next.join(','));
    },
  };
}

export function ColumnsMenu<Row>({ columns: { all, shown, toggle } }: { columns: ShownColumns<Row> }) {
  return (
    <Menu>
      <Menu.Target>
        <Button variant="default" leftSection={<IconColumns3 size={18} stroke={1.75} />}>
          Столбцы
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {all.map((column) => (
          <Menu.CheckboxItem key={column.key} checked={shown.includes(column)} onChange={() => toggle(column.key)}>
            {column.label}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

export interface HeadsProps<Row> {
  /** Of the column in which the names stand. */
  title: string;
  titleSort: string | undefined;
  list: ListState;
  columns: readonly Column<Row>[];
}

/** Above the columns, on a screen that has room for them; on a phone every value says its own name. */
export function Heads<Row>({ title, titleSort, list, columns }: HeadsProps<Row>) {
  return (
    <div
      className={classes.heads}
      {...(Object.keys(list.sorts).length > 0
        ? { role: 'group', 'aria-label': 'Порядок по столбцам' }
        : { 'aria-hidden': true })}
    >
      <span />
      <Head label={title} sort={titleSort} list={list} />
      {columns.map(({ key, label, sort }) => (
        <Head key={key} label={label} sort={sort} list={list} />
      ))}
      <span />
    </div>
  );
}

function Head({ label, sort, list }: { label: string; sort: string | undefined; list: ListState }) {
  const sorts = Object.keys(list.sorts);
  const back = `-${sort}`;
  if (sort === undefined || !(sorts.includes(sort) || sorts.includes(back))) return <span>{label}</span>;
  const isOn = list.sort === sort || list.sort === back;
  const isDown = list.sort === back;
  const first = sorts.find((one) => one === sort || one === back)!;
  const other = isDown ? sort : back;
  const next = isOn && sorts.includes(other) ? other : first;
  const Sign = isDown ? IconArrowDown : IconArrowUp;
  return (
    <button
      type="button"
      className={classes.head}
      aria-pressed={isOn}
      aria-label={`${label}: ${isOn ? (isDown ? 'по убыванию' : 'по возрастанию') : 'упорядочить'}`}
      onClick={() => list.change({ sort: next })}
    >
      {label}
      {isOn ? <Sign size={14} stroke={2} aria-hidden /> : null}
    </button>
  );
}

/** Tracks of the grid: the box, the name, the columns, what can be done. */
export function tracksOf<Row>(columns: readonly Column<Row>[]): string {
  return ['auto', 'minmax(10rem, 2fr)', ...columns.map(({ share = 1 }) => `minmax(0, ${share}fr)`), 'auto'].join(' ');
}
