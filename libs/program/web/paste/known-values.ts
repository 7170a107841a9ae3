// Existing values of group fields, to be chosen instead of typed.

import type { ProgramView } from '@rampa/contract';

export interface KnownValue {
  guid: string;
  title: string;
}

/** By field, in the order of the lists. */
export type KnownValues = Readonly<Record<string, readonly KnownValue[]>>;

export function knownValues({ groupValues }: Pick<ProgramView, 'groupValues'>): KnownValues {
  const known: Record<string, KnownValue[]> = {};
  for (const { fieldGuid, guid, title } of groupValues) (known[fieldGuid] ??= []).push({ guid, title });
  return known;
}
