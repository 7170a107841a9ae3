import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import { forgetFiles, UnitOfWork } from '@rampa/platform/server';
import { ANSWER_PURPOSE } from '../persistence/answer-files.ts';
import { MESSAGE_PURPOSE } from '../persistence/message-files.ts';

/**
 * Files that no answer has named for a while, those of blocks that cannot be brought back any more, those that never came
 * whole (a day after they began: they take up room and nobody can want them back), those of a message that was not sent within
 * a day, and those whose application is gone. The platform's own sweep takes their bytes off the disk.
 */
@Injectable()
export class ForgetLeftFiles {
  constructor(private readonly work: UnitOfWork) {}

  async run({ leftHours, blockDays }: { leftHours: number; blockDays: number }): Promise<{ removed: number }> {
    const { result } = await this.work.run({ actor: 'files' }, async (tx) => {
      const left = await tx.query<{ guid: Guid }>(
        `with gone as (
           delete from applications.file f using applications.block b
            where b.guid = f.block_guid
              and (f.removed_at < now() - make_interval(hours => $1)
                or b.deleted_at < now() - make_interval(days => $2)
                or (f.came_at is null and f.created_at < now() - interval '1 day'
                    and not exists (select from files.v_upload u where u.guid = f.guid)))
           returning f.guid)
         select guid from gone`,
        [leftHours, blockDays],
      );
      const unsent = await tx.query<{ guid: Guid }>(
        `with gone as (
           delete from applications.message_file f
            where f.message_guid is null and coalesce(f.came_at, f.created_at) < now() - interval '1 day'
              and not exists (select from files.v_upload u where u.guid = f.guid)
           returning f.guid)
         select guid from gone`,
      );
      const orphans = await tx.query<{ guid: Guid }>(
        `select v.guid from files.v_file v where v.purpose in ($1, $2)
          and not exists (select from applications.file f where f.guid = v.guid)
          and not exists (select from applications.message_file f where f.guid = v.guid)`,
        [ANSWER_PURPOSE, MESSAGE_PURPOSE],
      );
      const gone = new Set([...left, ...unsent, ...orphans].map(({ guid }) => guid));
      await forgetFiles(tx, [...gone]);
      return { removed: gone.size };
    });
    return result;
  }
}
