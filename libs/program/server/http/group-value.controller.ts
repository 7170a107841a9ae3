import { Controller } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import { GroupFieldDeleteValue, GroupFieldGetValues, GroupFieldMergeValues } from '@rampa/contract';
import { Call, Database, Input, type Given } from '@rampa/platform/server';
import { GroupValues } from '../queries/group-values.ts';
import { DeleteGroupValue } from '../use-cases/delete-group-value.ts';
import { MergeGroupValues } from '../use-cases/merge-group-values.ts';

/** Calls about the performances that use a value; its name and position belong to the event's own calls. */
@Controller()
export class GroupValueController {
  constructor(
    private readonly database: Database,
    private readonly groupValues: GroupValues,
    private readonly mergeValues: MergeGroupValues,
    private readonly deleteValue: DeleteGroupValue,
  ) {}

  @Call(GroupFieldGetValues)
  values(@Input() given: Given<typeof GroupFieldGetValues>) {
    return this.groupValues.ofEvent(this.database, eventOf(given.scope).competition);
  }

  @Call(GroupFieldMergeValues)
  merge(@Input() given: Given<typeof GroupFieldMergeValues>) {
    return this.mergeValues.run(given.scope, given.body);
  }

  @Call(GroupFieldDeleteValue)
  delete(@Input() given: Given<typeof GroupFieldDeleteValue>) {
    return this.deleteValue.run(given.scope, given.query.groupValueGuid);
  }
}
