// The result of a group: as the lock wrote it if the whole group is closed, otherwise as derived now.

import { Injectable } from '@nestjs/common';
import type { PerformanceResult } from '@rampa/judging/domain';
import { CLOSED_STATES, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { placeToOf } from './count-group.ts';
import type { EventRules } from '@rampa/jury/server';
import { GroupResults } from './group-results.ts';
import { competes, CONFIRMED, type Performance, type ProgramRow, type RankingGroup } from './ranking-groups.ts';
import { loadWritten, type WrittenResult } from './written-results.ts';

export type Outcome = ReadonlyMap<Guid, WrittenResult>;

/** Programs whose performances compete in the group. */
export function programsOf(group: RankingGroup, programs: ReadonlyMap<Guid, ProgramRow>): ProgramRow[] {
  const guids = new Set(group.performances.filter(competes).map(({ program }) => program));
  return [...guids].map((guid) => programs.get(guid)!);
}

export function isClosed(group: RankingGroup, programs: ReadonlyMap<Guid, ProgramRow>): boolean {
  const own = programsOf(group, programs);
  return own.length > 0 && own.every(({ state }) => CLOSED_STATES.has(state));
}

export function isUnwritten({ performances }: RankingGroup): boolean {
  return performances.some((one) => competes(one) && one.writtenKey === null);
}

@Injectable()
export class Outcomes {
  constructor(private readonly derived: GroupResults) {}

  /** `reader` must be a snapshot. */
  async of(
    reader: Reader,
    competition: Guid,
    rules: EventRules,
    groups: readonly RankingGroup[],
    programs: ReadonlyMap<Guid, ProgramRow>,
  ): Promise<Map<string, Outcome>> {
    const confirmed = (one: Performance): boolean => CONFIRMED.has(programs.get(one.program)!.state);
    const closed = new Set(groups.filter((group) => isClosed(group, programs)));
    const written = await loadWritten(
      reader,
      groups.flatMap((group) =>
        group.performances.filter((one) => closed.has(group) || confirmed(one)).map(({ guid }) => guid),
      ),
    );
    const whole = groups.filter(
      (group) => closed.has(group) && group.performances.every((one) => !competes(one) || written.has(one.guid)),
    );
    const open = groups.filter((group) => !whole.includes(group));
    const counted = await this.derived.of(reader, competition, rules, open);
    const awards = awardsOf(rules);
    const outcomes = new Map<string, Outcome>();
    for (const { key, performances } of groups) {
      const derived = counted.get(key);
      // Another program of the group may have been reopened; an approved result stays as approved.
      const standing = performances.flatMap(({ guid }) => pair(guid, written.get(guid)));
      outcomes.set(key, new Map([...(derived ? outcomeOf(derived.results, awards) : []), ...standing]));
    }
    return outcomes;
  }
}

export type Awards = ReadonlyMap<Guid, { guid: Guid; title: string; color: string }>;

export function awardsOf(rules: EventRules): Awards {
  const settings = rules.sets.flatMap((set) => set.settings);
  return new Map(settings.map(({ guid, title, color }) => [guid, { guid, title, color }]));
}

export function outcomeOf(results: ReadonlyMap<Guid, PerformanceResult>, awards: Awards): Outcome {
  return new Map(
    [...results].map(([guid, result]) => [
      guid,
      { result, placeTo: placeToOf(result), award: (result.title && awards.get(result.title.rule)) ?? null },
    ]),
  );
}

function pair(guid: Guid, written: WrittenResult | undefined): [Guid, WrittenResult][] {
  return written ? [[guid, written]] : [];
}
