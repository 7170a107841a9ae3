import { Module, type OnModuleInit } from '@nestjs/common';
import { accountsRoom } from '@rampa/accounts/server';
import { competitionsRoom, EventCopies, Preparations } from '@rampa/competitions/server';
import { judgingRoom } from '@rampa/judging/server';
import { deedsIn, Files, GuidOwners } from '@rampa/platform/server';
import { programRoom } from '@rampa/program/server';
import { DisplayController } from './http/display.controller.ts';
import { RemoteController } from './http/remote.controller.ts';
import { DisplayState } from './live/display-state.ts';
import { DisplayViews } from './live/display-views.ts';
import { DisplaysState } from './live/displays-state.ts';
import { copiedDisplays } from './persistence/copied-displays.ts';
import { displaysPreparation } from './queries/preparation.ts';
import { PictureGate } from './picture-gate.ts';
import { EraseFrozen } from './use-cases/erase-frozen.ts';

@Module({
  imports: [accountsRoom.module, competitionsRoom.module, programRoom.module, judgingRoom.module],
  controllers: [DisplayController, RemoteController],
  providers: [
    DisplayState,
    DisplaysState,
    DisplayViews,
    PictureGate,
    ...deedsIn(import.meta.glob(['./{queries,use-cases}/*.ts', '!./**/*.spec.ts'], { eager: true })),
  ],
})
export class DisplayModule implements OnModuleInit {
  constructor(
    private readonly owners: GuidOwners,
    private readonly preparations: Preparations,
    private readonly copies: EventCopies,
    private readonly files: Files,
  ) {}

  onModuleInit(): void {
    this.preparations.register(displaysPreparation);
    this.copies.register(copiedDisplays(this.files));
    this.owners.register(
      'displaySetting',
      `select s.guid, c.organizer_guid, s.competition_guid
       from display.setting s join competitions.v_competition c on c.guid = s.competition_guid
       where s.guid = any ($1::uuid[])`,
    );
    this.owners.register(
      'displayScreen',
      `select d.guid, c.organizer_guid, s.competition_guid
       from display.screen d join display.setting s on s.guid = d.display_guid
       join competitions.v_competition c on c.guid = s.competition_guid
       where d.guid = any ($1::uuid[])`,
    );
  }
}

/** Accounts are forgotten and terms end in the worker, where a frozen picture must give way too. */
@Module({ providers: [EraseFrozen] })
export class DisplayWorkerModule {}
