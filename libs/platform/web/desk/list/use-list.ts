// The question of a list: search, filters, sort and page stand in the address, so that «назад» and a reload keep them.

import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useOwnSetting } from '../own-settings.ts';
import { isNarrowed, lastPage, readAsked, sortAsked, withChange, wordsOfList, writeAsked } from './asked.ts';
import type { ListAsked, ListShape } from './asked.ts';
import { useListWords } from './list-words.ts';
import { usePageSize } from './page-size.ts';

export interface ListSettings<Sort extends string> extends Omit<ListShape, 'sorts'> {
  /** Names of the orders: «title», or «-title» for the reverse. The first is the default. */
  sorts?: Record<Sort, string>;
  /**
   * The search contains people's names or numbers, so it is stored with the entry of the history and not in the
   * address.
   */
  isPrivate?: boolean;
  /** Name under which a person's order and columns are stored. */
  keep?: string;
  /** Rows per page until the person chooses. */
  usualSize?: 20 | 50 | 100;
}

type Bare<Sort extends string> = Sort extends `-${infer Name}` ? Name : Sort;

export interface ListState<Sort extends string = string> {
  asked: ListAsked;
  sorts: Readonly<Record<string, string>>;
  /** The effective sort: of the address, else the person's, else the list's own. */
  sort: string;
  pageSize: number;
  /** The question in the form that calls take. */
  page: { pageNumber: number; pageSize: number };
  found: { searchText?: string };
  sorted: { sort: Bare<Sort>; isDescending: 'true' | 'false' };
  isNarrowed: boolean;
  /** Text of the search field; it is asked a moment after typing. */
  text: string;
  type(text: string): void;
  change(change: Partial<ListAsked>): void;
  setPageSize(size: number): void;
  /** Removes everything that narrows the list. */
  reset(): void;
  /** The last page has become empty: go to the one before it. */
  leaveEmptied(total: number): void;
}

const BREATH_MS = 250;

export function useList<Sort extends string = never>(settings: ListSettings<Sort> = {}): ListState<Sort> {
  const { sorts = {}, ...others } = settings;
  const shape = { ...others, sorts: Object.keys(sorts) };
  const { asked, put } = useAsked(shape);
  const [pageSize, setSize] = usePageSize(settings.usualSize);
  const [usual, setUsual] = useOwnSetting(`${shape.keep ?? shape.name ?? 'list'}.sort`);
  const [typed, setTyped] = useState<{ text: string; over: string | null }>({ text: '', over: null });
  // The typed text, and the search that it will replace; when the address changes by itself, the field follows it.
  const isWaiting = typed.over !== null && typed.over === asked.search;
  const isShown = isWaiting || typed.text.trim() === asked.search;
  const kept = usual !== null && shape.sorts.includes(usual) ? usual : (shape.sorts[0] ?? '');
  const sort = asked.sort || kept;

  const ask = useEffectEvent(() => {
    setTyped({ text: typed.text, over: null });
    const search = typed.text.trim();
    if (search !== asked.search) put(withChange(asked, { search }), asked.search !== '');
  });
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => ask(), BREATH_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, typed.text]);

  function change(change: Partial<ListAsked>) {
    if (change.sort !== undefined && shape.keep !== undefined) setUsual(change.sort);
    put(withChange(asked, change), false);
  }

  return {
    ...{ asked, sorts, sort, pageSize, change },
    page: { pageNumber: asked.page, pageSize },
    found: asked.search === '' ? {} : { searchText: asked.search },
    sorted: sortAsked(sort) as ListState<Sort>['sorted'],
    isNarrowed: isNarrowed(asked),
    text: isShown ? typed.text : asked.search,
    type: (text) => setTyped({ text, over: asked.search }),
    setPageSize(size) {
      setSize(size);
      put(withChange(asked, {}), true);
    },
    reset() {
      setTyped({ text: '', over: null });
      const filters = Object.fromEntries(Object.keys(asked.filters).map((name) => [name, '']));
      put(withChange(asked, { search: '', filters }), false);
    },
    leaveEmptied(total) {
      if (asked.page > lastPage(total, pageSize)) put({ ...asked, page: lastPage(total, pageSize) }, true);
    },
  };
}

/** `isSame`: replaces the entry of the history, so that «назад» does not go through every letter. */
type Put = (asked: ListAsked, isSame: boolean) => void;

type Kept = ListShape & { isPrivate?: boolean };

function useAsked(shape: Kept): { asked: ListAsked; put: Put } {
  const [address, setAddress] = useSearchParams();
  useListWords(wordsOfList(shape));
  const { state } = useLocation() as { state: Readonly<Record<string, unknown>> | null };
  // Two private lists of one page are stored apart.
  const key = shape.name === undefined ? 'search' : `${shape.name}.search`;
  const kept = state?.[key];
  const inAddress = readAsked(address, shape);
  const asked = shape.isPrivate ? { ...inAddress, search: typeof kept === 'string' ? kept : '' } : inAddress;
  return {
    asked,
    put(next, isSame) {
      const shown = shape.isPrivate ? { ...next, search: '' } : next;
      setAddress((current) => writeAsked(current, shape, shown), {
        replace: isSame,
        preventScrollReset: true,
        state: shape.isPrivate ? withSearch(state, key, next.search) : state,
      });
    },
  };
}

function withSearch(state: Readonly<Record<string, unknown>> | null, key: string, search: string) {
  const { [key]: _, ...others } = state ?? {};
  const next = search === '' ? others : { ...others, [key]: search };
  return Object.keys(next).length === 0 ? null : next;
}
