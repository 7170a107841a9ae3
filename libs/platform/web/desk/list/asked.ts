// What a list is asked, as it stands in the address of its page. Pure.

export interface ListShape {
  /** Parts lists of one page from each other in the address: «employees.page». */
  name?: string;
  /** What may be chosen, besides all: by the filter's name in the address. An expression is met by the whole value. */
  filters?: Record<string, readonly string[] | RegExp>;
  /** «title», «-title»: the other way round. The first is the usual one. */
  sorts?: readonly string[];
}

export interface ListAsked {
  search: string;
  page: number;
  /** Empty: the usual order. */
  sort: string;
  /** Empty: all of them. */
  filters: Readonly<Record<string, string>>;
}

const MOST_PAGES = 1_000_000;
const LONGEST_SEARCH = 200;
/** No call takes them. */
const UNSEEN = /[\u0000-\u001f\u007f]/g;

const LONGEST_FILTER = 2_000;

const nameIn = ({ name }: ListShape, word: string) => (name === undefined ? word : `${name}.${word}`);

/** Whatever stands in an address that somebody has written by hand, the answer can be asked. */
export function readAsked(address: URLSearchParams, shape: ListShape): ListAsked {
  const word = (name: string) => address.get(nameIn(shape, name)) ?? '';
  const page = Number(word('page'));
  const filters = Object.entries(shape.filters ?? {}).map(([name, values]) => {
    const value = word(name);
    return [name, allows(values, value) ? value : ''];
  });
  return {
    search: word('search').replace(UNSEEN, ' ').trim().slice(0, LONGEST_SEARCH).trim(),
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
    sort: shape.sorts?.includes(word('sort')) ? word('sort') : '',
    filters: Object.fromEntries(filters),
  };
}

const allows = (values: readonly string[] | RegExp, value: string): boolean =>
  values instanceof RegExp ? value.length <= LONGEST_FILTER && values.test(value) : values.includes(value);

/** What is as usual is not in the address; what others have written there stays. */
export function writeAsked(address: URLSearchParams, shape: ListShape, asked: ListAsked): URLSearchParams {
  const next = new URLSearchParams(address);
  const words = {
    search: asked.search,
    page: asked.page === 1 ? '' : String(asked.page),
    sort: asked.sort,
    ...asked.filters,
  };
  for (const [name, value] of Object.entries(words)) {
    if (value === '') next.delete(nameIn(shape, name));
    else next.set(nameIn(shape, name), value);
  }
  return next;
}

/** Something else is looked for: that begins at the first page. */
export function withChange(asked: ListAsked, change: Partial<ListAsked>): ListAsked {
  return { ...asked, page: 1, ...change, filters: { ...asked.filters, ...change.filters } };
}

export const isNarrowed = ({ search, filters }: ListAsked): boolean =>
  search !== '' || Object.values(filters).some((value) => value !== '');

/** As calls of the contract are asked. */
export function sortAsked(sort: string): { sort: string; isDescending: 'true' | 'false' } {
  return sort.startsWith('-') ? { sort: sort.slice(1), isDescending: 'true' } : { sort, isDescending: 'false' };
}

export const lastPage = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));
