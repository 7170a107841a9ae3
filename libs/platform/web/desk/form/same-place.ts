// Whether a move of the address leaves the page, and with it the forms on it, where they are. Pure.

export interface Place {
  pathname: string;
  search: string;
}

/** `words`: parameters of lists; another page of a list is the same place, another program is not. */
export function isSamePlace(one: Place, other: Place, words: ReadonlySet<string>): boolean {
  return one.pathname === other.pathname && saidBy(one.search, words) === saidBy(other.search, words);
}

function saidBy(search: string, words: ReadonlySet<string>): string {
  const said = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !words.has(name)));
  said.sort();
  return said.toString();
}
