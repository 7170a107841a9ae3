// The rules of an event as the organizer's pages list them.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type {
  AnswerOf,
  AwardGroupGetByCompetition,
  AwardSettingView,
  CriterionView,
  ScoringSchemeGetByCompetition,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { Database, type Scope } from '@rampa/platform/server';
import { Nominations } from '@rampa/reference-books/server';
import { loadRules } from '../rules/event-rules.ts';
import { nominationsInUse, servedBy, setDoubts, setFaults } from '../rules/title-faults.ts';
import { DEFAULT_SCHEME } from '../rules/scheme-shape.ts';

@Injectable()
export class RulesLists {
  constructor(
    private readonly database: Database,
    private readonly nominations: Nominations,
  ) {}

  async points(scope: Scope): Promise<CriterionView[]> {
    return (await this.rules(scope)).criteria;
  }

  /** The event's own scheme first; version 0 until the organizer has chosen one. */
  async schemes(scope: Scope): Promise<AnswerOf<typeof ScoringSchemeGetByCompetition>> {
    const { schemes, markAhead, seeingOthers } = await this.rules(scope);
    const hasOwn = schemes.some(({ nominationGuid }) => nominationGuid === null);
    const own = hasOwn ? [] : [{ nominationGuid: null, scheme: DEFAULT_SCHEME, version: 0 }];
    return { markAhead, seeingOthers, schemes: [...own, ...schemes] };
  }

  async awardGroups(scope: Scope): Promise<AnswerOf<typeof AwardGroupGetByCompetition>> {
    const { competition } = eventOf(scope);
    return this.database.snapshot(async (reader) => {
      const rules = await loadRules(reader, competition);
      const { used, titles } = await nominationsInUse(reader, this.nominations, competition, rules.sets);
      const served = new Map(rules.sets.map((set) => [set.guid, servedBy(rules, set, used, titles)]));
      return rules.sets.map((set) => ({
        guid: set.guid,
        title: set.title,
        nominationGuids: set.nominations,
        settings: set.settings,
        faults: setFaults(set.settings, served.get(set.guid)!),
        doubts: setDoubts(set.settings, served.get(set.guid)!),
      }));
    });
  }

  /** Titles of one set, or of all sets. */
  async awards(scope: Scope, group?: Guid): Promise<AwardSettingView[]> {
    const { sets } = await this.rules(scope);
    return sets.filter(({ guid }) => group === undefined || guid === group).flatMap(({ settings }) => settings);
  }

  private rules(scope: Scope) {
    return loadRules(this.database, eventOf(scope).competition);
  }
}
