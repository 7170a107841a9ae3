// Columns of a list: each person chooses which are shown; a press on a head sorts.

import { Button, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconColumns3 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ButtonMenu } from '../parts/ButtonMenu.tsx';
import { useOwnSetting } from '../own-settings.ts';
import type { ListState } from './use-list.ts';
import classes from './columns.module.css';

export interface Column<Row> {
  key: string;
  label: string;
  of(row: Row): ReactNode;
  /** Name of the column's sort. */
  sort?: string;
  /** Share of the width; 1 by default. */
  share?: number;
  /** Hidden until the person chooses it. */
  isHidden?: boolean;
}

export interface ShownColumns<Row> {
  all: readonly Column<Row>[];
  shown: readonly Column<Row>[];
  toggle(key: string): void;
}

/** `keep`: name under which the choice is stored. */
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
    <ButtonMenu
      button={
        <Button variant="default" leftSection={<IconColumns3 size={18} stroke={1.75} />}>
          Столбцы
        </Button>
      }
    >
      {all.map((column) => (
        <Menu.CheckboxItem key={column.key} checked={shown.includes(column)} onChange={() => toggle(column.key)}>
          {column.label}
        </Menu.CheckboxItem>
      ))}
    </ButtonMenu>
  );
}

export interface HeadsProps<Row> {
  /** Head of the column of names. */
  title: string;
  titleSort: string | undefined;
  list: ListState;
  columns: readonly Column<Row>[];
}

/** The heads, on a screen with room for columns; on a phone every value names itself. */
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

/** Tracks of the grid: the box, the name, the columns, the actions. */
export function tracksOf<Row>(columns: readonly Column<Row>[]): string {
  return ['auto', 'minmax(10rem, 2fr)', ...columns.map(({ share = 1 }) => `minmax(0, ${share}fr)`), 'auto'].join(' ');
}
