// What papers need beyond the protocol's view: signatures, comments and corrections, written results.

import { Injectable } from '@nestjs/common';
import {
  abstentionsOf,
  OPENINGS,
  tieText,
  type MarkCorrection,
  type ParticipantPermissions,
  type PerformanceResult,
} from '@rampa/judging/domain';
import type { AdjustmentKind, AwardKind, Guid, ProtocolState } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { permissionsOf } from '../persistence/permissions.ts';
import { correctionsInForce } from './corrections-in-force.ts';
import { publicProtocolPath } from './get-publication.ts';
import { ProtocolReads } from './protocol-reads.ts';

export interface PaperFacts {
  /** Includes judges who have left, because written results still name them. */
  judges: { guid: Guid; fullName: string; title: string; isChair: boolean }[];
  comments: { item: Guid; judge: Guid; body: string }[];
  adjustments: { item: Guid; kind: AdjustmentKind; amount: number; reason: string }[];
  /** Titles from the highest down, set by set; `rank` 0 is the highest of its set. */
  awards: {
    guid: Guid;
    set: Guid;
    title: string;
    rank: number;
    kind: AwardKind;
    from: number | null;
    to: number | null;
  }[];
  /** Decisions of the jury with their reasons. */
  decisions: { item: Guid; award: Guid; reason: string }[];
  /** Marks whose last change is the organizer's: whoever signs a sheet sees which marks are not his own. */
  corrections: MarkCorrection[];
  /** Special prizes, in their order; `giver`: a judge's or a sponsor's name. */
  prizes: { item: Guid; title: string; giver: string }[];
  /** Sheets whose marks were read off paper, with who entered and who checked them. */
  sheets: { judge: string; entered: string; checked: string }[];
  /** Path of the published protocol's page, where its link is open. */
  page: string | null;
  /** The newest seal of a closed protocol. */
  seal: { number: number; digest: string } | null;
}

/** How the results of a program's groups came about. */
export interface PaperCounting {
  /** By performance: the hall's words about a result from which somebody abstained. */
  abstentions: ReadonlyMap<Guid, string>;
  /** Texts about broken ties, one for each tie. */
  ties: string[];
}

/** The result as the lock wrote it. */
export interface PaperResult {
  item: Guid;
  program: Guid;
  group: string;
  place: number | null;
  award: { guid: Guid; title: string } | null;
}

const FACTS = `select
  (select coalesce(json_agg(json_build_object('guid', guid, 'fullName', full_name, 'title', title, 'isChair', is_chair)
            order by position, guid), '[]')
     from jury.v_judge where competition_guid = $1) as judges,
  (select coalesce(json_agg(json_build_object('item', c.item_guid, 'judge', c.judge_guid, 'body', c.body)
            order by c.item_guid, c.judge_guid), '[]')
     from judging.comment c join program.v_item i on i.guid = c.item_guid where i.program_guid = $2) as comments,
  (select coalesce(json_agg(json_build_object('item', a.item_guid, 'kind', a.kind, 'amount', a.amount,
            'reason', a.reason) order by a.at, a.guid), '[]')
     from judging.adjustment a join program.v_item i on i.guid = a.item_guid where i.program_guid = $2) as adjustments,
  (select coalesce(json_agg(json_build_object('guid', s.guid, 'set', s.award_group_guid, 'title', s.title,
            'rank', s.position, 'kind', s.kind, 'from', s.from_value, 'to', s.to_value) order by g.position, g.guid, s.position, s.guid), '[]')
     from jury.v_award_setting s join jury.v_award_group g on g.guid = s.award_group_guid
    where s.competition_guid = $1) as awards,
  (select coalesce(json_agg(json_build_object('item', m.item_guid, 'award', m.award_setting_guid, 'reason', m.reason)
            order by m.item_guid), '[]')
     from judging.manual_award m join program.v_item i on i.guid = m.item_guid where i.program_guid = $2) as decisions,
  (select coalesce(json_agg(json_build_object('item', g.item_guid, 'title', g.title, 'giver', g.giver_name)
            order by g.position, g.prize_guid, i.order_key), '[]')
     from judging.v_given_prize g join program.v_item i on i.guid = g.item_guid where i.program_guid = $2) as prizes,
  (select coalesce(json_agg(json_build_object('judge', j.full_name,
            'entered', coalesce(nullif(a.full_name, ''), a.company_name, ''),
            'checked', coalesce(nullif(b.full_name, ''), b.company_name, '')) order by j.position, s.version), '[]')
     from judging.paper_sheet s
     join jury.v_judge j on j.guid = s.judge_guid
     join judging.paper_reading r on r.sheet_guid = s.guid and r.nth = 1 and r.dropped_at is null
     join judging.paper_reading c on c.sheet_guid = s.guid and c.nth = 2 and c.dropped_at is null
     left join accounts.v_account a on 'account:' || a.guid = r.actor
     left join accounts.v_account b on 'account:' || b.guid = c.actor
    where s.program_guid = $2 and s.state = 'settled') as sheets,
  (select json_build_object('key', t.public_key, 'protocol', t.state, 'kept', t.link_permissions)
     from judging.protocol t
    where t.program_guid = $2 and t.public_key is not null) as link,
  (select json_build_object('number', s.number, 'digest', s.digest)
     from judging.seal s join judging.protocol t on t.program_guid = s.program_guid
      and t.state in ('Locked', 'Confirmed', 'Published')
    where s.program_guid = $2 order by s.number desc limit 1) as seal`;

@Injectable()
export class PaperReads {
  constructor(private readonly protocols: ProtocolReads) {}

  async facts(reader: Reader, competition: Guid, program: Guid): Promise<PaperFacts> {
    const [row] = await reader.query<
      Omit<PaperFacts, 'corrections' | 'page'> & {
        link: { key: string; protocol: ProtocolState; kept: Partial<ParticipantPermissions> } | null;
      }
    >(FACTS, [competition, program]);
    const { link, ...facts } = row!;
    const isOpen = link !== null && OPENINGS.link({ protocol: link.protocol, link: permissionsOf(link.kept) });
    const page = isOpen ? publicProtocolPath(link.key) : null;
    return { ...facts, page, corrections: await correctionsInForce(reader, program) };
  }

  async counting(reader: Reader, program: Guid): Promise<PaperCounting> {
    const { competition, groups, outcomes } = await this.protocols.load(reader, program);
    const { judges } = await this.facts(reader, competition, program);
    const names = Object.fromEntries(judges.map(({ guid, fullName }) => [guid, fullName]));
    const counting = { abstentions: new Map<Guid, string>(), ties: [] as string[] };
    for (const { key, performances } of groups) {
      const results = [...outcomes.get(key)!.values()].map(({ result }) => result);
      for (const { derivation } of results) {
        const words = derivation.total === null ? null : abstentionsOf(derivation);
        if (words !== null) counting.abstentions.set(derivation.performance as Guid, words);
      }
      const performers = Object.fromEntries(performances.map(({ guid, ...face }) => [guid, face]));
      counting.ties.push(...tieNotes(results, { judges: names, performances: performers }));
    }
    return counting;
  }

  /** Those of the programs whose protocol is closed. */
  async closed(reader: Reader, programs: readonly Guid[]): Promise<Set<Guid>> {
    const rows = await reader.query<{ program: Guid }>(
      `select program_guid as program from judging.protocol
        where program_guid = any ($1::uuid[]) and state in ('Locked', 'Confirmed', 'Published')`,
      [programs],
    );
    return new Set(rows.map(({ program }) => program));
  }

  /** Competing performances with a written result; of programs that are not closed there are none. */
  async results(reader: Reader, programs: readonly Guid[]): Promise<PaperResult[]> {
    const rows = await reader.query<Omit<PaperResult, 'award'> & { awardGuid: Guid | null; awardTitle: string | null }>(
      `select r.item_guid as item, r.program_guid as program, r.group_key as "group", r.place_from as place,
              r.award_setting_guid as "awardGuid", r.award_title as "awardTitle"
         from judging.result r
         join judging.protocol t on t.program_guid = r.program_guid and t.state in ('Locked', 'Confirmed', 'Published')
         join program.v_program p on p.guid = r.program_guid
         join program.v_item i on i.guid = r.item_guid and not i.is_withdrawn and i.activity <> 'Skipped'
        where r.program_guid = any ($1::uuid[]) order by p.position, p.guid, i.order_key, i.guid`,
      [programs],
    );
    return rows.map(({ awardGuid, awardTitle, ...row }) => ({
      ...row,
      award: awardGuid && awardTitle ? { guid: awardGuid, title: awardTitle } : null,
    }));
  }
}

/** One note for each set of equal performances, told from the best of them. */
function tieNotes(results: readonly PerformanceResult[], names: Parameters<typeof tieText>[1]): string[] {
  const told = new Map<string, string>();
  const tied = results.filter(({ derivation }) => derivation.placing?.tie);
  for (const { derivation } of tied.toSorted((a, b) => a.derivation.placing!.place - b.derivation.placing!.place)) {
    const key = [...derivation.placing!.tie!.performances].sort().join();
    if (!told.has(key)) told.set(key, tieText(derivation, names));
  }
  return [...told.values()];
}
