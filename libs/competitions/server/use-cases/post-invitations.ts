// Writes the letters of one list, each in a transaction of its own: cancelled or killed, it leaves no letter half written
// and none twice.

import { Injectable } from '@nestjs/common';
import { InvitationLetters } from '@rampa/accounts/server';
import { counted, type Guid } from '@rampa/kernel';
import { UnitOfWork, type JobRun } from '@rampa/platform/server';
import type { z } from 'zod';
import type { INVITING } from '../jobs/inviting.ts';
import { InvitationWords } from '../queries/invitation-words.ts';

type Run = JobRun<z.output<(typeof INVITING)['payload']>>;

@Injectable()
export class PostInvitations {
  constructor(
    private readonly work: UnitOfWork,
    private readonly words: InvitationWords,
    private readonly letters: InvitationLetters,
  ) {}

  async run(job: Run): Promise<{ note: string }> {
    const { count } = job.payload;
    let written = 0;
    do await job.progress((written / count) * 100);
    while ((await this.next(job)) && ++written);
    return { note: `${counted(count, 'письмо', 'письма', 'писем')} с приглашением.` };
  }

  /** False: all are written. */
  private async next({ guid: job, owner, competition, payload }: Run): Promise<boolean> {
    const { result } = await this.work.run({ actor: owner }, async (tx) => {
      const [row] = await tx.query<{ guid: Guid; email: string }>(
        `select guid, email from competitions.invitation where job_guid = $1 and posted_at is null order by guid
          limit 1 for update`,
        [job],
      );
      if (!row) return false;
      const words = await this.words.of(tx, competition!, payload.url);
      // A list that is tried again after a refusal is another letter.
      const once = `invitation:${row.guid}:${job}`;
      const letter = await this.letters.post(tx, { ...words, email: row.email, once });
      await tx.query('update competitions.invitation set posted_at = now(), letter_guid = $2 where guid = $1', [
        row.guid,
        letter,
      ]);
      return true;
    });
    return result;
  }
}
