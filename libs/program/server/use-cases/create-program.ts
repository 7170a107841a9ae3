import { Injectable } from '@nestjs/common';
import { Competitions, eventOf } from '@rampa/competitions/server';
import type { BodyOf, CompetitionProgramCreate } from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { actorName, UnitOfWork, type Scope } from '@rampa/platform/server';
import { insertProgram } from '../persistence/programs.ts';

@Injectable()
export class CreateProgram {
  constructor(
    private readonly work: UnitOfWork,
    private readonly competitions: Competitions,
  ) {}

  async run(scope: Scope, body: BodyOf<typeof CompetitionProgramCreate>): Promise<{ guid: Guid }> {
    const event = eventOf(scope);
    const guid = newGuid();
    await this.work.run({ actor: actorName(scope.actor) }, async (tx) => {
      await this.competitions.assertWritable(tx, event);
      await insertProgram(tx, event, {
        guid,
        title: body.title,
        tour: body.tour,
        beginsAt: body.dateTimeBegin ? new Date(body.dateTimeBegin) : null,
        place: body.place,
        gapS: body.gap,
      });
    });
    return { guid };
  }
}
