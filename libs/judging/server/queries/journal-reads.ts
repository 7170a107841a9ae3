// The journal of a protocol, read together from everything that keeps what was done to it.

import { Injectable } from '@nestjs/common';
import type { JournalEntry, JournalKind } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, pageOf, type PageAsked } from '@rampa/platform/server';

export interface JournalAsked {
  kind?: JournalKind | undefined;
  judge?: Guid | undefined;
  searchText?: string | undefined;
  isDescending: boolean;
}

type Row = Omit<JournalEntry, 'at'> & { at: Date };

/** Each answers (key, at, kind, actor, device, item, judge, criterion, from, to, word, reason). */
const SOURCES = `
  select 'm' || h.id as key, h.at,
         case when h.version = 0 then 'notTaken' when h.device like 'paper:%' then 'paperMark'
              when h.actor like 'judge:%' then 'mark' else 'correction' end as kind,
         -- Whoever read it off the paper; the judge has only written it there.
         coalesce((select r.actor from judging.paper_reading r
                    where h.device like 'paper:%' and r.sheet_guid = substr(h.device, 7)::uuid and r.nth = 1
                      and r.dropped_at is null), h.actor) as actor,
         case when h.device like 'paper:%' then '' else h.device end as device, h.item_guid as item, h.judge_guid as judge, h.criterion_guid as criterion,
         (select b.value from judging.mark_history b
           where b.item_guid = h.item_guid and b.judge_guid = h.judge_guid and b.criterion_guid = h.criterion_guid
             and b.id < h.id and b.version > 0 order by b.id desc limit 1) as "from",
         h.value as "to",
         -- What stood when the hall was shown it: of the first change since then. A clearing takes showings away.
         case when h.shown_value is null and not h.shown_none then '' else
           (select coalesce(f.shown_value::text, 'none') from judging.mark_history f
             where f.item_guid = h.item_guid and f.judge_guid = h.judge_guid and f.criterion_guid = h.criterion_guid
               and (f.shown_value is not null or f.shown_none)
               and f.at > coalesce((select max(e.at) from live.v_deed e
                                     where e.stream_guid = $2 and e.kind = 'marks.cleared' and e.at < h.at
                                       and e.payload ->> 'program' = $1::uuid::text), '-infinity')
             order by f.id limit 1) end as word, h.reason
    from judging.mark_history h join program.v_item i on i.guid = h.item_guid where i.program_guid = $1
  union all
  select l.guid::text, l.at, 'late', 'judge:' || l.judge_guid, '', l.item_guid, l.judge_guid, l.criterion_guid, null,
         l.value, case when l.decided_at is null then 'waits' when l.accepted then 'accepted' else 'declined' end,
         l.reason
    from judging.late_mark l where l.program_guid = $1
  union all
  select a.guid::text, a.at, 'adjustment', a.actor, '', a.item_guid, null, null, null,
         case a.kind when 'deduction' then -a.amount else a.amount end, a.kind, a.reason
    from judging.adjustment a join program.v_item i on i.guid = a.item_guid where i.program_guid = $1
  union all
  select 'a' || m.item_guid, m.at, 'award', m.actor, '', m.item_guid, null, null, null, null, coalesce(s.title, ''),
         m.reason
    from judging.manual_award m
    join program.v_item i on i.guid = m.item_guid
    left join jury.v_award_setting s on s.guid = m.award_setting_guid where i.program_guid = $1
  union all
  select d.guid::text, d.at, 'decision', d.actor, '', d.item_guids[1], null, null, null, null, '', d.reason
    from (select guid, at, actor, item_guids, reason, competition_guid from judging.chair_decision
           union all
          select guid, at, actor, item_guids, reason, competition_guid from judging.withdrawn_decision) d
   where d.competition_guid = $2
     and exists (select from program.v_item i where i.guid = any (d.item_guids) and i.program_guid = $1)
  union all
  select 'w' || w.guid, w.withdrawn_at, 'withdrawn', w.withdrawn_by, '', w.item_guids[1], null, null, null, null, '',
         w.withdrawn_because
    from judging.withdrawn_decision w
   where w.competition_guid = $2
     and exists (select from program.v_item i where i.guid = any (w.item_guids) and i.program_guid = $1)
  union all
  select s.guid::text, s.sealed_at, 'seal', '', '', null, null, null, null, null, s.number::text, s.digest
    from judging.seal s where s.program_guid = $1
  union all
  select r.guid::text || case when d.is_dropped then 'd' else '' end, case when d.is_dropped then r.dropped_at else r.at end,
         'paper', case when d.is_dropped then r.dropped_by else r.actor end, '', null, s.judge_guid, null, null, null,
         case when d.is_dropped then 'dropped' when r.nth = 1 then 'entered' else 'checked' end, s.version::text
    from judging.paper_reading r
    join judging.paper_sheet s on s.guid = r.sheet_guid
    join (values (false), (true)) d (is_dropped) on not d.is_dropped or r.dropped_at is not null
   where s.program_guid = $1
  union all
  select d.guid::text, d.at, 'paper', d.actor, '', d.item_guid, s.judge_guid, d.criterion_guid, null,
         case when d.criterion_guid is not null then d.value end,
         case when d.criterion_guid is not null then 'decided' when d.value = 1 then 'abstained' else 'notAbstained' end,
         coalesce(d.first_value::text, '') || ';' || coalesce(d.second_value::text, '') || ';' || coalesce(d.in_force::text, '')
    from judging.paper_solution d join judging.paper_sheet s on s.guid = d.sheet_guid where s.program_guid = $1
  union all
  select e.revision || '.' || e.n, e.at,
         case e.kind when 'protocol.changed' then
                       case when e.payload ->> 'from' <> e.payload ->> 'state' then 'state' else 'publication' end
                     when 'marks.cleared' then 'cleared'
                     when 'marks.restored' then 'restored' when 'prizes.changed' then 'prize' else 'shown' end,
         e.actor, '', (e.payload ->> 'item')::uuid, null, null, null, null,
         case e.kind when 'protocol.changed' then
                       case when e.payload ->> 'from' <> e.payload ->> 'state' then e.payload ->> 'state'
                            when e.payload ? 'linkRenewed' then 'renewed' else e.payload ->> 'audience' end
                     when 'prizes.changed' then
                       coalesce((select p.title from judging.special_prize p
                                  where p.guid = (e.payload ->> 'prize')::uuid), '')
                     else '' end,
         case e.kind when 'prizes.changed' then case e.payload ->> 'isBound' when 'true' then 'given' else 'taken' end
                     else coalesce(e.payload ->> 'reason', '') end
    from live.v_deed e
   where e.stream_guid = $2 and e.payload ->> 'program' = $1::text
     and e.kind in ('marks.cleared', 'marks.restored', 'prizes.changed', 'protocol.changed', 'result.shown')`;

const FOUND = `from (${SOURCES}) q
  left join program.v_item i on i.guid = q.item
  left join jury.v_judge j on j.guid = q.judge
  left join jury.v_criterion c on c.guid = q.criterion
  left join jury.v_judge aj on aj.guid = case when q.actor like 'judge:%' then substr(q.actor, 7)::uuid end
  left join (select h.judge_guid as judge, h.device,
                    row_number() over (partition by h.judge_guid order by min(h.id)) as nth
               from judging.mark_history h join program.v_item i on i.guid = h.item_guid
              where i.program_guid = $1 and h.device <> '' and h.device not like 'paper:%' group by 1, 2) d
    on d.judge = q.judge and d.device = q.device
  left join accounts.v_account aa on aa.guid = case when q.actor like 'account:%' then substr(q.actor, 9)::uuid end
  where ($3::text is null or q.kind = $3) and ($4::uuid is null or q.judge = $4)`;
const ACTOR = `coalesce(aj.full_name, nullif(aa.full_name, ''), aa.company_name, '')`;

const COLUMNS = `q.key as guid, q.at, q.kind, ${ACTOR} as actor, d.nth::int as device, coalesce(i.number, '') as number,
  coalesce(nullif(i.performer, ''), i.collective, '') as performer, coalesce(j.full_name, '') as judge,
  coalesce(c.title, '') as criterion, q."from", q."to", q.word, q.reason`;

@Injectable()
export class JournalReads {
  constructor(private readonly database: Database) {}

  /** Failure notFound. */
  async page(
    program: Guid,
    asked: JournalAsked,
    page: PageAsked,
  ): Promise<{ collection: JournalEntry[]; totalCount: number }> {
    const direction = asked.isDescending ? 'desc' : 'asc';
    const { rows, totalCount } = await pageOf<Row>(
      this.database,
      {
        columns: COLUMNS,
        found: FOUND,
        parameters: await this.parameters(program, asked),
        search: {
          text: asked.searchText,
          in: ['i.performer', 'i.collective', 'i.number', 'j.full_name', 'q.reason', 'q.word', ACTOR],
        },
        order: `q.at ${direction}, q.key ${direction}`,
      },
      page,
    );
    return { collection: rows.map(entryOf), totalCount };
  }

  /** In the order in which things were done; of more than `most` the first. Failure notFound. */
  async all(program: Guid, asked: Pick<JournalAsked, 'kind' | 'judge'>, most: number): Promise<JournalEntry[]> {
    const rows = await this.database.query<Row>(`select ${COLUMNS} ${FOUND} order by q.at, q.key limit $5`, [
      ...(await this.parameters(program, asked)),
      most,
    ]);
    return rows.map(entryOf);
  }

  private async parameters(program: Guid, { kind, judge }: Pick<JournalAsked, 'kind' | 'judge'>) {
    const [owner] = await this.database.query<{ competition: Guid }>(
      'select competition_guid as competition from program.v_program where guid = $1',
      [program],
    );
    if (!owner) throw new Failure('notFound');
    return [program, owner.competition, kind ?? null, judge ?? null];
  }
}

function entryOf(row: Row): JournalEntry {
  return { ...row, at: row.at.toISOString() };
}
