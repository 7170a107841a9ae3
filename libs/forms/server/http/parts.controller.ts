import { Controller } from '@nestjs/common';
import {
  CompetitionTemplateCopyBlock,
  CompetitionTemplateCreateBlock,
  CompetitionTemplateCreateField,
  CompetitionTemplateDeleteBlock,
  CompetitionTemplateDeleteField,
  CompetitionTemplateGetAttachmentExtensionCategories,
  CompetitionTemplateUpdateBlock,
  CompetitionTemplateUpdateField,
} from '@rampa/contract';
import { FILE_CATEGORIES } from '@rampa/forms/domain';
import { Call, Input, type Given } from '@rampa/platform/server';
import { ChangeParts } from '../use-cases/change-parts.ts';

@Controller()
export class PartsController {
  constructor(private readonly parts: ChangeParts) {}

  @Call(CompetitionTemplateCreateBlock)
  createBlock(@Input() given: Given<typeof CompetitionTemplateCreateBlock>) {
    return this.parts.createBlock(given.scope, given.body);
  }

  @Call(CompetitionTemplateCopyBlock)
  copyBlock(@Input() given: Given<typeof CompetitionTemplateCopyBlock>) {
    return this.parts.copyBlock(given.scope, given.body.blockGuid);
  }

  @Call(CompetitionTemplateUpdateBlock)
  async updateBlock(@Input() given: Given<typeof CompetitionTemplateUpdateBlock>) {
    await this.parts.updateBlock(given.scope, given.body);
    return {};
  }

  @Call(CompetitionTemplateDeleteBlock)
  async deleteBlock(@Input() given: Given<typeof CompetitionTemplateDeleteBlock>) {
    await this.parts.deleteBlock(given.scope, given.query.blockGuid);
    return {};
  }

  @Call(CompetitionTemplateCreateField)
  createField(@Input() given: Given<typeof CompetitionTemplateCreateField>) {
    return this.parts.createField(given.scope, given.body);
  }

  @Call(CompetitionTemplateUpdateField)
  async updateField(@Input() given: Given<typeof CompetitionTemplateUpdateField>) {
    await this.parts.updateField(given.scope, given.body);
    return {};
  }

  @Call(CompetitionTemplateDeleteField)
  async deleteField(@Input() given: Given<typeof CompetitionTemplateDeleteField>) {
    await this.parts.deleteField(given.scope, given.query.fieldGuid);
    return {};
  }

  @Call(CompetitionTemplateGetAttachmentExtensionCategories)
  fileCategories(@Input() _given: Given<typeof CompetitionTemplateGetAttachmentExtensionCategories>) {
    return FILE_CATEGORIES;
  }
}
