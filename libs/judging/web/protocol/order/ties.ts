// Equal performances that the rules leave to the chair: which of a protocol's ties are its own, in words, in what order.

import type { ProtocolView } from '@rampa/contract';
import { numberSign } from '@rampa/kernel';
import type { ProtocolGroup, ProtocolRow } from './rows.ts';

export interface ChairTie {
  key: string;
  group: ProtocolGroup;
  /** By place once decided. */
  rows: ProtocolRow[];
  place: number;
  decision: ProtocolGroup['ties'][number]['decision'];
}

/** Those that this program has a part in: of the others their own protocols speak. */
export function chairTies(protocol: ProtocolView): ChairTie[] {
  return protocol.groups.flatMap((group) =>
    group.ties.flatMap(({ itemGuids, place, decision }) => {
      const rows = itemGuids.flatMap((guid) => group.rows.find((row) => row.itemGuid === guid) ?? []);
      const isOwn = rows.some(({ programGuid }) => programGuid === protocol.programGuid);
      return isOwn ? [{ key: itemGuids.toSorted().join(), group, rows, place, decision }] : [];
    }),
  );
}

export function performanceText({ number, performer, collective }: ProtocolRow): string {
  const name = performer || collective || 'Без исполнителя';
  return number === '' ? name : `${numberSign(number)} ${name}`;
}

/** The rows themselves stand below: their numbers are enough, where they have any. */
export function briefText(row: ProtocolRow): string {
  return row.number === '' ? performanceText(row) : numberSign(row.number);
}

/** «1-е место», «2–3-е места»: what the equal ones compete for. */
export function placesOf({ place, rows }: Pick<ChairTie, 'place' | 'rows'>): string {
  return `${place}–${place + rows.length - 1}\u2060-\u2060е места`;
}

/** The press of one: it takes the next place, or, pressed again, gives it back with all after it; the last one left follows by itself. */
export function pressed(order: readonly string[], guid: string, all: readonly string[]): string[] {
  const at = order.indexOf(guid);
  if (at >= 0) return order.slice(0, at);
  const next = [...order, guid];
  const left = all.filter((one) => !next.includes(one));
  return left.length === 1 ? [...next, left[0]!] : next;
}
