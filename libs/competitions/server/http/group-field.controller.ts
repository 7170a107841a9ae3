import { Controller } from '@nestjs/common';
import {
  GroupFieldArrangeValues,
  GroupFieldCreateValue,
  GroupFieldGetByCompetition,
  GroupFieldUpdate,
  GroupFieldUpdateValue,
} from '@rampa/contract';
import { Call, Database, Input, type Given } from '@rampa/platform/server';
import { eventOf } from '../event-scope.ts';
import { Competitions } from '../queries/competitions.ts';
import { ChangeGroupValues } from '../use-cases/change-group-values.ts';
import { UpdateGroupFields } from '../use-cases/update-group-fields.ts';

@Controller()
export class GroupFieldController {
  constructor(
    private readonly database: Database,
    private readonly competitions: Competitions,
    private readonly updateGroupFields: UpdateGroupFields,
    private readonly changeGroupValues: ChangeGroupValues,
  ) {}

  @Call(GroupFieldGetByCompetition)
  async getByCompetition(@Input() given: Given<typeof GroupFieldGetByCompetition>) {
    const fields = await this.competitions.groupFields(this.database, eventOf(given.scope).competition);
    return fields.map(({ values: _, ...field }) => field);
  }

  @Call(GroupFieldUpdate)
  update(@Input() given: Given<typeof GroupFieldUpdate>) {
    return this.updateGroupFields.run(given.scope, given.body);
  }

  @Call(GroupFieldCreateValue)
  createValue(@Input() given: Given<typeof GroupFieldCreateValue>) {
    return this.changeGroupValues.create(given.scope, given.body);
  }

  @Call(GroupFieldUpdateValue)
  updateValue(@Input() given: Given<typeof GroupFieldUpdateValue>) {
    return this.changeGroupValues.rename(given.scope, given.body);
  }

  @Call(GroupFieldArrangeValues)
  arrangeValues(@Input() given: Given<typeof GroupFieldArrangeValues>) {
    return this.changeGroupValues.arrange(given.scope, given.body);
  }
}
