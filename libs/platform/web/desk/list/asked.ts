// The question of a list (search, filters, sort, page) as it stands in the address of its page. Pure.

export interface ListShape {
  /** Separates lists of one page in the address: «employees.page». */
  name?: string;
  /** Allowed values besides all, by the filter's name in the address. An expression must match the whole value. */
  filters?: Record<string, readonly string[] | RegExp>;
  /** «title», or «-title» for the reverse. The first is the default. */
  sorts?: readonly string[];
}

export interface ListAsked {
  search: string;
  page: number;
  /** Empty: the default order. */
  sort: string;
  /** Empty: all rows. */
  filters: Readonly<Record<string, string>>;
}

const MOST_PAGES = 1_000_000;
const LONGEST_SEARCH = 200;
/** Control characters, which no call accepts. */
const UNSEEN = /[\u0000-\u001f\u007f]/g;

const LONGEST_FILTER = 2_000;

const nameIn = ({ name }: ListShape, word: string) => (name === undefined ? word : `${name}.${word}`);

/** Reads any address, typed by hand too, into a valid question. */
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

/** The names in the address that are the list's own. */
export const wordsOfList = (shape: ListShape): string[] =>
  ['search', 'page', 'sort', ...Object.keys(shape.filters ?? {})].map((word) => nameIn(shape, word));

/** Default values are left out of the address; the parameters of others stay. */
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

/** A change of what is searched begins at the first page. */
export function withChange(asked: ListAsked, change: Partial<ListAsked>): ListAsked {
  return { ...asked, page: 1, ...change, filters: { ...asked.filters, ...change.filters } };
}

export const isNarrowed = ({ search, filters }: ListAsked): boolean =>
  search !== '' || Object.values(filters).some((value) => value !== '');

/** The question in the form that calls of the contract take. */
export function sortAsked(sort: string): { sort: string; isDescending: 'true' | 'false' } {
  return sort.startsWith('-') ? { sort: sort.slice(1), isDescending: 'true' } : { sort, isDescending: 'false' };
}

export const lastPage = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));
