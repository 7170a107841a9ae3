// Once: a letter to whoever has begun an application, has not sent it and has not touched it for a month.

import { Inject, Injectable } from '@nestjs/common';
import { ApplicationLetters } from '@rampa/accounts/server';
import type { Guid } from '@rampa/kernel';
import { russianDates } from '@rampa/kernel';
import { CONFIG, UnitOfWork, type Config } from '@rampa/platform/server';
import { nameOf } from './application-name.ts';

export const DRAFT_DAYS = 30;
/** A step, so that a large event does not keep others waiting. */
const AT_ONCE = 50;

interface Draft {
  guid: Guid;
  competition: Guid;
  eventTitle: string;
  timeZone: string;
  member: Guid;
  title: string;
  percent: number;
  closesAt: Date | null;
}

@Injectable()
export class RemindDrafts {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly work: UnitOfWork,
    private readonly letters: ApplicationLetters,
  ) {}

  async run(days: number): Promise<{ reminded: number }> {
    let reminded = 0;
    for (;;) {
      const step = await this.step(days);
      reminded += step;
      if (step < AT_ONCE) return { reminded };
    }
  }

  /** Nobody is reminded of what he cannot send any more, of an event that is over, or of what he never began to fill. */
  private async step(days: number): Promise<number> {
    const { result } = await this.work.run({ actor: 'applications.remindDrafts' }, async (tx) => {
      const drafts = await tx.query<Draft>(
        `select a.guid, a.competition_guid as competition, c.title as "eventTitle", c.time_zone as "timeZone",
                a.member_guid as member, a.title, a.percent, r.closes_at as "closesAt"
           from applications.application a join competitions.v_competition c on c.guid = a.competition_guid
           left join applications.rules r on r.competition_guid = a.competition_guid
          where a.state = 'Submitted' and a.number is null and a.member_guid is not null and a.reminded_at is null and a.deleted_at is null
            and a.updated_at < now() - make_interval(days => $1)
            and c.archived_at is null and c.end_date >= current_date
            and (r.closes_at is null or r.closes_at > now())
          order by a.guid limit ${AT_ONCE} for update of a skip locked`,
        [days],
      );
      for (const draft of drafts) await this.letters.draft(tx, this.newsOf(draft));
      await tx.query(`update applications.application set reminded_at = now() where guid = any ($1::uuid[])`, [
        drafts.map(({ guid }) => guid),
      ]);
      return drafts.length;
    });
    return result;
  }

  private newsOf({ guid, competition, eventTitle, timeZone, member, title, percent, closesAt }: Draft) {
    const base = this.config.publicUrl ?? `http://localhost:${this.config.port}`;
    return {
      ...{ guid, competition, eventTitle, member, once: `application-draft:${guid}` },
      application: nameOf({ number: null, title }),
      filled: percent === 100 ? 'всё обязательное заполнено' : `заполнена на ${percent}\u00a0%`,
      closing: closesAt === null ? '' : `Заявки принимают до ${momentIn(closesAt, timeZone)}.`,
      urlOf: (path: string) => `${base}${path}`,
    };
  }
}

function momentIn(at: Date, timeZone: string): string {
  const [day, time] = [
    russianDates({ day: 'numeric', month: 'long', timeZone }),
    new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit', timeZone }),
  ];
  return `${day.format(at)}, ${time.format(at)}`;
}
