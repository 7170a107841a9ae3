// Makes the body of a sealed protocol: guids become short keys, because a guid would join what different protocols hide.
import { sealedResult } from './proof-text.ts';
import type { ProofBody, ProvenGroup } from './proof-types.ts';

export interface ToProve {
  readonly event: string;
  readonly program: string;
  readonly own: readonly string[];
  readonly waiting: number;
  /** With the guids of the installation. */
  readonly groups: readonly ProvenGroup[];
}

/**
 * By guid, in the order of appearance: judges J, performances P, criteria C, title rules T. Reasons (R) may name people,
 * so a text stands there by its key too.
 */
export function keysOf(groups: readonly ProvenGroup[]): Map<string, string> {
  const keys = new Map<string, string>();
  const counts: Record<string, number> = {};
  const name = (letter: string, guid: string): void => {
    if (keys.has(guid)) return;
    counts[letter] = (counts[letter] ?? 0) + 1;
    keys.set(guid, `${letter}${counts[letter]}`);
  };
  for (const { judges, performances, scheme, titles, chairDecisions } of groups) {
    for (const { judge } of judges) name('J', judge);
    for (const { performance } of performances) name('P', performance);
    for (const { key } of scheme.criteria) name('C', key);
    for (const { key } of titles) name('T', key);
    for (const reason of reasonsOf({ performances, chairDecisions })) if (reason.trim() !== '') name('R', reason);
  }
  return keys;
}

function reasonsOf({ performances, chairDecisions }: Pick<ProvenGroup, 'performances' | 'chairDecisions'>): string[] {
  const adjustments = performances.flatMap((one) => one.adjustments ?? []);
  return [...adjustments, ...chairDecisions].map(({ reason }) => reason);
}

/** `digestOf`: the salted digest of the name or the reason behind a key. */
export function packed(
  { event, program, waiting, groups, own }: ToProve,
  keys: ReadonlyMap<string, string>,
  digestOf: (key: string) => string,
): ProofBody {
  const people = [...keys.values()].filter((key) => /^[JPR]/.test(key));
  return {
    // Field by field: what else its maker carries must not come in.
    ...{ event, program, waiting },
    own: own.flatMap((guid) => keys.get(guid) ?? []),
    names: people.map((key) => ({ key, digest: digestOf(key) })),
    groups: renamed(
      groups.map((group) => ({ ...group, results: group.results.map(sealedResult) })),
      keys,
    ),
  };
}

/** Guids are unique, so a text that equals one names it wherever it stands. Fields that are undefined go. */
function renamed<T>(value: T, keys: ReadonlyMap<string, string>, at = ''): T {
  if (typeof value === 'string') {
    const key = keys.get(value);
    // A reason may be the same text as a title that everybody may read.
    return (key !== undefined && key.startsWith('R') === (at === 'reason') ? key : value) as T;
  }
  if (Array.isArray(value)) return value.map((one: unknown) => renamed(one, keys, at)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(fields.map(([field, one]) => [field, renamed(one as unknown, keys, field)])) as T;
}
