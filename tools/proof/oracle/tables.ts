// Reads everything of one competition that screens depend on, in one snapshot that first reads the stream's (epoch,
// revision). Written apart from the product: its own SQL, no shared code.

import pg from 'pg';
import type { Stamp, Tables } from './rows.ts';

/** Address of a file. */
const FILES = '/api/v1/Public/file/';

/** $2: one program alone, or null for the whole competition. */
const ITEM = 'select guid from program.item where competition_guid = $1 and ($2::uuid is null or program_guid = $2)';
const NAMED = new Set([
  'items',
  'marks',
  'abstentions',
  'comments',
  'adjustments',
  'manualAwards',
  'clearedMarks',
  'results',
  'shown',
  'shownChanges',
  'shownAbstentions',
]);

const QUERIES: Record<Exclude<keyof Tables, 'stamp' | 'competition'>, string> = {
  programs: `select guid, title, tour, begins_at, place, is_published, gap_s, replanned_at, is_full_names, full_names_at,
            (select full_name from accounts.account where guid = full_names_by) as full_names_by, is_award_order_open, prizes_at, nominations
          from program.program where competition_guid = $1 order by position, guid`,
  items: `select guid, program_guid, kind, order_key, number, block, performer, collective, city, institution, teachers,
            piece_title, authors, title, presenter_text, note, duration_s, people_count, nomination_guid, group_values as value_guids,
            (select coalesce(jsonb_object_agg(said.key, v.title), '{}') from jsonb_each_text(group_values) said
               join competitions.group_value v on v.guid::text = said.value) as group_values,
            participant_guid, performer_kind, activity, is_withdrawn, on_stage_at, done_at, planned_at
          from program.item where guid in (${ITEM}) order by program_guid, order_key, guid`,
  withdrawnConsents: `select distinct i.participant_guid as guid from program.item i where i.competition_guid = $1
          and i.participant_guid is not null and not exists (select from accounts.consent c
            where c.account_guid = i.participant_guid and c.kind = 'publishing' and c.withdrawn_at is null)`,
  nominations: `select distinct n.guid, n.title from reference_books.item n
          join program.item i on i.nomination_guid = n.guid where i.competition_guid = $1`,
  judges: `select guid, full_name, is_chair, nominations from judging.judge
          where competition_guid = $1 and removed_at is null order by position, guid`,
  criteria: `select guid, title, nominations, min_value, max_value, step, weight, is_required, position
          from judging.criterion where competition_guid = $1 order by position, guid`,
  schemes: 'select nomination_guid, value from judging.scheme where competition_guid = $1',
  settings: 'select mark_ahead, seeing_others from judging.setting where competition_guid = $1',
  protocols: `select program_guid, state, version, locked_at, permissions, link_permissions
          from judging.protocol where competition_guid = $1`,
  marks: `select item_guid, judge_guid, criterion_guid, value, version from judging.mark where item_guid in (${ITEM})`,
  abstentions: `select item_guid, judge_guid from judging.abstention where item_guid in (${ITEM})`,
  comments: `select item_guid, judge_guid, body from judging.comment where item_guid in (${ITEM})`,
  adjustments: `select item_guid, kind, amount from judging.adjustment where item_guid in (${ITEM})`,
  awardGroups: 'select guid, nominations from judging.award_group where competition_guid = $1 order by position, guid',
  awards: `select guid, award_group_guid, title, kind, from_value, to_value, place_from, place_to, is_unique, color,
            position
          from judging.award_setting where competition_guid = $1 order by position, guid`,
  decisions: `select guid, item_guids, reason, at from judging.chair_decision
          where competition_guid = $1 order by at, guid`,
  manualAwards: `select item_guid, award_setting_guid from judging.manual_award where item_guid in (${ITEM})`,
  givenPrizes: `select g.item_guid, p.title, case p.giver
              when 'judge' then (select full_name from judging.judge where guid = p.judge_guid)
              when 'sponsor' then p.giver_name else '' end as giver
          from judging.given_prize g join judging.special_prize p on p.guid = g.prize_guid
            join program.item i on i.guid = g.item_guid
          where p.competition_guid = $1 order by p.position, p.guid, i.order_key, i.guid`,
  judgesPrizes: `select guid, judge_guid, title, description, copies,
            array(select item_guid from judging.given_prize where prize_guid = p.guid order by item_guid) as items
          from judging.special_prize p where competition_guid = $1 and giver = 'judge' order by position, guid`,
  groupValues: 'select guid, field_guid, title, position from competitions.group_value where competition_guid = $1',
  groupFields:
    'select guid, is_grouping from competitions.group_field where competition_guid = $1 order by position, guid',
  displays: `select key, program_guid, scene, reveal, show_judge_marks, layout, accent, ground, message, pause_title, pause_at, pause_until,
            leaders_group, reloads, frozen,
            array(select item_guid from display.release where display_guid = s.guid) as released,
            (select '${FILES}' || address from files.file where guid = s.logo_guid) as logo,
            (select '${FILES}' || address from files.file where guid = s.background_guid) as background
          from display.setting s where competition_guid = $1`,
  steps: `select s.guid, s.program_guid, s.item_guid, s.activity, s.previous, s.made_at, s.is_settled,
            coalesce(s.account_guid, s.link_guid) as maker, s.link_guid is not null as is_link,
            coalesce((select coalesce(nullif(full_name, ''), company_name) from accounts.account
                      where guid = s.account_guid),
                     (select name from accounts.fast_link where guid = s.link_guid), '') as maker_name
          from program.step s join program.program p on p.guid = s.program_guid where p.competition_guid = $1 order by s.place`,
  lateMarks: 'select program_guid from judging.late_mark where competition_guid = $1 and decided_at is null',
  clearings: `select program_guid, protocol_version, at from judging.clearing
          where program_guid in (select guid from program.program where competition_guid = $1)`,
  clearedMarks: `select program_guid, item_guid, judge_guid, criterion_guid, value from judging.cleared_mark
          where item_guid in (${ITEM})`,
  results: `select item_guid, total, place_from, award_title from judging.result where item_guid in (${ITEM})`,
  shown: `select item_guid, at from judging.shown_result where item_guid in (${ITEM})`,
  shownChanges: `select item_guid, judge_guid, criterion_guid, shown_value, at from judging.mark_history
          where (shown_value is not null or shown_none) and item_guid in (${ITEM}) order by id`,
  shownAbstentions: `select item_guid, judge_guid, true as abstains, after_showing as at from judging.abstention
          where after_showing is not null and item_guid in (${ITEM})
          union all
          select item_guid, judge_guid, false, at from judging.shown_abstention s
          where item_guid in (${ITEM}) and not exists (
            select from judging.abstention a where a.item_guid = s.item_guid and a.judge_guid = s.judge_guid)
          order by 4 desc, 1, 2`,
};

const HEAD = 'select epoch, revision::int from live.stream where stream_guid = $1';
const COMPETITION = 'select guid, title, city, time_zone from competitions.competition where guid = $1';

/** Anything that can tell the tables' contents at one moment. */
export interface TablesReader {
  read(): Promise<Tables>;
}

/** Has two connections of its own, so that a proof may ask at any moment; a killed server is asked again. */
export class Oracle implements TablesReader {
  readonly competition: string;
  #pool: pg.Pool;

  constructor(databaseUrl: string, competition: string) {
    this.competition = competition;
    this.#pool = new pg.Pool({ connectionString: databaseUrl, max: 2, application_name: 'rampa-oracle' });
    this.#pool.on('error', () => undefined);
    // A checked-out client lacks the pool's error listener, so a killed server would end this process.
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  async head(): Promise<Stamp> {
    const { rows } = await this.#pool.query<Stamp>(HEAD, [this.competition]);
    return rows[0]!;
  }

  /** The tables of one program, for a competition in which each program is a tour of its own. */
  ofProgram(program: string): TablesReader {
    return { read: () => this.read(program) };
  }

  async read(program: string | null = null): Promise<Tables> {
    const client = await this.#pool.connect();
    let isBroken = true;
    try {
      await client.query('start transaction isolation level repeatable read read only');
      const stamp = (await client.query<Stamp>(HEAD, [this.competition])).rows[0]!;
      const competition = (await client.query(COMPETITION, [this.competition])).rows[0] as Tables['competition'];
      const tables: Record<string, unknown> = { stamp, competition };
      for (const [name, sql] of Object.entries(QUERIES)) {
        const values = NAMED.has(name) ? [this.competition, program] : [this.competition];
        tables[name] = (await client.query(sql, values)).rows;
      }
      await client.query('commit');
      isBroken = false;
      return tables as unknown as Tables;
    } finally {
      client.release(isBroken);
    }
  }

  async query<Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    return (await this.#pool.query<Row>(sql, [...values])).rows;
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}
