import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@rampa/platform/server';

/** Addresses of those who were invited by e-mail: most of them are strangers who have agreed to nothing. */
@Injectable()
export class ForgetInvited {
  constructor(private readonly work: UnitOfWork) {}

  /** So many months after the event's last day. Whoever has joined stays a member of the event. */
  async run(months: number): Promise<{ forgotten: number }> {
    const { result } = await this.work.run({ actor: 'competitions.forgetInvited' }, async (tx) => {
      const gone = await tx.query(
        `with gone as (
           delete from competitions.invitation i using competitions.competition c
            where c.guid = i.competition_guid and c.end_date < current_date - make_interval(months => $1)
           returning i.guid)
         select guid from gone`,
        [months],
      );
      return { forgotten: gone.length };
    });
    return result;
  }
}
