import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@rampa/platform/server';

/** Addresses of those for whom an application was begun and who have never come. The application stays the event's. */
@Injectable()
export class ForgetWaiting {
  constructor(private readonly work: UnitOfWork) {}

  /** So many months after the event's last day. */
  async run(months: number): Promise<{ forgotten: number }> {
    const { result } = await this.work.run({ actor: 'applications.forgetWaiting' }, async (tx) => {
      const gone = await tx.query(
        `with gone as (
           update applications.application a set owner_email = null
             from competitions.v_competition c
            where c.guid = a.competition_guid and a.owner_email is not null
              and c.end_date < current_date - make_interval(months => $1)
           returning a.guid)
         select guid from gone`,
        [months],
      );
      return { forgotten: gone.length };
    });
    return result;
  }
}
