import type { UrlOf } from '../letters/links.ts';

/** From where somebody comes who is not signed in yet. */
export interface Visit {
  /** Of the network. */
  address: string;
  /** «Chrome, Windows». */
  device: string;
  urlOf: UrlOf;
  /** Names this device when the owner of the login has signed in on it before. */
  knownAs(space: number, login: string): string | null;
}
