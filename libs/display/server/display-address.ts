/** Address of a hall screen's page, relative to the public address. */
export function displayPath(key: string): string {
  return `/public/display/${key}`;
}
