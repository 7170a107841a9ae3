// What the refusal to close a protocol says is missing, by performance.

import type { ErrorItem } from '@rampa/contract';
import { plural } from '@rampa/kernel';

export interface MissingPerformance {
  itemGuid: string;
  number: string;
  performer: string;
  /** `name`: «Громова Л. П.», or with how many criteria are missing. */
  judges: { guid: string; name: string }[];
}

export interface Missing {
  /** As they came on stage. */
  performances: MissingPerformance[];
  /** Performances that have not been on stage. */
  unstaged: number;
  /** Further performances that have been there. */
  more: number;
}

interface Entry {
  itemGuid: string;
  number: string;
  performer: string;
  judgeGuid: string;
  judgeName: string;
  criteria: number;
}

function isEntry(value: unknown): value is Entry {
  const one = value as Partial<Entry> | null;
  return [one?.itemGuid, one?.judgeGuid, one?.judgeName].every((word) => typeof word === 'string');
}

export function missingOf(errors: readonly ErrorItem[]): Missing {
  const data = errors.find((error) => Array.isArray(error.customData?.missing))?.customData;
  const entries = ((data?.missing ?? []) as unknown[]).filter(isEntry);
  const performances = new Map<string, MissingPerformance>();
  for (const { itemGuid, number, performer, judgeGuid, judgeName, criteria } of entries) {
    const found = performances.get(itemGuid) ?? { itemGuid, number, performer, judges: [] };
    const many = criteria > 1 ? ` (${criteria}\u00A0${plural(criteria, 'оценка', 'оценки', 'оценок')})` : '';
    found.judges.push({ guid: judgeGuid, name: judgeName + many });
    performances.set(itemGuid, found);
  }
  const count = (value: unknown) => (typeof value === 'number' ? value : 0);
  return { performances: [...performances.values()], unstaged: count(data?.unstaged), more: count(data?.more) };
}
