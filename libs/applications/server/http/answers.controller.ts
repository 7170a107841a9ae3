import { Controller } from '@nestjs/common';
import { PublicAddress } from '@rampa/accounts/server';
import {
  ApplicationDataGetByApplicationGuid,
  ApplicationTemplateAddBlock,
  ApplicationTemplateAddBlocks,
  ApplicationTemplateCheckCountChildren,
  ApplicationTemplateDeleteBlock,
  ApplicationTemplateDeleteBlocks,
  ApplicationTemplateDeleteChildrenBlocksExceptFirstFromOneApplication,
  ApplicationTemplateDuplicateBlock,
  ApplicationTemplateMoveBlock,
  ApplicationTemplateRestoreBlock,
  ApplicationTemplateUpdateBlockStatus,
  ApplicationTemplateUpdateField,
  type WrittenApplication,
} from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { ReadApplications } from '../queries/read-applications.ts';
import { ChangeBlocks } from '../use-cases/change-blocks.ts';
import { DecideApplications } from '../use-cases/decide-applications.ts';
import { GivePlaces } from '../use-cases/give-places.ts';
import { PasteList } from '../use-cases/paste-list.ts';
import { SaveField } from '../use-cases/save-field.ts';

@Controller()
export class AnswersController {
  constructor(
    private readonly saving: SaveField,
    private readonly blocks: ChangeBlocks,
    private readonly pasting: PasteList,
    private readonly deciding: DecideApplications,
    private readonly applications: ReadApplications,
    private readonly giving: GivePlaces,
    private readonly addresses: PublicAddress,
  ) {}

  @Call(ApplicationTemplateUpdateField)
  updateField(@Input() given: Given<typeof ApplicationTemplateUpdateField>) {
    return this.corrected(given, this.saving.run(given.scope, given.body));
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

  @Call(ApplicationTemplateAddBlocks)
  addBlocks(@Input() given: Given<typeof ApplicationTemplateAddBlocks>) {
    return this.pasting.run(given.scope, given.query.applicationBlockGuid, given.body);
  }

  @Call(ApplicationTemplateDeleteBlock)
  deleteBlock(@Input() given: Given<typeof ApplicationTemplateDeleteBlock>) {
    return this.corrected(given, this.blocks.remove(given.scope, [given.query.applicationBlockGuid]));
  }

  @Call(ApplicationTemplateDeleteBlocks)
  deleteBlocks(@Input() given: Given<typeof ApplicationTemplateDeleteBlocks>) {
    return this.corrected(given, this.blocks.remove(given.scope, given.body.applicationBlockGuids));
  }

  @Call(ApplicationTemplateDeleteChildrenBlocksExceptFirstFromOneApplication)
  deleteOthers(@Input() given: Given<typeof ApplicationTemplateDeleteChildrenBlocksExceptFirstFromOneApplication>) {
    const { applicationGuid, applicationBlockGuid } = given.query;
    return this.corrected(given, this.blocks.removeOthers(given.scope, applicationGuid, applicationBlockGuid));
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

  /** A place that a correction of what was sent leaves free goes on, where the event says so. */
  private async corrected<T extends WrittenApplication>(
    { scope, request }: Pick<Given<typeof ApplicationTemplateUpdateField>, 'scope' | 'request'>,
    writing: Promise<T>,
  ): Promise<T> {
    const written = await writing;
    if (written.state === 'Subscribed')
      await this.giving.byItself(scope, (path) => this.addresses.inLetters(path, request));
    return written;
  }
}
