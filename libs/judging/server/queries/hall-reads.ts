// What the hall reads of judging: who has sent his marks for a performance, and which results of a program may be
// shown. Single marks by criterion, judges' comments and corrections are left out.

import { Injectable } from '@nestjs/common';
import { type Method } from '@rampa/jury/domain';
import { hasGivenAll, type Given } from '@rampa/judging/domain';
import type { Activity, Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { schemeOf } from '@rampa/jury/server';
import { ProtocolReads } from './protocol-reads.ts';

export interface JudgeSent {
  guid: Guid;
  fullName: string;
  /** He has given all marks that are asked of him, or he abstains; never which marks. */
  sent: boolean;
  /** No mark is awaited of him. */
  abstained: boolean;
}

export interface HallJudged {
  /** Thousandths. */
  total: number | null;
  isDropped: boolean;
  abstained: boolean;
  /** The judge's marks are awaited. */
  isAsked: boolean;
  hasGivenAll: boolean;
}

/** Values in thousandths. */
export interface HallRow {
  itemGuid: Guid;
  programGuid: Guid;
  performer: string;
  collective: string;
  city: string;
  activity: Activity;
  isWithdrawn: boolean;
  isComplete: boolean;
  total: number | null;
  technical: number | null;
  components: number | null;
  deductions: number | null;
  place: number | null;
  placeTo: number | null;
  /** `isByPlace`: the title follows the place, neither points nor the jury's own decision. */
  award: { title: string; color: string; isByPlace: boolean } | null;
  /** One per judge, in the order of the results' judges. */
  byJudge: HallJudged[];
}

export interface HallGroup {
  key: string;
  title: string;
  subtitle: string;
  nomination: Guid | null;
  method: Method;
  /** Another program of the group is still open. */
  isProvisional: boolean;
  rows: HallRow[];
}

export interface HallResults {
  competition: Guid;
  decimals: number;
  /** Full names, in the order of the jury. */
  judges: string[];
  groups: HallGroup[];
}

/** A special prize that was given; `giver`: a sponsor or a judge, empty for the jury and the organizer. */
export interface HallPrize {
  prize: Guid;
  item: Guid;
  program: Guid;
  title: string;
  giver: string;
}

interface Kept {
  epoch: Guid;
  revision: number;
  results: Promise<HallResults>;
}

/** How many programs' results are kept: enough for the screens of one node. */
const KEPT_PROGRAMS = 64;

@Injectable()
export class HallReads {
  /** Kept results; the one that was asked for longest ago comes first. */
  private readonly kept = new Map<Guid, Kept>();

  constructor(private readonly protocols: ProtocolReads) {}

  /**
   * Counted once per revision of the event, however many screens show the program. `reader` must be a snapshot. Throws
   * Failure notFound.
   */
  async results(reader: Reader, program: Guid): Promise<HallResults> {
    const [head] = await reader.query<{ epoch: Guid; revision: number }>(
      `select s.epoch, s.revision from program.v_program p
         join live.v_stream s on s.stream_guid = p.competition_guid where p.guid = $1`,
      [program],
    );
    if (!head) return this.read(reader, program);
    const known = this.kept.get(program);
    if (known?.epoch === head.epoch && known.revision === head.revision) {
      // The read was made for another screen, and failed perhaps with that screen's connection.
      const results = await known.results.catch(() => null);
      if (results) return results;
    }
    const results = this.read(reader, program);
    if (!known || known.epoch !== head.epoch || known.revision <= head.revision)
      this.keep(program, { ...head, results });
    return results;
  }

  /** Of the whole event, in the order in which they are announced. The reader decides which of them may be shown. */
  prizes(reader: Reader, competition: Guid): Promise<HallPrize[]> {
    return reader.query(
      `select g.prize_guid as prize, g.item_guid as item, i.program_guid as program, g.title,
              case when g.giver in ('judge', 'sponsor') then g.giver_name else '' end as giver
         from judging.v_given_prize g join program.v_item i on i.guid = g.item_guid
         join program.v_program p on p.guid = i.program_guid
        where g.competition_guid = $1 order by p.position, p.guid, g.position, g.prize_guid, i.order_key, i.guid`,
      [competition],
    );
  }

  private keep(program: Guid, kept: Kept): void {
    this.kept.delete(program);
    this.kept.set(program, kept);
    if (this.kept.size > KEPT_PROGRAMS) this.kept.delete(this.kept.keys().next().value!);
  }

  private async read(reader: Reader, program: Guid): Promise<HallResults> {
    const { competition, rules, decimals, judges, groups } = await this.protocols.table(reader, program);
    const titled = groups.flatMap(({ rows }) =>
      rows.flatMap(({ itemGuid, award }) => (award ? [{ itemGuid, award }] : [])),
    );
    const byPlace = await titledByPlace(
      reader,
      titled.map(({ itemGuid, award }) => ({ item: itemGuid, award: award.guid })),
    );
    return {
      ...{ competition, decimals },
      judges: judges.map(({ fullName }) => fullName),
      groups: groups.map(({ key, title, subtitle, nomination, isProvisional, rows }) => ({
        ...{ key, title, subtitle, nomination, isProvisional },
        method: schemeOf(rules, nomination).method,
        rows: rows.map(({ award, status, byJudge, ...row }) => ({
          ...{ itemGuid: row.itemGuid, programGuid: row.programGuid },
          ...{ performer: row.performer, collective: row.collective, city: row.city },
          ...{ activity: row.activity, isWithdrawn: row.isWithdrawn, isComplete: status === 'complete' },
          ...{ total: row.total, technical: row.technical, components: row.components, deductions: row.deductions },
          ...{ place: row.place, placeTo: row.placeTo },
          award: award && { title: award.title, color: award.color, isByPlace: byPlace.has(row.itemGuid) },
          byJudge: byJudge.map(hallJudged),
        })),
      })),
    };
  }

  async hasMarks(reader: Reader, item: Guid): Promise<boolean> {
    const [row] = await reader.query<{ has: boolean }>(
      'select exists (select from judging.mark where item_guid = $1 and value is not null) as has',
      [item],
    );
    return row!.has;
  }

  /**
   * The judges of the performance in their order; empty for an item that is no performance. Without criteria nobody has
   * sent.
   */
  async judgesSent(reader: Reader, item: Guid): Promise<JudgeSent[]> {
    const rows = await reader.query<Given & { guid: Guid; fullName: string }>(
      `select j.guid, j.full_name as "fullName", g.given, g.expected, g.abstained
         from program.v_item i
         join jury.v_judge j on j.competition_guid = i.competition_guid and j.removed_at is null
          and jury.serves(j.nominations, i.nomination_guid)
         cross join lateral judging.given_for(i.guid, j.guid, i.competition_guid, i.nomination_guid) g
        where i.guid = $1 and i.kind = 'performance' order by j.position, j.guid`,
      [item],
    );
    return rows.map(({ guid, fullName, ...given }) => {
      const isAsked = given.abstained || given.expected > 0;
      return { guid, fullName, abstained: given.abstained, sent: isAsked && hasGivenAll(given) };
    });
  }
}

function hallJudged({ total, isDropped, ...given }: Given & Pick<HallJudged, 'total' | 'isDropped'>): HallJudged {
  const { abstained, expected } = given;
  return { total, isDropped, abstained, isAsked: !abstained && expected > 0, hasGivenAll: hasGivenAll(given) };
}

async function titledByPlace(
  reader: Reader,
  titled: readonly { item: Guid; award: Guid }[],
): Promise<ReadonlySet<Guid>> {
  if (titled.length === 0) return new Set();
  const rows = await reader.query<{ item: Guid }>(
    `select t.item from unnest($1::uuid[], $2::uuid[]) as t (item, award)
       join jury.v_award_setting s on s.guid = t.award and s.kind in ('rank', 'thresholdThenRank')
      where not exists (select from judging.manual_award m where m.item_guid = t.item)`,
    [titled.map(({ item }) => item), titled.map(({ award }) => award)],
  );
  return new Set(rows.map(({ item }) => item));
}
