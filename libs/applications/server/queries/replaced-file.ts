// The file whose place another has taken, while its bytes are kept: whoever sent the other says which of the two stays.

import type { AnswerOf, ApplicationFileFinishUpload } from '@rampa/contract';
import { actorName, type Reader, type Scope } from '@rampa/platform/server';
import type { AnswerFileRow } from '../persistence/application-tables.ts';
import { authorOf, namesOf } from './authors.ts';

type Replaced = AnswerOf<typeof ApplicationFileFinishUpload>['replaced'];

/** Null: it took nobody's place, or what stood there stands again or is forgotten. The journal knows it by the upload. */
export async function replacedFile(
  reader: Reader,
  { actor }: Pick<Scope, 'actor'>,
  { guid, applicationGuid, blockGuid, n }: Pick<AnswerFileRow, 'guid' | 'applicationGuid' | 'blockGuid' | 'n'>,
): Promise<Replaced> {
  const [row] = await reader.query<{ guid: string; name: string; author: string | null }>(
    `select f.guid, f.name,
            (select earlier.actor from applications.change earlier
              where earlier.block_guid = $3 and earlier.n = $4 and earlier.revision < c.revision
              order by earlier.revision desc limit 1) as author
       from applications.change c
       join applications.file f on f.block_guid = $3 and f.n = $4 and f.removed_at is not null
        and c.before -> 'f' ? f.guid::text and not c.after -> 'f' ? f.guid::text
      where c.application_guid = $2 and c.change_guid = $1`,
    [guid, applicationGuid, blockGuid, n],
  );
  if (!row) return null;
  const { author } = row;
  const isOwn = author === null || author === actorName(actor);
  return {
    guid: row.guid,
    name: row.name,
    authorName: isOwn ? '' : authorOf(author, await namesOf(reader, [author])).name,
  };
}
