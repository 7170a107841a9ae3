import { Module, type OnModuleInit } from '@nestjs/common';
import { competitionsRoom } from '@rampa/competitions/server';
import { judgingRoom } from '@rampa/judging/server';
import { GuidOwners } from '@rampa/platform/server';
import { programRoom } from '@rampa/program/server';
import { DisplayController } from './http/display.controller.ts';
import { DisplayState } from './live/display-state.ts';
import { DisplayViews } from './live/display-views.ts';
import { ListDisplays } from './queries/list-displays.ts';
import { CreateDisplay } from './use-cases/create-display.ts';
import { DeleteDisplay } from './use-cases/delete-display.ts';
import { UpdateDisplay } from './use-cases/update-display.ts';

@Module({
  imports: [competitionsRoom.module, programRoom.module, judgingRoom.module],
  controllers: [DisplayController],
  providers: [DisplayState, DisplayViews, ListDisplays, CreateDisplay, UpdateDisplay, DeleteDisplay],
})
export class DisplayModule implements OnModuleInit {
  constructor(private readonly owners: GuidOwners) {}

  onModuleInit(): void {
    this.owners.register(
      'displaySetting',
      `select s.guid, c.organizer_guid, s.competition_guid
       from display.setting s join competitions.competition c on c.guid = s.competition_guid
       where s.guid = any ($1::uuid[])`,
    );
  }
}
