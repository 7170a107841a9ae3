// Looking for one's own people in a published protocol. Pure.

import type { PublicProtocolView } from '@rampa/contract';

export type PublicGroup = PublicProtocolView['groups'][number];
export type PublicRow = PublicGroup['rows'][number];

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

/** Groups with the rows in which every word of the question stands; groups without any are left out. */
export function foundIn(groups: readonly PublicGroup[], question: string): PublicGroup[] {
  const words = plain(question).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...groups];
  return groups
    .map((group) => ({
      ...group,
      rows: group.rows.filter(({ number, performer, collective, city, pieceTitle, award }) => {
        const row = [number, performer, collective, city, pieceTitle, award?.title, group.title, group.subtitle];
        const text = plain(row.join(' '));
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** «1», «2–3» for a shared place. */
export function placeText({ place, placeTo }: Pick<PublicRow, 'place' | 'placeTo'>): string {
  if (place === null) return '';
  return placeTo !== null && placeTo !== place ? `${place}–${placeTo}` : String(place);
}
