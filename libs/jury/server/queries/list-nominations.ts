import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { AnswerOf, NominationGetNominationsByCompetition } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { Database, type Scope } from '@rampa/platform/server';
import { Nominations } from '@rampa/reference-books/server';
import { loadRules, panelOf } from '../rules/event-rules.ts';

@Injectable()
export class ListNominations {
  constructor(
    private readonly database: Database,
    private readonly nominations: Nominations,
  ) {}

  /**
   * The lines of the book «Номинации» that the event offers; `itemCount` tells which are used. Other lines are listed
   * while something of the event names them.
   */
  run(scope: Scope): Promise<AnswerOf<typeof NominationGetNominationsByCompetition>> {
    const { competition, organizer } = eventOf(scope);
    return this.database.snapshot(async (reader) => {
      const nominations = await this.nominations.list(reader, organizer, competition);
      const rules = await loadRules(reader, competition);
      const counts = await reader.query<{ guid: Guid; count: number }>(
        `select nomination_guid as guid, count(*)::int as count from program.v_item
          where competition_guid = $1 and kind = 'performance' and nomination_guid is not null group by nomination_guid`,
        [competition],
      );
      const countOf = new Map(counts.map(({ guid, count }) => [guid, count]));
      const named = new Set([
        ...countOf.keys(),
        ...rules.criteria.flatMap(({ nominationGuids }) => nominationGuids),
        ...[...rules.judges, ...rules.sets].flatMap((rule) => rule.nominations),
      ]);
      const offered = nominations.filter(({ guid, isOffered }) => isOffered || named.has(guid));
      return offered.map(({ guid, title, shortTitle }) => ({
        guid,
        title,
        shortTitle,
        itemCount: countOf.get(guid) ?? 0,
        judgeGuids: panelOf(rules, guid).map((judge) => judge.guid),
      }));
    });
  }
}
