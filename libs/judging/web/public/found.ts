// Looking for one's own people in a published protocol. Pure.

import type { PublicProtocolView } from '@rampa/contract';
import { isMeant } from '@rampa/kernel';

export type PublicGroup = PublicProtocolView['groups'][number];
export type PublicRow = PublicGroup['rows'][number];

/** Groups with the rows that are meant; groups without any are left out. */
export function foundIn(groups: readonly PublicGroup[], question: string): PublicGroup[] {
  return groups
    .map((group) => ({
      ...group,
      rows: group.rows.filter(({ number, performer, collective, city, pieceTitle, award }) =>
        isMeant(question, number, [performer, collective, city, pieceTitle, award?.title, group.title, group.subtitle]),
      ),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** «1», «2–3» for a shared place. */
export function placeText({ place, placeTo }: Pick<PublicRow, 'place' | 'placeTo'>): string {
  if (place === null) return '';
  return placeTo !== null && placeTo !== place ? `${place}–${placeTo}` : String(place);
}
