import { Injectable } from '@nestjs/common';
import { EventNews } from '@rampa/accounts/server';
import { Competitions, eventOf } from '@rampa/competitions/server';
import type { BodyOf, CompetitionProgramUpdate } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { Nominations } from '@rampa/reference-books/server';
import { stopCeremony } from '../persistence/ceremonies.ts';
import { membersOf } from '../persistence/members.ts';
import { addVersion } from '../persistence/versions.ts';
import { lockedProgram, titleIn } from '../persistence/programs.ts';
import { PROGRAM, type ProgramRow } from '../persistence/program-tables.ts';
import { CompositionChanges } from '../ports/composition-changes.ts';
import { ProtocolStates } from '../ports/protocol-states.ts';

/** Who permitted full names, and when, is stored beside the switch while it is on. */
function wordOn(next: boolean | undefined, now: boolean, { actor }: Scope): Partial<ProgramRow> {
  if (next === undefined || next === now) return {};
  if (!next || actor.kind !== 'account') return { fullNamesBy: null, fullNamesAt: null };
  return { fullNamesBy: actor.account, fullNamesAt: new Date() };
}

/** Of the order of awarding both words are kept, the closing one too: the list of openings tells them. */
function wordOnAwards(next: boolean | undefined, now: boolean, { actor }: Scope): Partial<ProgramRow> {
  if (next === undefined || next === now) return {};
  return { awardOrderBy: actor.kind === 'account' ? actor.account : null, awardOrderAt: new Date() };
}

@Injectable()
export class UpdateProgram {
  constructor(
    private readonly work: UnitOfWork,
    private readonly competitions: Competitions,
    private readonly states: ProtocolStates,
    private readonly composition: CompositionChanges,
    private readonly nominations: Nominations,
    private readonly news: EventNews,
  ) {}

  /** The tour is part of the ranking group, so its change waits for marks and respects a closed protocol. */
  async run(
    scope: Scope,
    body: BodyOf<typeof CompetitionProgramUpdate>,
    urlOf: (path: string) => string,
  ): Promise<void> {
    const event = eventOf(scope);
    const { competitionProgramGuid: guid, dateTimeBegin, gap, nominationGuids, ...fields } = body;
    const nominations = nominationGuids && [...new Set(nominationGuids)];
    const lock = { competition: event.competition, mode: 'exclusive' as const };
    await this.work.run({ scope, ...(fields.tour === undefined ? {} : { lock }) }, async (tx) => {
      if (fields.isPublished) await this.competitions.assertReal(tx, event.competition);
      const program = await lockedProgram(tx, event, guid);
      const { tour = program.tour } = fields;
      const recomposes = tour !== program.tour;
      if (recomposes) {
        await this.competitions.assertTour(tx, event.competition, tour);
        await this.states.assertCompositionOpen(tx, guid);
      }
      if (nominations) await this.nominations.assertKnown(tx, event.organizer, nominations, 'nominationGuids');
      const beginsAt = dateTimeBegin ? new Date(dateTimeBegin) : null;
      const isMoved = dateTimeBegin !== undefined && beginsAt?.getTime() !== program.beginsAt?.getTime();
      const changes = {
        ...fields,
        ...(fields.title === undefined ? {} : { title: await titleIn(tx, event.competition, fields.title) }),
        ...wordOn(fields.isFullNames, program.isFullNames, scope),
        ...wordOnAwards(fields.isAwardOrderOpen, program.isAwardOrderOpen, scope),
        ...(gap === undefined ? {} : { gapS: gap }),
        ...(nominations ? { nominations } : {}),
        ...(fields.isPublished && !program.numbersToldAt ? { numbersToldAt: new Date() } : {}),
        // Another beginning makes another plan, so what a recount kept is dropped.
        ...(isMoved ? { beginsAt, replannedAt: null } : {}),
      };
      if (Object.keys(changes).length === 0) return;
      await PROGRAM.update(tx, { guid }, changes);
      if (isMoved) await tx.query('update program.item set planned_at = null where program_guid = $1', [guid]);
      if (fields.isAwardOrderOpen === false) await stopCeremony(tx, event.competition, guid, 'order');
      tx.emit(event.competition, 'program.changed', { program: guid });
      if (recomposes) await this.composition.follow(tx, event.competition);
      if (fields.isPublished && !program.isPublished) {
        await addVersion(tx, guid, scope.actor.kind === 'account' ? scope.actor.account : null);
        await this.tell(tx, event.competition, { guid, title: fields.title ?? program.title }, urlOf);
      }
    });
  }

  private async tell(
    tx: Transaction,
    competition: Guid,
    program: { guid: Guid; title: string },
    urlOf: (path: string) => string,
  ): Promise<void> {
    const face = await this.competitions.face(tx, competition);
    await this.news.tell(tx, {
      ...{ deed: 'programPublished', competition, program: program.guid, urlOf },
      ...{ eventTitle: face.title, programTitle: program.title },
      members: await membersOf(tx, program.guid),
    });
  }
}
