import { Controller } from '@nestjs/common';
import {
  TemplateMessageCopy,
  TemplateMessageCreate,
  TemplateMessageDelete,
  TemplateMessageGetByGuid,
  TemplateMessageGetByOrganizer,
  TemplateMessageGetVersion,
  TemplateMessageGetVersions,
  TemplateMessageRestore,
  TemplateMessageRestoreVersion,
  TemplateMessageSendTest,
  TemplateMessageSetDefault,
  TemplateMessageUpdate,
} from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { ReadTemplates } from '../queries/read-templates.ts';
import { ChangeTemplates } from '../use-cases/change-templates.ts';
import { SendTestLetter } from '../use-cases/send-test-letter.ts';
import { UpdateTemplate } from '../use-cases/update-template.ts';

@Controller()
export class TemplatesController {
  constructor(
    private readonly read: ReadTemplates,
    private readonly change: ChangeTemplates,
    private readonly updateTemplate: UpdateTemplate,
    private readonly sendTestLetter: SendTestLetter,
  ) {}

  @Call(TemplateMessageGetByOrganizer)
  getByOrganizer(@Input() given: Given<typeof TemplateMessageGetByOrganizer>) {
    return this.read.page(given.scope, given.query);
  }

  @Call(TemplateMessageGetByGuid)
  getByGuid(@Input() given: Given<typeof TemplateMessageGetByGuid>) {
    return this.read.one(given.query.templateMessageGuid);
  }

  @Call(TemplateMessageGetVersions)
  getVersions(@Input() given: Given<typeof TemplateMessageGetVersions>) {
    return this.read.versions(given.query.templateMessageGuid);
  }

  @Call(TemplateMessageGetVersion)
  getVersion(@Input() given: Given<typeof TemplateMessageGetVersion>) {
    return this.read.version(given.query.templateMessageGuid, given.query.version);
  }

  @Call(TemplateMessageCreate)
  create(@Input() given: Given<typeof TemplateMessageCreate>) {
    return this.change.create(given.scope, given.body);
  }

  @Call(TemplateMessageUpdate)
  update(@Input() given: Given<typeof TemplateMessageUpdate>) {
    return this.updateTemplate.run(given.scope, given.body);
  }

  @Call(TemplateMessageRestoreVersion)
  restoreVersion(@Input() given: Given<typeof TemplateMessageRestoreVersion>) {
    return this.updateTemplate.restoreVersion(given.scope, given.body);
  }

  @Call(TemplateMessageDelete)
  delete(@Input() given: Given<typeof TemplateMessageDelete>) {
    return this.change.remove(given.scope, given.query.templateMessageGuid);
  }

  @Call(TemplateMessageRestore)
  restore(@Input() given: Given<typeof TemplateMessageRestore>) {
    return this.change.restore(given.scope, given.query.templateMessageGuid);
  }

  @Call(TemplateMessageCopy)
  copy(@Input() given: Given<typeof TemplateMessageCopy>) {
    return this.change.copy(given.scope, given.body.templateMessageGuid);
  }

  @Call(TemplateMessageSetDefault)
  setDefault(@Input() given: Given<typeof TemplateMessageSetDefault>) {
    return this.change.setDefault(given.scope, given.body.templateMessageGuid);
  }

  @Call(TemplateMessageSendTest)
  sendTest(@Input() given: Given<typeof TemplateMessageSendTest>) {
    return this.sendTestLetter.run(given.scope, given.body);
  }
}
