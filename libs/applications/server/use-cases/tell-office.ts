// Those who see the applications of an event are told by one letter what members have sent and taken back since the last
// one, at most once an hour. What changed to and fro meanwhile is no news.

import { Inject, Injectable } from '@nestjs/common';
import { OfficeLetters, type OfficeDeed, type ToldApplication } from '@rampa/accounts/server';
import type { Guid } from '@rampa/kernel';
import { CONFIG, Database, UnitOfWork, type Config } from '@rampa/platform/server';

/** A minute less than an hour: a job begins a little earlier in its hour than the one before it. */
const GAP = `interval '59 minutes'`;

/** As the index of those rows has it. */
const UNTOLD = `((a.state = 'Subscribed' and a.told_state is distinct from 'Subscribed')
  or (a.state = 'Unsubscribed' and a.told_state = 'Subscribed'))`;

interface Event {
  competition: Guid;
  organizer: Guid;
  eventTitle: string;
}

@Injectable()
export class TellOffice {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly letters: OfficeLetters,
  ) {}

  /** `job`: in whose name it is told once. Answers how many letters were written. */
  async run(job: Guid): Promise<{ told: number }> {
    const events = await this.database.query<Event>(
      `select c.guid as competition, c.organizer_guid as organizer, c.title as "eventTitle"
         from (select distinct a.competition_guid as guid from applications.application a where ${UNTOLD}) x
         join competitions.v_competition c on c.guid = x.guid
        where c.archived_at is null and not exists (
          select from applications.application t where t.competition_guid = c.guid and t.told_at > now() - ${GAP})
        order by c.guid`,
    );
    let told = 0;
    for (const event of events) told += await this.tell(event, job);
    return { told };
  }

  private async tell(event: Event, job: Guid): Promise<number> {
    const base = this.config.publicUrl ?? `http://localhost:${this.config.port}`;
    const { result } = await this.work.run({ actor: 'applications.tellOffice' }, async (tx) => {
      // Whoever is being written just now is told an hour later.
      const applications = await tx.query<ToldApplication & { deed: OfficeDeed }>(
        `with untold as (
           select a.guid, case when a.state = 'Unsubscribed' then 'withdrawn' when a.told_state is null then 'new'
                               else 'again' end as deed
             from applications.application a where a.competition_guid = $1 and ${UNTOLD}
            order by a.guid for update skip locked
         ), told as (
           update applications.application a set told_state = a.state, told_at = now() from untold u where a.guid = u.guid
           returning u.deed, a.number, a.title, a.member_guid, a.owner_email
         )
         select t.deed, t.number, t.title, coalesce(nullif(m.full_name, ''), t.owner_email, '') as owner
           from told t left join accounts.v_account m on m.guid = t.member_guid order by t.number`,
        [event.competition],
      );
      if (applications.length === 0) return 0;
      return this.letters.tell(tx, {
        ...{ ...event, applications, once: `application-news:${event.competition}:${job}` },
        urlOf: (path: string) => `${base}${path}`,
      });
    });
    return result;
  }
}
