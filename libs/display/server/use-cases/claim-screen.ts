import { Injectable } from '@nestjs/common';
import { AttemptLimit } from '@rampa/accounts/domain';
import { eventOf } from '@rampa/competitions/server';
import type { BodyOf, CompetitionDisplaySettingClaimScreen } from '@rampa/contract';
import { plainCode } from '@rampa/display/domain';
import { Failure, type Guid } from '@rampa/kernel';
import { actorName, UnitOfWork, type Scope } from '@rampa/platform/server';

@Injectable()
export class ClaimScreen {
  /** A code has four characters, so guessing is limited to ten tries a minute. */
  private readonly attempts = new AttemptLimit({ limit: 10, windowMs: 60_000 });

  constructor(private readonly work: UnitOfWork) {}

  /** Failures claimUnknown, tooMany. */
  async run(scope: Scope, body: BodyOf<typeof CompetitionDisplaySettingClaimScreen>): Promise<void> {
    const event = eventOf(scope);
    const display = body.competitionDisplaySettingGuid;
    const actor = actorName(scope.actor);
    if (!this.attempts.take(actor, Date.now())) throw new Failure('tooMany');
    await this.work.run({ actor }, async (tx) => {
      const claimed = await tx.query<{ guid: Guid }>(
        `with claimed as (
           update display.claim set display_guid = $2, code = null, code_until = null
            where code = $1 and code_until > now() returning guid
         ) select guid from claimed`,
        [plainCode(body.code), display],
      );
      if (claimed.length === 0) throw new Failure('claimUnknown', { field: 'code' });
      tx.emit(event.competition, 'display.controlled', { displays: [display], do: 'claim' });
    });
    this.attempts.giveBack(actor, Date.now());
  }
}
