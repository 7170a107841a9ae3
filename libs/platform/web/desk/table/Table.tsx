// A table of thousands of rows and dozens of columns that renders only what is on the screen. The first columns stand
// still; arrows go from row to row, Space chooses, Enter opens. On a phone every row is a card.

import { useVirtualizer } from '@tanstack/react-virtual';
import { useMediaQuery } from '@mantine/hooks';
import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { ListState } from '../list/use-list.ts';
import { PHONE } from '../parts/phone.ts';
import { NewsBar, type TableNews } from './NewsBar.tsx';
import { TableHeads } from './TableHeads.tsx';
import { TableRow } from './TableRow.tsx';
import type { RowPages } from './row-pages.ts';
import type { TableChoice } from './table-choice.ts';
import { filled } from './spread.ts';
import type { TableColumns } from './table-columns.ts';
import { stepFor } from './table-keys.ts';
import { useInnerWidth } from './use-inner-width.ts';
import { useKeptPlace, useNewRows } from './use-kept-place.ts';
import { useLeftPlace, useReturn } from './use-left-place.ts';
import { CHECK, type TableLead } from './table-parts.ts';
import classes from './table.module.css';

export interface TableProps<Row> {
  label: string;
  list: ListState;
  /** Identifies the question: another one begins at its top. */
  of: string;
  pages: RowPages<Row>;
  columns: TableColumns<Row>;
  /** Columns that do not scroll sideways. */
  leads: readonly TableLead<Row>[];
  /** The whole row as a card, on a phone, where there are no columns. */
  card(row: Row): ReactNode;
  /** Its height in pixels at the default size of type. */
  cardHeight?: number;
  idOf(row: Row): string;
  nameOf(row: Row): string;
  /** Marks rows with something new for the reader. */
  isNew?(row: Row): boolean;
  /** Null: nothing is done with several, so none is chosen. */
  choice: TableChoice<Row> | null;
  open(row: Row, index: number): void;
  news?: TableNews;
}

/** Height of a row in pixels at the default size of type. */
const ROW = 40;
const BASE = 16;

export function Table<Row>(props: TableProps<Row>) {
  const { label, list, of, pages, card, cardHeight = 112, idOf, nameOf, isNew, choice, open, news } = props;
  const box = useRef<HTMLDivElement>(null);
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const total = pages.total ?? 0;
  const em = letterPx() / BASE;
  const room = useInnerWidth(box) / em - (choice ? CHECK : 0);
  const { leads, columns } = useMemo(
    () => filled(props.leads, props.columns, room),
    [props.leads, props.columns, room],
  );
  const place = useLeftPlace(of);
  const [active, setActive] = useState(place?.active ?? 0);
  useReturn(box, place, { of, active });
  const wanted = useRef<number | null>(null);
  const pinned = em * ((choice ? CHECK : 0) + leads.reduce((sum, { width }) => sum + width, 0));
  const rows = useVirtualizer({
    count: total,
    getScrollElement: () => box.current,
    estimateSize: () => em * (isPhone ? cardHeight : ROW),
    overscan: 8,
    // It scrolls there once it has its box, so it must begin where the table was left.
    initialOffset: place?.top ?? 0,
  });
  const across = useVirtualizer({
    horizontal: true,
    count: isPhone ? 0 : columns.shown.length,
    getScrollElement: () => box.current,
    estimateSize: (at) => em * columns.shown[at]!.width,
    paddingStart: pinned,
    overscan: 3,
    initialOffset: place?.left ?? 0,
  });
  const widths = columns.shown.map(({ width }) => width).join();
  useEffect(() => {
    rows.measure();
    across.measure();
  }, [rows, across, em, isPhone, cardHeight, widths]);
  const made = rows.getVirtualItems();
  const [from, to] = [made[0]?.index ?? 0, made.at(-1)?.index ?? 0];
  const show = useEffectEvent(() => pages.show(from, to));
  useEffect(() => show(), [from, to]);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    box.current?.scrollTo({ top: 0 });
    setActive(0);
  }, [of]);
  useKeptPlace({
    ...{ box, of, pages, made, idOf },
    onShift(by) {
      const row = document.activeElement?.closest<HTMLElement>('[data-index]');
      if (row && box.current?.contains(row)) wanted.current = Number(row.dataset.index) + by;
      setActive((now) => now + by);
      choice?.moved(by);
    },
  });
  const come = useNewRows(of, total, pages.isOld, (news?.isFirst ?? false) && (rows.scrollOffset ?? 0) === 0);
  // The row is rendered once the scroll has reached it.
  useEffect(() => {
    if (wanted.current === null) return;
    const row = box.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`);
    if (!row) return;
    wanted.current = null;
    row.focus({ preventScroll: true });
  });

  function goTo(index: number) {
    setActive(index);
    wanted.current = index;
    rows.scrollToIndex(index);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const row = (event.target as Element).closest<HTMLElement>('[data-index]');
    if (!row || event.altKey || event.metaKey) return;
    const index = Number(row.dataset.index);
    const height = rows.scrollRect?.height ?? 0;
    const step = stepFor(event.key, { index, total, page: Math.max(1, Math.floor(height / (em * ROW)) - 2) });
    const found = pages.at(index);
    if (step !== null) {
      if (choice && event.shiftKey && event.key !== 'Home' && event.key !== 'End') {
        if (!choice.rows.has(found ? idOf(found) : '')) choice.toggle(index);
        choice.toggle(step, true);
      }
      goTo(step);
    } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft')
      box.current?.scrollBy({ left: (event.key === 'ArrowRight' ? 1 : -1) * em * 160 });
    else if (choice && event.key === ' ' && event.target === row) choice.toggle(index, event.shiftKey);
    else if (event.key === 'Enter' && event.target === row && found) open(found, index);
    else return;
    event.preventDefault();
  }

  const items = across.getVirtualItems();
  const before = items.length === 0 ? 0 : items[0]!.start - pinned;
  const after = items.length === 0 ? 0 : across.getTotalSize() - items.at(-1)!.end;
  const span = useMemo(() => ({ before, after }), [before, after]);
  return (
    <div className={classes.frame}>
      <div
        ref={box}
        className={classes.box}
        data-cards={isPhone || undefined}
        role="grid"
        aria-label={label}
        aria-rowcount={total + 1}
        aria-colcount={1 + leads.length + columns.shown.length}
        aria-multiselectable={choice !== null}
        aria-busy={pages.isOld || undefined}
        onKeyDown={onKeyDown}
        style={{ '--table-width': isPhone ? '100%' : `${across.getTotalSize()}px`, '--table-em': em } as CSSProperties}
      >
        {isPhone ? null : (
          <TableHeads
            {...{ list, leads, columns, items, span, choice }}
            isAll={choice !== null && total > 0 && choice.rows.size >= total}
          />
        )}
        <div role="rowgroup" className={classes.rows} style={{ height: rows.getTotalSize() }}>
          {made.map(({ index, start, size }) => (
            <TableRow
              key={index}
              {...{ index, start, size, leads, items, span, card, idOf, nameOf, isNew, choice, isPhone, open }}
              columns={columns.shown}
              row={pages.at(index)}
              isActive={index === Math.min(active, Math.max(0, total - 1))}
              onActive={setActive}
            />
          ))}
        </div>
      </div>
      {news ? <NewsBar news={news} count={come} onTop={() => box.current?.scrollTo({ top: 0 })} /> : null}
    </div>
  );
}

/** The person's size of type scales all measures. */
const letterPx = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || BASE;
