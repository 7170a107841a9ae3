import type { UrlOf } from '../letters/links.ts';

/** Where a request of a person who is not signed in comes from. */
export interface Visit {
  /** Network address. */
  address: string;
  /** «Chrome, Windows». */
  device: string;
  urlOf: UrlOf;
  /** Name of this device if the login's owner has signed in on it before. */
  knownAs(space: number, login: string): string | null;
}
