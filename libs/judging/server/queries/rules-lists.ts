// The rules of an event as its pages list them.

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
import { loadRules } from '../scoring/event-rules.ts';
import { DEFAULT_SCHEME } from '../scoring/scheme-shape.ts';

@Injectable()
export class RulesLists {
  constructor(private readonly database: Database) {}

  async points(scope: Scope): Promise<CriterionView[]> {
    return (await this.rules(scope)).criteria;
  }

  /** The event's own scheme first; version 0 until the organizer has chosen one. */
  async schemes(scope: Scope): Promise<AnswerOf<typeof ScoringSchemeGetByCompetition>> {
    const { schemes } = await this.rules(scope);
    const hasOwn = schemes.some(({ nominationGuid }) => nominationGuid === null);
    return hasOwn ? schemes : [{ nominationGuid: null, scheme: DEFAULT_SCHEME, version: 0 }, ...schemes];
  }

  async awardGroups(scope: Scope): Promise<AnswerOf<typeof AwardGroupGetByCompetition>> {
    const { sets } = await this.rules(scope);
    return sets.map(({ guid, title, nominations, settings }) => ({
      guid,
      title,
      nominationGuids: nominations,
      settings,
    }));
  }

  /** Of one set, or of all of them. */
  async awards(scope: Scope, group?: Guid): Promise<AwardSettingView[]> {
    const { sets } = await this.rules(scope);
    return sets.filter(({ guid }) => group === undefined || guid === group).flatMap(({ settings }) => settings);
  }

  private rules(scope: Scope) {
    return loadRules(this.database, eventOf(scope).competition);
  }
}
