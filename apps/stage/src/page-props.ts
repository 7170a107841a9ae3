// Props of every page.

export interface PageProps {
  /** The address's part that names the link or the display; null when it is left out. */
  param: string | null;
}
