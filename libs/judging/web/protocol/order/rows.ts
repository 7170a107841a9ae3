// What the table is made of: rows by groups or by the running order, who has marked, short names of judges.

import type { ProtocolView } from '@rampa/contract';
import { hasGivenAll } from '@rampa/judging/domain';
import { onceAsked } from '@rampa/kernel';

export type ProtocolGroup = ProtocolView['groups'][number];
export type ProtocolRow = ProtocolGroup['rows'][number];
export type ProtocolJudge = ProtocolView['judges'][number];

export type Arrangement = 'groups' | 'order';

const numbers = onceAsked(() => new Intl.Collator('ru', { numeric: true }));

/** By running order every row of this program stands in one nameless group; № sorts as people count: 9, 15, 15а. */
export function arrangedGroups(protocol: ProtocolView, arrangement: Arrangement): ProtocolGroup[] {
  if (arrangement === 'groups') return protocol.groups;
  const rows = protocol.groups
    .flatMap((group) => group.rows)
    .filter((row) => row.programGuid === protocol.programGuid)
    .sort((left, right) => numbers().compare(left.number, right.number));
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
