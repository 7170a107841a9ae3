import { Controller } from '@nestjs/common';
import { PublicProgram } from '@rampa/contract';
import { Call, Input, ViewAnswer, Views, type Given } from '@rampa/platform/server';

@Controller()
export class PublicProgramController {
  constructor(private readonly views: Views) {}

  @Call(PublicProgram)
  async show(@Input() given: Given<typeof PublicProgram>) {
    const key = given.params.programGuid.toLowerCase();
    return new ViewAnswer(await this.views.read(given.scope.actor, 'public-program', key));
  }
}
