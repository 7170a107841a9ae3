// The whole protocol of a program with the groups that its performances compete in: the state of the view `protocol`.

import { Injectable } from '@nestjs/common';
import { Competitions } from '@rampa/competitions/server';
import type { CriterionView, ProtocolView } from '@rampa/contract';
import type { ParticipantPermissions } from '@rampa/judging/domain';
import { CLOSED_STATES, Failure, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { Nominations } from '@rampa/reference-books/server';
import { decisionsAbout } from '../persistence/chair-decisions.ts';
import { undoableClearing } from '../persistence/clearings.ts';
import { permissionsOf } from '../persistence/permissions.ts';
import { APPROVED } from '../persistence/protocols.ts';
import { criteriaOf, loadRules, panelOf, schemeOf, type EventRules } from '@rampa/jury/server';
import { groupMethod } from '../scoring/group-method.ts';
import { Outcomes, programsOf, type Outcome } from '../scoring/outcome.ts';
import { loadPrograms, RankingGroups, type ProgramRow, type RankingGroup } from '../scoring/ranking-groups.ts';
import { shownAbstentionsOf, shownChangesOf } from './shown-changes.ts';
import { rowsOf } from './protocol-rows.ts';
import { tiesOf } from './protocol-ties.ts';

/** Everything that a protocol is made of, read at one moment. */
export interface LoadedProtocol {
  competition: Guid;
  program: ProgramRow;
  programs: ReadonlyMap<Guid, ProgramRow>;
  rules: EventRules;
  groups: RankingGroup[];
  outcomes: ReadonlyMap<string, Outcome>;
}

/** What was loaded, and its rows as they are shown. */
export interface ProtocolTable extends LoadedProtocol {
  groups: (RankingGroup & GroupName & Pick<ProtocolView['groups'][number], 'isProvisional' | 'rows'>)[];
  judges: ProtocolView['judges'];
  criteria: CriterionView[];
  decimals: number;
}

type Kept = Partial<ParticipantPermissions>;

export type GroupName = Pick<ProtocolView['groups'][number], 'key' | 'title' | 'subtitle'>;

@Injectable()
export class ProtocolReads {
  constructor(
    private readonly competitions: Competitions,
    private readonly nominations: Nominations,
    private readonly groups: RankingGroups,
    private readonly outcomes: Outcomes,
  ) {}

  /** Failure notFound. `reader` must be a snapshot. The number of statements does not grow with the program. */
  async view(reader: Reader, programGuid: Guid): Promise<ProtocolView> {
    const table = await this.table(reader, programGuid);
    const { competition, program, rules, decimals, judges, criteria, groups, outcomes } = table;
    const face = await this.competitions.face(reader, competition);
    const [beside] = await reader.query<{ late: number; members: Kept | null; link: Kept | null }>(
      `select (select count(*)::int from judging.late_mark where program_guid = $1 and decided_at is null) as late,
              t.permissions as members, t.link_permissions as link
         from (values ($1::uuid)) as asked (program) left join judging.protocol t on t.program_guid = asked.program`,
      [programGuid],
    );
    const clearing = APPROVED.has(program.state)
      ? null
      : await undoableClearing(reader, { program: programGuid, version: program.version });
    const performances = groups.flatMap((group) => group.performances.map(({ guid }) => guid));
    const decisions = await decisionsAbout(reader, competition, performances);
    const methods = new Map(groups.map((group) => [group.key, groupMethod(rules, group, outcomes.get(group.key)!)]));
    return {
      competitionGuid: competition,
      competitionTitle: face.title,
      programGuid,
      programTitle: program.title,
      tour: program.tour,
      timeZone: face.timeZone,
      state: program.state,
      version: program.version,
      lockedAt: CLOSED_STATES.has(program.state) ? (program.lockedAt?.toISOString() ?? null) : null,
      decimals,
      methodText: [...new Set(methods.values())].join('. '),
      judges,
      criteria,
      lateCount: beside!.late,
      granted: { members: permissionsOf(beside!.members ?? {}), link: permissionsOf(beside!.link ?? {}) },
      comments: await commentsOf(reader, programGuid),
      shownChanges: await shownChangesOf(reader, programGuid),
      shownAbstentions: await shownAbstentionsOf(reader, programGuid),
      clearing: clearing && { ...clearing, at: clearing.at.toISOString() },
      groups: groups.map((group) => ({
        ...{ key: group.key, title: group.title, subtitle: group.subtitle, isProvisional: group.isProvisional },
        methodText: methods.get(group.key)!,
        ties: tiesOf(group, outcomes.get(group.key)!, decisions),
        rows: group.rows,
      })),
    };
  }

  /** The results alone, as the protocol and the hall show them. Failure notFound. `reader` must be a snapshot. */
  async table(reader: Reader, programGuid: Guid): Promise<ProtocolTable> {
    const loaded = await this.load(reader, programGuid);
    const { programs, rules, groups, outcomes } = loaded;
    const nominations = [...new Set(groups.map(({ nomination }) => nomination))];
    const titles = await this.nominations.titles(
      reader,
      nominations.filter((guid) => guid !== null),
    );
    const judges = await judgesOf(reader, loaded, nominations);
    const criteria = criteriaIn(loaded, nominations);
    const schemes = (nominations.length > 0 ? nominations : [null]).map((nomination) => schemeOf(rules, nomination));
    return {
      ...loaded,
      ...{ judges, criteria },
      decimals: Math.max(0, ...schemes.map(({ rounding }) => rounding.total)),
      groups: groups.map((group) => ({
        ...group,
        ...nameOf(group, titles),
        isProvisional: programsOf(group, programs).some(
          ({ guid, state }) => guid !== programGuid && !CLOSED_STATES.has(state),
        ),
        rows: rowsOf(group, outcomes.get(group.key)!, { judges, criteria }),
      })),
    };
  }

  /** The groups of a program without their results. Failure notFound. */
  async groupsOf(reader: Reader, programGuid: Guid): Promise<GroupName[]> {
    const competition = await competitionOf(reader, programGuid);
    const groups = await this.groups.of(reader, competition, { programs: [programGuid] });
    const nominations = groups.map(({ nomination }) => nomination).filter((guid) => guid !== null);
    const titles = await this.nominations.titles(reader, [...new Set(nominations)]);
    return groups.map((group) => ({ key: group.key, ...nameOf(group, titles) }));
  }

  async load(reader: Reader, programGuid: Guid): Promise<LoadedProtocol> {
    const competition = await competitionOf(reader, programGuid);
    const rows = await loadPrograms(reader, competition);
    const programs = new Map(rows.map((program) => [program.guid, program]));
    const rules = await loadRules(reader, competition);
    const groups = await this.groups.of(reader, competition, { programs: [programGuid] });
    const outcomes = await this.outcomes.of(reader, competition, rules, groups, programs);
    return { competition, program: programs.get(programGuid)!, programs, rules, groups, outcomes };
  }
}

function nameOf({ nomination, values }: RankingGroup, titles: ReadonlyMap<Guid, string>): Omit<GroupName, 'key'> {
  return { title: (nomination && titles.get(nomination)) || 'Без номинации', subtitle: values.join(' · ') };
}

/** In the order of the performances' guids, then of the judges'. */
function commentsOf(reader: Reader, program: Guid): Promise<ProtocolView['comments']> {
  return reader.query(
    `select c.item_guid as "itemGuid", c.judge_guid as "judgeGuid", c.body as text
       from judging.comment c join program.v_item i on i.guid = c.item_guid
      where i.program_guid = $1 and c.body <> '' order by c.item_guid, c.judge_guid`,
    [program],
  );
}

async function competitionOf(reader: Reader, program: Guid): Promise<Guid> {
  const [row] = await reader.query<{ competition: Guid }>(
    'select competition_guid as competition from program.v_program where guid = $1',
    [program],
  );
  if (!row) throw new Failure('notFound');
  return row.competition;
}

/** Judges of these nominations: the present ones, and those who judged when the results were written. */
async function judgesOf(
  reader: Reader,
  { competition, rules, outcomes }: LoadedProtocol,
  nominations: readonly (Guid | null)[],
): Promise<ProtocolView['judges']> {
  const wanted = new Set(nominations.flatMap((nomination) => panelOf(rules, nomination).map(({ guid }) => guid)));
  for (const outcome of outcomes.values()) {
    for (const { result } of outcome.values()) for (const judge of result.derivation.judges) wanted.add(judge);
  }
  return reader.query(
    `select guid, full_name as "fullName", is_chair as "isChair" from jury.v_judge
      where competition_guid = $1 and guid = any ($2::uuid[]) order by position, guid`,
    [competition, [...wanted]],
  );
}

function criteriaIn({ rules }: LoadedProtocol, nominations: readonly (Guid | null)[]): CriterionView[] {
  const wanted = new Set(nominations.flatMap((nomination) => criteriaOf(rules, nomination)));
  return rules.criteria.filter((criterion) => wanted.has(criterion));
}
