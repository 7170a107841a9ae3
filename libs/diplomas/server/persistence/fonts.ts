// Fonts of the organizer's own.

import type { PaperBox } from '@rampa/contract';
import { isHouseFont, type Guid } from '@rampa/kernel';
import { filled, required, table, type Reader, type RowOf } from '@rampa/platform/server';

export const FONT = table('diplomas.font', {
  guid: required<Guid>('uuid'),
  organizerGuid: required<Guid>('uuid'),
  name: required<string>('text'),
  createdAt: filled<Date>('timestamptz'),
  swornBy: required<string>('text'),
});
export type FontRow = RowOf<typeof FONT>;

/** In the order in which they were sent. */
export function fontsOf(reader: Reader, organizer: Guid): Promise<FontRow[]> {
  return reader.query(
    `select ${FONT.select('f')} from diplomas.font f where f.organizer_guid = $1 order by f.created_at, f.guid`,
    [organizer],
  );
}

/** Own fonts that the boxes name, each once. */
export function fontsIn(boxes: readonly PaperBox[]): Guid[] {
  return [...new Set(boxes.flatMap((box) => (box.kind === 'text' && !isHouseFont(box.font) ? [box.font] : [])))];
}

/** Titles of templates that stand in them, of any event of the organizer. */
export async function usersOf(reader: Reader, organizer: Guid, font: Guid): Promise<string[]> {
  const rows = await reader.query<{ title: string }>(
    `select distinct d.title from diplomas.document_box b
       join diplomas.document d on d.guid = b.document_guid and d.deleted_at is null
       join competitions.v_competition c on c.guid = d.competition_guid and c.organizer_guid = $1
      where b.removed_at is null and b.kind = 'text' and b.look ->> 'font' = $2::text
      order by d.title`,
    [organizer, font],
  );
  return rows.map(({ title }) => title);
}
