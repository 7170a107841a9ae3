// What the table is made of: rows by groups or by the running order, who has marked, short names of judges.

import type { ProtocolView } from '@rampa/contract';

export type ProtocolGroup = ProtocolView['groups'][number];
export type ProtocolRow = ProtocolGroup['rows'][number];
export type ProtocolJudge = ProtocolView['judges'][number];

export type Arrangement = 'groups' | 'order';

const NUMBERS = new Intl.Collator('ru', { numeric: true });

/** By running order every row of this program stands in one nameless group; № sorts as people count: 9, 15, 15а. */
export function arrangedGroups(protocol: ProtocolView, arrangement: Arrangement): ProtocolGroup[] {
  if (arrangement === 'groups') return protocol.groups;
  const rows = protocol.groups
    .flatMap((group) => group.rows)
    .filter((row) => row.programGuid === protocol.programGuid)
    .sort((left, right) => NUMBERS.compare(left.number, right.number));
  return [{ key: 'order', title: '', subtitle: '', methodText: '', isProvisional: false, ties: [], rows }];
}

export function nameOf({ performer, collective }: ProtocolRow): string {
  return performer || collective || 'Без исполнителя';
}

/** How a row stands out; undefined where it does not. */
export function stateOf({ isWithdrawn, activity }: ProtocolRow): 'out' | 'now' | undefined {
  return isWithdrawn || activity === 'Skipped' ? 'out' : activity === 'OnStage' ? 'now' : undefined;
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
  row.byJudge.forEach(({ given, expected, abstained }, index) => {
    if (abstained || expected === 0) return;
    lamps.push(given >= expected);
    if (given < expected) waitingFor.push(judges[index]?.fullName ?? '');
  });
  return { count: lamps.filter(Boolean).length, of: lamps.length, lamps, waitingFor };
}

function surnameOf(fullName: string): string {
  const words = fullName.trim().split(/\s+/);
  const first = words.find((word) => !/^\p{L}\.(\p{L}\.)?$/u.test(word));
  return first ?? fullName;
}

/** A surname of so few letters says too little by itself: «Ли А», «Ё Ми Сон». */
const TOO_SHORT = 2;

/** «Берестов»; two of one name get their initial: «Берестов А.». */
export function shortNames(judges: readonly ProtocolJudge[]): string[] {
  const surnames = judges.map((judge) => surnameOf(judge.fullName));
  return surnames.map((surname, index) => {
    if (surname.length <= TOO_SHORT) return judges[index]!.fullName.trim().replace(/\s+/g, '\u00A0');
    if (surnames.indexOf(surname) === index && surnames.lastIndexOf(surname) === index) return surname;
    const initial = judges[index]!.fullName.split(/\s+/).find((word) => word !== surname)?.[0];
    return initial ? `${surname}\u00A0${initial.toUpperCase()}.` : surname;
  });
}

/** «1», «2–3» for a shared place when the protocol says so. */
export function placeText(row: Pick<ProtocolRow, 'place' | 'placeTo'>): string {
  if (row.place === null) return '';
  return row.placeTo !== null && row.placeTo !== row.place ? `${row.place}–${row.placeTo}` : String(row.place);
}
