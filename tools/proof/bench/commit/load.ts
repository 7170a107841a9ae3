// What every peer saves: a mark of a random judge for a random performance, under a new guid.

import { hash } from 'node:crypto';
import { newGuid } from '@rampa/kernel';
import type { Submission } from '@rampa/contract';
import { guid, type EventSize } from '../bench-event.ts';

export const IN_FLIGHT = 64;
/** The product's default pool size. */
export const POOL = 20;
export const EVENT_SIZE: EventSize = { nominations: 8, itemsEach: 25, judges: 30, criteria: 3 };

const ITEMS = EVENT_SIZE.nominations * EVENT_SIZE.itemsEach;
const upTo = (count: number): number => 1 + Math.floor(Math.random() * count);
let sequence = Date.now() * 1000;

/** Each request in flight is a device of its own with edits in order, so every mark is accepted. */
export function markOf(device: string): Submission {
  return {
    submissionGuid: newGuid(),
    judgeGuid: guid('judge', upTo(EVENT_SIZE.judges)),
    device,
    deviceSeq: ++sequence,
    seenRevision: null,
    baseVersion: null,
    competitionProgramItemGuid: guid('item', upTo(ITEMS)),
    pointGuid: guid('criterion', upTo(EVENT_SIZE.criteria)),
    value: 1000 + 100 * upTo(90),
  };
}

export function parametersOf(competition: string, submission: Submission): unknown[] {
  const body = JSON.stringify(submission);
  return [competition, submission.judgeGuid, hash('sha256', body, 'buffer'), body];
}

/**
 * The same as one line of SQL for pgbench: the same function, the same fields, numbers drawn by pgbench itself. It takes
 * a colon before a letter for a variable, in a literal too.
 */
export function pgbenchScript(competition: string): string {
  const drawn = (kind: Parameters<typeof guid>[0], name: string): string =>
    `${guid(kind, 0).slice(0, 24)}' || :${name}::text || '`;
  const from = Number(guid('item', 0).slice(24));
  return [
    `\\set item random(${from + 1}, ${from + ITEMS})`,
    `\\set judge random(${from + 1}, ${from + EVENT_SIZE.judges})`,
    `\\set point random(${from + 1}, ${from + EVENT_SIZE.criteria})`,
    '\\set value 1000 + 100 * random(1, 90)',
    `select judging.save_submission('${competition}', ('${drawn('judge', 'judge')}')::uuid, '\\x00'::bytea, ` +
      `('{"submissionGuid":"' || gen_random_uuid() || '","device":"pgbench-' || :client_id::text || '","deviceSeq":' || ` +
      `(extract(epoch from clock_timestamp()) * 1000000)::bigint || ',"seenRevision": null,"baseVersion": null,` +
      `"competitionProgramItemGuid":"${drawn('item', 'item')}","pointGuid":"${drawn('criterion', 'point')}",` +
      `"value":' || :value::text || '}')::jsonb);`,
    '',
  ].join('\n');
}

export interface Taken {
  saved: number;
  perSecond: number;
  p99: number;
}

/** Keeps this many requests in flight for this long, then waits for the last of them. */
export async function keepInFlight(ms: number, name: string, save: (device: string) => Promise<void>): Promise<Taken> {
  const times: number[] = [];
  const from = performance.now();
  const until = from + ms;
  const one = async (device: string): Promise<void> => {
    while (performance.now() < until) {
      const sent = performance.now();
      await save(device);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, (_, index) => one(`${name}-${index}`)));
  return takenOf(times, performance.now() - from);
}

export function takenOf(times: number[], ms: number): Taken {
  const sorted = times.toSorted((a, b) => a - b);
  const p99 = sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * 0.99) - 1)]!;
  return { saved: times.length, perSecond: (times.length * 1000) / ms, p99 };
}
