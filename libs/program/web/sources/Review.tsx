// The parts of a review: how many there are in each, one tick for all of a part, and one for each difference.

import { Checkbox } from '@mantine/core';
import { useMemo, useState, type ReactNode } from 'react';
import type { ProgramDifference } from '@rampa/contract';
import { AddedRow, ChangedRow, DoubledRow, WithdrawnRow, type RowProps } from './ReviewRows.tsx';
import { ticksOf } from './review.ts';
import classes from './sources.module.css';

const SHOWN = 50;

function without(ticks: readonly string[], which: readonly string[]): string[] {
  const gone = new Set(which);
  return ticks.filter((tick) => !gone.has(tick));
}

export interface ReviewProps {
  seen: ProgramDifference;
  competitionGuid: string;
  ticks: readonly string[];
  onTicks(ticks: string[]): void;
}

export function Review({ seen, competitionGuid, ticks, onTicks }: ReviewProps) {
  const taken = useMemo(() => new Set(ticks), [ticks]);
  const parts = useMemo(() => ticksOf(seen), [seen]);
  const set = (which: readonly string[], isTaken: boolean) =>
    onTicks(isTaken ? [...new Set([...ticks, ...which])] : without(ticks, which));
  const choose = (among: readonly string[], tick: string | null) =>
    onTicks([...ticks.filter((one) => !among.includes(one)), ...(tick === null ? [] : [tick])]);
  const row: RowProps = { competitionGuid, taken, isClosed: seen.isClosed, onTick: set, onChoose: choose };
  const back = seen.withdrawn.filter(({ isBack }) => isBack).length;
  const part = (title: string, own: readonly string[], rows: readonly ReactNode[]) => (
    <Part key={title} {...{ title, own, taken, rows }} onAll={(isTaken) => set(own, isTaken)} />
  );
  return (
    <>
      {part(
        'Новые',
        parts.added,
        seen.added.map((one) => <AddedRow key={one.applicationBlockGuid} one={one} {...row} />),
      )}
      {part(
        'Изменились',
        parts.changed,
        seen.changed.map((one) => <ChangedRow key={one.itemGuid} one={one} {...row} />),
      )}
      {part(
        back === 0 ? 'Сняты' : back === seen.withdrawn.length ? 'Возвращаются' : 'Сняты и возвращаются',
        parts.withdrawn,
        seen.withdrawn.map((one) => <WithdrawnRow key={one.itemGuid} one={one} {...row} />),
      )}
      {part(
        'Стоят дважды',
        [],
        seen.doubled.map((one) => <DoubledRow key={one.itemGuid} one={one} {...row} />),
      )}
    </>
  );
}

interface PartProps {
  title: string;
  /** Ticks that can be set together. */
  own: readonly string[];
  taken: ReadonlySet<string>;
  rows: readonly ReactNode[];
  onAll(isTaken: boolean): void;
}

function Part({ title, own, taken, rows, onAll }: PartProps) {
  const [isWhole, setWhole] = useState(false);
  if (rows.length === 0) return null;
  const count = own.filter((tick) => taken.has(tick)).length;
  const isAll = own.length > 0 && count === own.length;
  return (
    <section className={classes.part} aria-label={title}>
      <header>
        <h3>
          {title} <small>{rows.length}</small>
        </h3>
        {own.length > 1 ? (
          <Checkbox
            label={isAll ? 'Отмечены все' : `Отмечено ${count} из ${own.length}`}
            aria-label={`${title}: отметить все`}
            checked={isAll}
            indeterminate={count > 0 && !isAll}
            onChange={() => onAll(!isAll)}
          />
        ) : null}
      </header>
      <ul className={classes.rows}>{isWhole ? rows : rows.slice(0, SHOWN)}</ul>
      {!isWhole && rows.length > SHOWN ? (
        <button type="button" className={classes.more} onClick={() => setWhole(true)}>
          Показать все: {rows.length}
        </button>
      ) : null}
    </section>
  );
}
