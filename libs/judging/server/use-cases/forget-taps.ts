// Long after an event the portal forgets what the judges' devices sent: the journal of their taps, and the answers to
// their submissions. The marks themselves, results, late marks, and every cell that the organizer has touched with its whole
// journal stay as long as the event.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import { Database } from '@rampa/platform/server';

/** Statements are short, because marking goes on meanwhile. */
const PORTION = 5_000;

// Deleted in the order of writing, so that a day's run stops at the first young row.
const HISTORY = `
  with portion as (
    select id, at, item_guid, judge_guid, criterion_guid, submission_guid
      from judging.mark_history where id > $1 order by id limit $3
  ), old as (
    select p.id from portion p
      left join program.v_item i on i.guid = p.item_guid
      left join competitions.v_competition c on c.guid = i.competition_guid
     where p.at < now() - make_interval(days => $2)
       and (i.guid is null
         or c.end_date < current_date - $2::int and p.submission_guid is not null and not exists (
           select from judging.mark_history o
            where o.item_guid = p.item_guid and o.judge_guid = p.judge_guid and o.criterion_guid = p.criterion_guid
              and o.submission_guid is null))
  ), gone as (
    delete from judging.mark_history h using old where h.id = old.id returning 1
  )
  select max(id) as last, coalesce(min(at) < now() - make_interval(days => $2), false) as "isOld",
         (select count(*)::int from gone) as gone from portion`;

// One look at the index per judge: there are few of them and very many submissions.
const JUDGES = `
  with recursive sender as (
    (select judge_guid from judging.mark_submission order by judge_guid limit 1)
    union all
    select (select s.judge_guid from judging.mark_submission s where s.judge_guid > sender.judge_guid
             order by s.judge_guid limit 1)
      from sender where sender.judge_guid is not null
  )
  select sender.judge_guid as judge from sender
    left join jury.v_judge j on j.guid = sender.judge_guid
    left join competitions.v_competition c on c.guid = j.competition_guid
   where sender.judge_guid is not null and coalesce(c.end_date < current_date - $1::int, true)`;

const SUBMISSIONS = `
  with gone as (
    delete from judging.mark_submission where judge_guid = $1 and submission_guid in (
      select submission_guid from judging.mark_submission
       where judge_guid = $1 and at < now() - make_interval(days => $2) limit $3)
    returning 1)
  select count(*)::int as gone from gone`;

interface Portion {
  /** Null: nothing is left. */
  last: number | null;
  isOld: boolean;
  gone: number;
}

@Injectable()
export class ForgetTaps {
  constructor(private readonly database: Database) {}

  /** `step` is called between the statements. */
  async run(
    { historyDays, submissionDays }: { historyDays: number; submissionDays: number },
    step: () => Promise<void> = async () => undefined,
    portion = PORTION,
  ): Promise<{ history: number; submissions: number }> {
    return {
      history: await this.history(historyDays, step, portion),
      submissions: await this.submissions(submissionDays, step, portion),
    };
  }

  private async history(days: number, step: () => Promise<void>, portion: number): Promise<number> {
    let total = 0;
    for (let last: number | null = 0, isOld = true; last !== null && isOld;) {
      await step();
      const rows: Portion[] = await this.database.query<Portion>(HISTORY, [last, days, portion]);
      ({ last, isOld } = rows[0]!);
      total += rows[0]!.gone;
    }
    return total;
  }

  private async submissions(days: number, step: () => Promise<void>, portion: number): Promise<number> {
    let total = 0;
    for (const { judge } of await this.database.query<{ judge: Guid }>(JUDGES, [days])) {
      for (let gone = portion; gone === portion; total += gone) {
        await step();
        [{ gone }] = (await this.database.query<{ gone: number }>(SUBMISSIONS, [judge, days, portion])) as [
          { gone: number },
        ];
      }
    }
    return total;
  }
}
