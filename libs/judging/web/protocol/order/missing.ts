// What the refusal to close a protocol says is missing, by performance.

import type { ErrorItem } from '@rampa/contract';
import { plural } from '@rampa/kernel';

export interface MissingPerformance {
  itemGuid: string;
  number: string;
  performer: string;
  /** «Громова Л. П.», or with how many criteria are missing. */
  judges: string[];
}

export interface Missing {
  performances: MissingPerformance[];
  /** Of pairs judge and performance; the list itself may be cut. */
  total: number;
}

interface Entry {
  itemGuid: string;
  number: string;
  performer: string;
  judgeName: string;
  criteria: number;
}

function isEntry(value: unknown): value is Entry {
  const one = value as Partial<Entry> | null;
  return typeof one === 'object' && typeof one?.itemGuid === 'string' && typeof one.judgeName === 'string';
}

export function missingOf(errors: readonly ErrorItem[]): Missing {
  const data = errors.find((error) => Array.isArray(error.customData?.missing))?.customData;
  const entries = ((data?.missing ?? []) as unknown[]).filter(isEntry);
  const performances = new Map<string, MissingPerformance>();
  for (const { itemGuid, number, performer, judgeName, criteria } of entries) {
    const found = performances.get(itemGuid) ?? { itemGuid, number, performer, judges: [] };
    found.judges.push(
      criteria > 1 ? `${judgeName} (${criteria}\u00A0${plural(criteria, 'оценка', 'оценки', 'оценок')})` : judgeName,
    );
    performances.set(itemGuid, found);
  }
  const total = typeof data?.total === 'number' ? data.total : entries.length;
  return { performances: [...performances.values()], total };
}
