// Makes the body of a sealed protocol: guids become short keys, because a guid would join what different protocols hide.
import type { ProofBody, ProvenGroup } from './proof-types.ts';

export interface ToProve {
  readonly event: string;
  readonly program: string;
  readonly own: readonly string[];
  readonly waiting: number;
  /** With the guids of the installation. */
  readonly groups: readonly ProvenGroup[];
}

/** By guid, in the order of appearance: judges J, performances P, criteria C, title rules T. */
export function keysOf(groups: readonly ProvenGroup[]): Map<string, string> {
  const keys = new Map<string, string>();
  const counts: Record<string, number> = {};
  const name = (letter: string, guid: string): void => {
    if (keys.has(guid)) return;
    counts[letter] = (counts[letter] ?? 0) + 1;
    keys.set(guid, `${letter}${counts[letter]}`);
  };
  for (const { judges, performances, scheme, titles } of groups) {
    for (const { judge } of judges) name('J', judge);
    for (const { performance } of performances) name('P', performance);
    for (const { key } of scheme.criteria) name('C', key);
    for (const { key } of titles) name('T', key);
  }
  return keys;
}

/** `digestOf`: the salted digest of the name behind a key of a judge or a performance. */
export function packed(
  { groups, own, ...rest }: ToProve,
  keys: ReadonlyMap<string, string>,
  digestOf: (key: string) => string,
): ProofBody {
  const people = [...keys.values()].filter((key) => key.startsWith('J') || key.startsWith('P'));
  return {
    ...rest,
    own: own.flatMap((guid) => keys.get(guid) ?? []),
    names: people.map((key) => ({ key, digest: digestOf(key) })),
    groups: renamed(groups, keys),
  };
}

/** Guids are unique, so a text that equals one names it wherever it stands. Fields that are undefined go. */
function renamed<T>(value: T, keys: ReadonlyMap<string, string>): T {
  if (typeof value === 'string') return (keys.get(value) ?? value) as T;
  if (Array.isArray(value)) return value.map((one: unknown) => renamed(one, keys)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(fields.map(([field, one]) => [field, renamed(one as unknown, keys)])) as T;
}
