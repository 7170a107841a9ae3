// Chosen rows of a table of which only some pages have been read.

import { useState } from 'react';
import { tellFailure } from '../notices.ts';
import { useEscape } from '../parts/use-escape.ts';
import type { RowPages } from './row-pages.ts';

export interface TableChoice<Row> {
  rows: ReadonlyMap<string, Row>;
  /** Rows that were asked for are still being read: `rows` are the former ones. */
  isTaking: boolean;
  /** With everything between it and the one chosen before, if `isRange`. */
  toggle(index: number, isRange?: boolean): void;
  all(): void;
  clear(): void;
  /** Shifts the remembered position by that many rows. */
  moved(by: number): void;
}

/** `of` identifies the list: another one begins without a choice. Esc clears the choice. */
export function useTableChoice<Row>(of: string, pages: RowPages<Row>, idOf: (row: Row) => string): TableChoice<Row> {
  const [state, setState] = useState<{ of: string; rows: ReadonlyMap<string, Row>; last: number | null }>({
    ...{ of, rows: new Map(), last: null },
  });
  const { rows, last } = state.of === of ? state : { rows: new Map<string, Row>(), last: null };
  const [taking, setTaking] = useState(0);
  const clear = () => setState({ of, rows: new Map(), last: null });
  useEscape(rows.size > 0, clear);

  async function toggle(index: number, isRange = false) {
    const pressed = pages.at(index);
    if (!pressed) return;
    const isAdded = !rows.has(idOf(pressed));
    const from = isRange && last !== null ? last : index;
    const some = from === index ? [pressed] : await pages.between(Math.min(from, index), Math.max(from, index));
    const next = new Map(rows);
    for (const row of some) {
      if (isAdded) next.set(idOf(row), row);
      else next.delete(idOf(row));
    }
    setState({ of, rows: next, last: index });
  }

  async function all() {
    const every = await pages.between(0, (pages.total ?? 1) - 1);
    setState({ of, rows: new Map(every.map((row) => [idOf(row), row])), last: null });
  }

  async function take(work: Promise<void>) {
    setTaking((now) => now + 1);
    await work.catch(tellFailure);
    setTaking((now) => now - 1);
  }

  return {
    rows,
    isTaking: taking > 0,
    toggle: (index, isRange) => void take(toggle(index, isRange)),
    all: () => void take(all()),
    clear,
    moved: (by) => setState((now) => (now.last === null ? now : { ...now, last: now.last + by })),
  };
}
