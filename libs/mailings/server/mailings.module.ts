import { Module, type OnModuleInit } from '@nestjs/common';
import { deedsIn, GuidOwners } from '@rampa/platform/server';
import { TemplatesController } from './http/templates.controller.ts';
import { OwnLetters } from './queries/own-letters.ts';

@Module({
  controllers: [TemplatesController],
  providers: [...deedsIn(import.meta.glob(['./{queries,use-cases}/*.ts', '!./**/*.spec.ts'], { eager: true }))],
  exports: [OwnLetters],
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
