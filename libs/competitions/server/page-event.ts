// Which event a page of ours is about: its address is in the Referer. Parsed, never fetched, never logged.

import { isGuid, type Guid } from '@rampa/kernel';

const EVENT_PAGE = /^\/(?:organizer\/events|member\/competition|member\/invite)\/([^/]+)/;

/** Null for what is no address, or the address of a page of no event. A sign-in says in `back` where it leads. */
export function eventOfPage(referer: string | undefined): Guid | null {
  const page = addressOf(referer ?? '', 'http://page');
  if (!page) return null;
  const back = addressOf(page.searchParams.get('back') ?? '', page);
  for (const { pathname } of back ? [page, back] : [page]) {
    const guid = EVENT_PAGE.exec(pathname)?.[1]?.toLowerCase();
    if (isGuid(guid)) return guid;
  }
  return null;
}

function addressOf(text: string, base: URL | string): URL | null {
  return text.length <= 4_000 && URL.canParse(text, String(base)) ? new URL(text, base) : null;
}
