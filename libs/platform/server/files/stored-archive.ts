// A ZIP of stored files, as the work of a job.

import { counted, type Guid } from '@rampa/kernel';
import type { JobRun } from '../jobs/definition.ts';
import { Archive } from '../press/archive.ts';
import type { StoredFiles } from './stored-files.ts';

/** Writes the job's file, with progress. Names are unique. Returns a sentence about files that are lost, or ''. */
export async function archiveStored(
  job: JobRun,
  stored: StoredFiles,
  files: readonly { guid: Guid; name: string }[],
): Promise<string> {
  let lost = 0;
  const archive = new Archive(job.file);
  try {
    for (const [index, { guid, name }] of files.entries()) {
      const bytes = await stored.bytesOf(guid);
      if (bytes === null) lost += 1;
      else await archive.add(name, bytes);
      await job.progress((99 * (index + 1)) / files.length);
    }
    await archive.finish();
  } catch (error) {
    archive.discard();
    throw error;
  }
  return lost === 0 ? '' : `Не нашлось на диске: ${counted(lost, 'файл', 'файла', 'файлов')}.`;
}
