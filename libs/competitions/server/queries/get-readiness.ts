import { Injectable } from '@nestjs/common';
import { Memberships } from '@rampa/accounts/server';
import { orderedSteps, STEP_PLACES, toldFaults } from '@rampa/competitions/domain';
import type { AnswerOf, CompetitionGetReadiness } from '@rampa/contract';
import { Database, may, type Scope } from '@rampa/platform/server';
import { eventOf } from '../event-scope.ts';
import { Preparations } from '../ports/preparations.ts';
import { Competitions } from './competitions.ts';

@Injectable()
export class GetReadiness {
  constructor(
    private readonly database: Database,
    private readonly competitions: Competitions,
    private readonly memberships: Memberships,
    private readonly preparations: Preparations,
  ) {}

  /** Of one moment; only what the person's sections show him. */
  async run(scope: Scope): Promise<AnswerOf<typeof CompetitionGetReadiness>> {
    const { competition, organizer } = eventOf(scope);
    const sees = (section: Parameters<typeof may>[1]) => may(scope, section, 1);
    const isOwner = scope.actor.kind === 'account' && scope.actor.userType === 'Organizer';
    return this.database.snapshot(async (reader) => {
      const { isJudged, usesFinances } = await this.competitions.face(reader, competition);
      const { steps, counts, faults } = await this.preparations.of(reader, {
        competition,
        organizer,
        isJudged,
        usesFinances,
      });
      const members = await this.memberships.countOf(reader, competition);
      return {
        steps: orderedSteps(steps, isJudged, sees, isOwner).map((step) => {
          const { title, to } = STEP_PLACES[step.key];
          return { ...step, title, to };
        }),
        faults: toldFaults(faults, isJudged, sees),
        counts: sees('settings') ? { ...counts, members } : {},
      };
    });
  }
}
