/** The group of a performance as text: «Народный танец · 13–15 лет · ансамбли»; empty parts are left out. */
export function groupText(
  nomination: string,
  fields: readonly { guid: string; isGrouping: boolean }[],
  values: Readonly<Record<string, string>>,
): string {
  const parts = fields.filter(({ isGrouping }) => isGrouping).map(({ guid }) => values[guid] ?? '');
  return [nomination, ...parts].filter((part) => part !== '').join(' · ');
}
