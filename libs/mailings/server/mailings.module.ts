import { Module, type OnModuleInit } from '@nestjs/common';
import { GuidOwners } from '@rampa/platform/server';
import { TemplatesController } from './http/templates.controller.ts';
import { ReadTemplates } from './queries/read-templates.ts';
import { ChangeTemplates } from './use-cases/change-templates.ts';
import { SendTestLetter } from './use-cases/send-test-letter.ts';
import { UpdateTemplate } from './use-cases/update-template.ts';

@Module({
  controllers: [TemplatesController],
  providers: [ReadTemplates, ChangeTemplates, UpdateTemplate, SendTestLetter],
})
export class MailingsModule implements OnModuleInit {
  constructor(private readonly owners: GuidOwners) {}

  onModuleInit(): void {
    this.owners.register(
      'letterTemplate',
      `select guid, organizer_guid, null::uuid as competition_guid from mailings.template where guid = any ($1::uuid[])`,
    );
  }
}
