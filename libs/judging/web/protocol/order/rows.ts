// What the table is made of: rows by groups or by the running order, who has marked, short names of judges.

import type { ProtocolView } from '@rampa/contract';
import { hasGivenAll } from '@rampa/judging/domain';
import { compareNumbers } from '@rampa/kernel';

export type ProtocolGroup = ProtocolView['groups'][number];
export type ProtocolRow = ProtocolGroup['rows'][number];
export type ProtocolJudge = ProtocolView['judges'][number];

export type Arrangement = 'groups' | 'order';

const RUNNING = new WeakMap<ProtocolView, readonly ProtocolRow[]>();

/** Every row of this program by its number; sorted once for each view, because four parts of a page ask for it. */
export function runningRows(protocol: ProtocolView): readonly ProtocolRow[] {
  const known = RUNNING.get(protocol);
  if (known) return known;
  const rows = protocol.groups
    .flatMap((group) => group.rows)
    .filter((row) => row.programGuid === protocol.programGuid)
    .sort((left, right) => compareNumbers(left.number, right.number));
  RUNNING.set(protocol, rows);
  return rows;
}

/** By running order all rows stand in one nameless group. */
export function arrangedGroups(protocol: ProtocolView, arrangement: Arrangement): ProtocolGroup[] {
  if (arrangement === 'groups') return protocol.groups;
  const rows = [...runningRows(protocol)];
  return [{ key: 'order', title: '', subtitle: '', methodText: '', isProvisional: false, ties: [], rows }];
}

export function nameOf({ performer, collective }: ProtocolRow): string {
  return performer || collective || 'Без исполнителя';
}

/** How a row stands out; undefined where it does not. */
export function stateOf({ isWithdrawn, activity }: ProtocolRow): 'out' | 'now' | undefined {
  return isWithdrawn || activity === 'Skipped' ? 'out' : activity === 'OnStage' ? 'now' : undefined;
}

/** How many of them compete: neither withdrawn nor skipped. */
export function competingIn(rows: readonly ProtocolRow[]): number {
  return rows.filter((row) => stateOf(row) !== 'out').length;
}

/** Expected to be marked and not fully marked yet. */
export function isWaiting(row: ProtocolRow): boolean {
  return row.status === 'waiting' && !row.isWithdrawn && row.activity !== 'Skipped';
}

export interface Sent {
  count: number;
  of: number;
  /** In the order of the judges who are expected here. */
  lamps: boolean[];
  waitingFor: string[];
}

/** Whose marks are all in. */
export function sentBy(row: ProtocolRow, judges: readonly ProtocolJudge[]): Sent {
  const lamps: boolean[] = [];
  const waitingFor: string[] = [];
  row.byJudge.forEach((judged, index) => {
    if (judged.abstained || judged.expected === 0) return;
    lamps.push(hasGivenAll(judged));
    if (!hasGivenAll(judged)) waitingFor.push(judges[index]?.fullName ?? '');
  });
  return { count: lamps.filter(Boolean).length, of: lamps.length, lamps, waitingFor };
}

/** «1», «2–3» for a shared place when the protocol says so. */
export function placeText(row: Pick<ProtocolRow, 'place' | 'placeTo'>): string {
  if (row.place === null) return '';
  return row.placeTo !== null && row.placeTo !== row.place ? `${row.place}–${row.placeTo}` : String(row.place);
}
