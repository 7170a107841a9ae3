import { Controller } from '@nestjs/common';
import {
  ApplicationTemplateSetPerformer,
  PerformerCreate,
  PerformerDelete,
  PerformerGather,
  PerformerGetAll,
  PerformerUpdate,
} from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { ListPerformers } from '../queries/list-performers.ts';
import { KeepPerformers } from '../use-cases/keep-performers.ts';

@Controller()
export class PerformersController {
  constructor(
    private readonly list: ListPerformers,
    private readonly performers: KeepPerformers,
  ) {}

  @Call(PerformerGetAll)
  getAll(@Input() given: Given<typeof PerformerGetAll>) {
    return this.list.page(given.scope, given.query);
  }

  @Call(PerformerCreate)
  create(@Input() given: Given<typeof PerformerCreate>) {
    return this.performers.create(given.scope, given.body);
  }

  @Call(PerformerUpdate)
  async update(@Input() given: Given<typeof PerformerUpdate>) {
    const { performerGuid, ...values } = given.body;
    await this.performers.update(given.scope, performerGuid, values);
    return {};
  }

  @Call(PerformerDelete)
  async remove(@Input() given: Given<typeof PerformerDelete>) {
    await this.performers.remove(given.scope, given.query.performerGuid);
    return {};
  }

  @Call(PerformerGather)
  gather(@Input() given: Given<typeof PerformerGather>) {
    return this.performers.gather(given.scope);
  }

  @Call(ApplicationTemplateSetPerformer)
  async set(@Input() given: Given<typeof ApplicationTemplateSetPerformer>) {
    await this.performers.set(given.scope, given.body.applicationBlockGuid, given.body.performerGuid);
    return {};
  }
}
