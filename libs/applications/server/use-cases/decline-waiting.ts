import { Injectable } from '@nestjs/common';
import { InvitationLetters } from '@rampa/accounts/server';
import { Failure } from '@rampa/kernel';
import { officeOf, UnitOfWork, type Scope } from '@rampa/platform/server';
import { memberOf } from '../persistence/application-rows.ts';
import { journalOwner, type Awaited } from '../persistence/owner-found.ts';
import { ADDRESSEE } from '../queries/authors.ts';

/**
 * «Это не моё»: whoever has the address says that what waits under it is not his. The applications stay the event's, without
 * an owner. The journal says it without naming him: he has told the organizer nothing but this.
 */
@Injectable()
export class DeclineWaiting {
  constructor(
    private readonly work: UnitOfWork,
    private readonly letters: InvitationLetters,
  ) {}

  /** Where nothing waits for him, nothing is done. */
  async run(scope: Scope): Promise<void> {
    const { competition } = scope;
    const member = memberOf(scope);
    if (competition === null || member === null) throw new Failure('notFound');
    // As whoever claims them holds it: they find their owner or lose him.
    const lock = { competition, mode: 'shared' as const };
    await this.work.run({ scope, lock }, async (tx) => {
      const ownerEmail = await this.letters.addressOf(tx, member);
      if (ownerEmail === null) return;
      const declined = await tx.query<Awaited>(
        `update applications.application
            set owner_email = null, revision = revision + (state <> 'Draft')::int, updated_at = now()
          where competition_guid = $1 and owner_email = $2
         returning guid, revision, state = 'Draft' as "isUntouched"`,
        [competition, ownerEmail],
      );
      await journalOwner(tx, declined, { ownerEmail, after: { isDeclined: true }, actor: ADDRESSEE });
      for (const { guid, revision } of declined)
        tx.emit(officeOf(competition), 'application.changed', { application: guid, revision, blocks: [] });
    });
  }
}
