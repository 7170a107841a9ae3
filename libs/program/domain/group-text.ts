/** How people read the group of a performance: «Народный танец · 13–15 лет · ансамбли»; what is empty is left out. */
export function groupText(
  nomination: string,
  fields: readonly { guid: string; isGrouping: boolean }[],
  values: Readonly<Record<string, string>>,
): string {
  const parts = fields.filter(({ isGrouping }) => isGrouping).map(({ guid }) => values[guid] ?? '');
  return [nomination, ...parts].filter((part) => part !== '').join(' · ');
}
