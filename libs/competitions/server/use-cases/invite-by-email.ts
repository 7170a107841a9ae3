import { Injectable } from '@nestjs/common';
import { counted, Failure, newGuid, type Guid } from '@rampa/kernel';
import { actorName, Dispatcher, JobTable, UnitOfWork, type Scope } from '@rampa/platform/server';
import { eventOf } from '../event-scope.ts';
import { INVITING } from '../jobs/inviting.ts';
import { Competitions } from '../queries/competitions.ts';
import { CheckInvitations, isInvited, leftToday } from '../queries/check-invitations.ts';

@Injectable()
export class InviteByEmail {
  constructor(
    private readonly work: UnitOfWork,
    private readonly checking: CheckInvitations,
    private readonly jobs: JobTable,
    private readonly dispatcher: Dispatcher,
    private readonly competitions: Competitions,
  ) {}

  /** Judges the list anew: what was shown may be old. Failure nobodyToInvite, invitedEnough. */
  async run(scope: Scope, addresses: readonly string[], url: string): Promise<{ jobGuid: Guid; invited: number }> {
    const { competition, organizer } = eventOf(scope);
    const jobGuid = newGuid();
    const { result: invited } = await this.work.run({ scope }, async (tx) => {
      await this.competitions.assertReal(tx, competition);
      // Of two people who invite the same address at once, one does; neither holds up the marks of the event.
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`invitations of ${organizer}`]);
      const asked = (await this.checking.judged(tx, competition, addresses)).filter(isInvited);
      if (asked.length === 0) throw new Failure('nobodyToInvite');
      if (asked.length > (await leftToday(tx, organizer))) throw new Failure('invitedEnough');
      await tx.query(
        `insert into competitions.invitation (guid, competition_guid, email, job_guid)
         select guid, $1, email, $2 from unnest($3::uuid[], $4::text[]) as list (guid, email)
         on conflict (competition_guid, email) do update
           set job_guid = excluded.job_guid, letter_guid = null, posted_at = null, invited_at = now()`,
        [competition, jobGuid, asked.map(() => newGuid()), asked.map(({ address }) => address)],
      );
      const title = `Приглашения: ${counted(asked.length, 'адрес', 'адреса', 'адресов')}`;
      const payload = { url, count: asked.length };
      await this.jobs.enqueue(tx, INVITING, {
        ...{ guid: jobGuid, competition, owner: actorName(scope.actor), title, payload },
      });
      return asked.length;
    });
    this.dispatcher.send(jobGuid);
    return { jobGuid, invited };
  }
}
