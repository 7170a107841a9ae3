import { Controller } from '@nestjs/common';
import {
  ApplicationDataGetByApplicationGuid,
  ApplicationTemplateAddBlock,
  ApplicationTemplateCheckCountChildren,
  ApplicationTemplateDeleteBlock,
  ApplicationTemplateDeleteChildrenBlocksExceptFirstFromOneApplication,
  ApplicationTemplateDuplicateBlock,
  ApplicationTemplateMoveBlock,
  ApplicationTemplateRestoreBlock,
  ApplicationTemplateUpdateBlockStatus,
  ApplicationTemplateUpdateField,
} from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { ReadApplications } from '../queries/read-applications.ts';
import { ChangeBlocks } from '../use-cases/change-blocks.ts';
import { DecideApplications } from '../use-cases/decide-applications.ts';
import { SaveField } from '../use-cases/save-field.ts';

@Controller()
export class AnswersController {
  constructor(
    private readonly saving: SaveField,
    private readonly blocks: ChangeBlocks,
    private readonly deciding: DecideApplications,
    private readonly applications: ReadApplications,
  ) {}

  @Call(ApplicationTemplateUpdateField)
  updateField(@Input() given: Given<typeof ApplicationTemplateUpdateField>) {
    return this.saving.run(given.scope, given.body);
  }

  @Call(ApplicationTemplateDuplicateBlock)
  duplicateBlock(@Input() given: Given<typeof ApplicationTemplateDuplicateBlock>) {
    const { applicationGuid, applicationBlockGuid } = given.query;
    return this.blocks.duplicate(given.scope, applicationGuid, applicationBlockGuid, given.body);
  }

  @Call(ApplicationTemplateAddBlock)
  addBlock(@Input() given: Given<typeof ApplicationTemplateAddBlock>) {
    return this.blocks.add(given.scope, given.query.applicationGuid, given.body);
  }

  @Call(ApplicationTemplateDeleteBlock)
  deleteBlock(@Input() given: Given<typeof ApplicationTemplateDeleteBlock>) {
    return this.blocks.remove(given.scope, given.query.applicationBlockGuid);
  }

  @Call(ApplicationTemplateDeleteChildrenBlocksExceptFirstFromOneApplication)
  deleteOthers(@Input() given: Given<typeof ApplicationTemplateDeleteChildrenBlocksExceptFirstFromOneApplication>) {
    return this.blocks.removeOthers(given.scope, given.query.applicationGuid, given.query.applicationBlockGuid);
  }

  @Call(ApplicationTemplateRestoreBlock)
  restoreBlock(@Input() given: Given<typeof ApplicationTemplateRestoreBlock>) {
    return this.blocks.restore(given.scope, given.query.applicationBlockGuid);
  }

  @Call(ApplicationTemplateMoveBlock)
  moveBlock(@Input() given: Given<typeof ApplicationTemplateMoveBlock>) {
    return this.blocks.move(given.scope, given.body.applicationBlockGuid, given.body.afterGuid);
  }

  @Call(ApplicationTemplateUpdateBlockStatus)
  async updateBlockStatus(@Input() given: Given<typeof ApplicationTemplateUpdateBlockStatus>) {
    const { applicationBlockGuid } = given.query;
    await this.deciding.changeBlockStatus(given.scope, applicationBlockGuid, given.body.competitionBlockStatusKey);
    return {};
  }

  @Call(ApplicationTemplateCheckCountChildren)
  checkCountChildren(@Input() given: Given<typeof ApplicationTemplateCheckCountChildren>) {
    return this.applications.countChildren(given.scope, given.query.applicationBlockGuid);
  }

  @Call(ApplicationDataGetByApplicationGuid)
  data(@Input() given: Given<typeof ApplicationDataGetByApplicationGuid>) {
    return this.applications.data(given.scope, given.query.applicationGuid);
  }
}
