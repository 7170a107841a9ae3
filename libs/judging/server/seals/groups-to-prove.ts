// What a closed protocol's results follow from: as it was written, never as the rules say now.

import { Injectable, Logger } from '@nestjs/common';
import { canonical, rankGroup, type PerformanceInput, type ProvenGroup, type ToProve } from '@rampa/judging/domain';
import { awardRules, awardSetOf, type EventRules } from '@rampa/jury/server';
import { CLOSED_STATES, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { Nominations } from '@rampa/reference-books/server';
import { loadFacts, type Facts } from '../scoring/facts.ts';
import {
  competes,
  loadPrograms,
  RankingGroups,
  type Performance,
  type RankingGroup,
} from '../scoring/ranking-groups.ts';
import { loadWritten } from '../scoring/written-results.ts';

export interface ProtocolToProve extends ToProve {
  guid: Guid;
  version: number;
  /** By guid of a judge or a performance. */
  names: ReadonlyMap<Guid, string>;
}

type Written = Awaited<ReturnType<typeof loadWritten>>;

@Injectable()
export class GroupsToProve {
  private readonly logger = new Logger(GroupsToProve.name);

  constructor(
    private readonly ranking: RankingGroups,
    private readonly nominations: Nominations,
  ) {}

  /** Those of the programs that are closed. */
  async of(
    reader: Reader,
    competition: Guid,
    programs: readonly Guid[],
    rules: EventRules,
  ): Promise<ProtocolToProve[]> {
    const all = await loadPrograms(reader, competition);
    const closed = all.filter(({ guid, state }) => programs.includes(guid) && CLOSED_STATES.has(state));
    if (closed.length === 0) return [];
    const groups = await this.ranking.of(reader, competition, { programs: closed.map(({ guid }) => guid) });
    const items = groups.flatMap(({ performances }) => performances.filter(competes).map(({ guid }) => guid));
    const facts = await loadFacts(reader, competition, items);
    const written = await loadWritten(reader, items);
    const titles = await this.titlesOf(reader, groups);
    const [event] = await reader.query<{ title: string }>(
      'select title from competitions.v_competition where guid = $1',
      [competition],
    );
    const proven = new Map(groups.map((group) => [group, this.prove(group, rules, facts, written, titles)]));
    return closed.map(({ guid, title, version }) => {
      const isOwn = (one: Performance): boolean => one.program === guid && competes(one);
      const own = groups.filter(({ performances }) => performances.some(isOwn));
      const waiting = own.filter((group) => !proven.get(group)).flatMap((group) => group.performances.filter(isOwn));
      return {
        ...{ guid, version, event: event!.title, program: title, waiting: waiting.length },
        own: own.flatMap((group) => group.performances.filter(isOwn).map((one) => one.guid)),
        groups: own.flatMap((group) => proven.get(group) ?? []),
        names: namesOf(own, rules),
      };
    });
  }

  private async titlesOf(reader: Reader, groups: readonly RankingGroup[]): Promise<ReadonlyMap<Guid, string>> {
    const guids = new Set(groups.flatMap(({ nomination }) => nomination ?? []));
    return this.nominations.titles(reader, [...guids]);
  }

  /** null while the group's results are not written. */
  private prove(
    group: RankingGroup,
    rules: EventRules,
    facts: Facts,
    written: Written,
    titles: ReadonlyMap<Guid, string>,
  ): ProvenGroup | null {
    const competing = group.performances.filter(competes);
    const results = competing.map(({ guid }) => written.get(guid)?.result).filter((one) => one !== undefined);
    if (results.length === 0 || results.length < competing.length) return null;
    const { scheme, judges, chair } = results[0]!.derivation;
    const order = new Map([...judges, ...scheme.criteria.map(({ key }) => key)].map((guid, i) => [guid, i]));
    const place = (guid: string): number => order.get(guid) ?? order.size;
    const own = new Set(competing.map(({ guid }) => guid));
    const proven: ProvenGroup = {
      nomination: titles.get(group.nomination ?? '') ?? '',
      values: group.values,
      scheme,
      judges: judges.map((judge) => ({ judge, isChair: judge === chair })),
      performances: competing.map(({ guid, number }): PerformanceInput => ({
        performance: guid,
        number,
        marks: (facts.marks.get(guid) ?? []).toSorted(
          (a, b) => place(a.judge) - place(b.judge) || place(a.criterion) - place(b.criterion),
        ),
        abstentions: (facts.abstentions.get(guid) ?? []).toSorted((a, b) => place(a) - place(b)),
        adjustments: facts.adjustments.get(guid) ?? [],
      })),
      chairDecisions: facts.chairDecisions.filter(({ performances }) => performances.some((guid) => own.has(guid))),
      titles: awardRules(awardSetOf(rules, group.nomination)?.settings ?? []),
      manualTitles: competing.flatMap(({ guid }) => facts.manualTitles.get(guid) ?? []),
      results,
    };
    const { results: _, scheme: __, ...input } = proven;
    if (canonical(rankGroup(scheme, input).performances) === canonical(results)) return proven;
    // The lock must never fail because of it, and a seal must never vouch for what cannot be recounted.
    this.logger.warn(`Results of ${group.key} do not follow from what is stored; the group is not sealed`);
    return null;
  }
}

function namesOf(groups: readonly RankingGroup[], rules: EventRules): Map<Guid, string> {
  return new Map([
    ...rules.judges.map(({ guid, fullName }): [Guid, string] => [guid, fullName]),
    ...groups.flatMap(({ performances }) => performances.map((one): [Guid, string] => [one.guid, nameOf(one)])),
  ]);
}

/** As strangers and the organizer alike would read it: who performs, and what. */
export function nameOf({
  performer,
  collective,
  pieceTitle,
}: Pick<Performance, 'performer' | 'collective' | 'pieceTitle'>): string {
  return [performer, collective, pieceTitle && `«${pieceTitle}»`].filter(Boolean).join(', ');
}
