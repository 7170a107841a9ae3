// What every page is given.

export interface PageProps {
  /** The part of the address that names the link or the display; null where it is left out. */
  param: string | null;
}
