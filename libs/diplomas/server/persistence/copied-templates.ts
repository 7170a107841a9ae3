import { copyRows, type EventCopier } from '@rampa/competitions/server';
import { newGuid, type Guid } from '@rampa/kernel';
import type { Files } from '@rampa/platform/server';

const OF_EVENT = 'select guid from diplomas.document where competition_guid = $1 and deleted_at is null';

/** Templates of the former event with their pictures. Issued papers, their numbers and names said by hand stay there. */
export function copiedTemplates(files: Pick<Files, 'copy'>): EventCopier {
  return async (tx, copying) => {
    // Sheets and boxes name their pictures, so these have their new names first.
    const images = await tx.query<{ guid: Guid }>(
      `select guid from diplomas.document_image where document_guid in (${OF_EVENT})`,
      [copying.from],
    );
    for (const { guid } of images) copying.guids.set(guid, newGuid());
    await copyRows(tx, copying, 'diplomas.document', {
      where: 't.competition_guid = $1 and t.deleted_at is null',
      change: (row) => ({ ...row, names: [], revision: 1, sheet_revision: 1 }),
    });
    await copyRows(tx, copying, 'diplomas.document_image', {
      where: `t.document_guid in (${OF_EVENT})`,
      async change(row) {
        const guid = row.guid as Guid;
        await files.copy(tx, guid, copying.to, copying.guids.get(guid)!);
        return row;
      },
    });
    await copyRows(tx, copying, 'diplomas.document_box', {
      where: `t.document_guid in (${OF_EVENT}) and t.removed_at is null`,
      change: (row) => ({ ...row, revision: 1 }),
    });
  };
}
