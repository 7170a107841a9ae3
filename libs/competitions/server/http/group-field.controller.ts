import { Controller } from '@nestjs/common';
import { GroupFieldGetByCompetition, GroupFieldUpdate } from '@rampa/contract';
import { Call, Database, Input, type Given } from '@rampa/platform/server';
import { eventOf } from '../event-scope.ts';
import { Competitions } from '../queries/competitions.ts';
import { UpdateGroupFields } from '../use-cases/update-group-fields.ts';

@Controller()
export class GroupFieldController {
  constructor(
    private readonly database: Database,
    private readonly competitions: Competitions,
    private readonly updateGroupFields: UpdateGroupFields,
  ) {}

  @Call(GroupFieldGetByCompetition)
  getByCompetition(@Input() given: Given<typeof GroupFieldGetByCompetition>) {
    return this.competitions.groupFields(this.database, eventOf(given.scope).competition);
  }

  @Call(GroupFieldUpdate)
  update(@Input() given: Given<typeof GroupFieldUpdate>) {
    return this.updateGroupFields.run(given.scope, given.body);
  }
}
