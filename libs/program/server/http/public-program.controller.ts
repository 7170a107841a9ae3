import { Controller } from '@nestjs/common';
import { PublicProgram, PublicProgramEvent } from '@rampa/contract';
import { Call, Input, ViewAnswer, Views, type Given } from '@rampa/platform/server';
import { PublicEvents } from '../queries/public-event.ts';

@Controller()
export class PublicProgramController {
  constructor(
    private readonly views: Views,
    private readonly events: PublicEvents,
  ) {}

  @Call(PublicProgram)
  async show(@Input() given: Given<typeof PublicProgram>) {
    const key = given.params.programGuid.toLowerCase();
    return new ViewAnswer(await this.views.read(given.scope.actor, 'public-program', key));
  }

  @Call(PublicProgramEvent)
  event(@Input() { params }: Given<typeof PublicProgramEvent>) {
    return this.events.of(params.programGuid.toLowerCase());
  }
}
