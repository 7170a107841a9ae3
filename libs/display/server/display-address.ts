/** Where a screen of the hall is opened, below the public address. */
export function displayPath(key: string): string {
  return `/public/display/${key}`;
}
