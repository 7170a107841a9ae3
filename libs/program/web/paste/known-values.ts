// What values group fields have by now, to be chosen instead of typed.

import { listedValues } from '@rampa/competitions/domain';
import type { ProgramView } from '@rampa/contract';

/** Of the whole event, and of what has come into this program since. */
export function knownValues(
  program: ProgramView,
  ofEvent: readonly { guid: string; values: readonly string[] }[],
): Record<string, string[]> {
  const fields = new Set([
    ...ofEvent.map(({ guid }) => guid),
    ...program.items.flatMap(({ groupValues }) => Object.keys(groupValues)),
  ]);
  return Object.fromEntries(
    [...fields].map((field) => {
      const here = program.items.map(({ groupValues }) => groupValues[field] ?? '');
      return [field, listedValues([...(ofEvent.find(({ guid }) => guid === field)?.values ?? []), ...here])];
    }),
  );
}
