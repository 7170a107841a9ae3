import { Controller } from '@nestjs/common';
import { PublicAddress } from '@rampa/accounts/server';
import {
  CompetitionDisplaySettingCreate,
  CompetitionDisplaySettingCreateOverlay,
  CompetitionDisplaySettingDelete,
  CompetitionDisplaySettingDeleteBackground,
  CompetitionDisplaySettingDeleteLogo,
  CompetitionDisplaySettingDeleteOverlay,
  CompetitionDisplaySettingGetByCompetition,
  CompetitionDisplaySettingUpdate,
  CompetitionDisplaySettingUploadBackground,
  CompetitionDisplaySettingUploadLogo,
  PublicDisplay,
} from '@rampa/contract';
import { Call, Input, ViewAnswer, Views, type Given } from '@rampa/platform/server';
import { displayPath } from '../display-address.ts';
import { ListDisplays } from '../queries/list-displays.ts';
import { ChangePicture } from '../use-cases/change-picture.ts';
import { CreateDisplay } from '../use-cases/create-display.ts';
import { DeleteDisplay } from '../use-cases/delete-display.ts';
import { KeepOverlay } from '../use-cases/keep-overlay.ts';
import { UpdateDisplay } from '../use-cases/update-display.ts';

@Controller()
export class DisplayController {
  constructor(
    private readonly views: Views,
    private readonly addresses: PublicAddress,
    private readonly listDisplays: ListDisplays,
    private readonly createDisplay: CreateDisplay,
    private readonly updateDisplay: UpdateDisplay,
    private readonly deleteDisplay: DeleteDisplay,
    private readonly pictures: ChangePicture,
    private readonly overlays: KeepOverlay,
  ) {}

  @Call(CompetitionDisplaySettingGetByCompetition)
  getByCompetition(@Input() given: Given<typeof CompetitionDisplaySettingGetByCompetition>) {
    return this.listDisplays.run(given.scope, given.request);
  }

  @Call(CompetitionDisplaySettingCreate)
  async create(@Input() given: Given<typeof CompetitionDisplaySettingCreate>) {
    const created = await this.createDisplay.run(given.scope, given.body);
    return { ...created, url: this.addresses.urlOf(displayPath(created.key), given.request) };
  }

  @Call(CompetitionDisplaySettingUpdate)
  update(@Input() given: Given<typeof CompetitionDisplaySettingUpdate>) {
    return this.updateDisplay.run(given.scope, given.body);
  }

  @Call(CompetitionDisplaySettingDelete)
  delete(@Input() given: Given<typeof CompetitionDisplaySettingDelete>) {
    return this.deleteDisplay.run(given.scope, given.query.CompetitionDisplaySettingGuid);
  }

  @Call(CompetitionDisplaySettingUploadLogo)
  uploadLogo(@Input() { scope, query, request }: Given<typeof CompetitionDisplaySettingUploadLogo>) {
    return this.pictures.upload(scope, query.CompetitionDisplaySettingGuid, 'logo', request);
  }

  @Call(CompetitionDisplaySettingUploadBackground)
  uploadBackground(@Input() { scope, query, request }: Given<typeof CompetitionDisplaySettingUploadBackground>) {
    return this.pictures.upload(scope, query.CompetitionDisplaySettingGuid, 'background', request);
  }

  @Call(CompetitionDisplaySettingDeleteLogo)
  deleteLogo(@Input() { scope, query }: Given<typeof CompetitionDisplaySettingDeleteLogo>) {
    return this.pictures.remove(scope, query.CompetitionDisplaySettingGuid, 'logo');
  }

  @Call(CompetitionDisplaySettingDeleteBackground)
  deleteBackground(@Input() { scope, query }: Given<typeof CompetitionDisplaySettingDeleteBackground>) {
    return this.pictures.remove(scope, query.CompetitionDisplaySettingGuid, 'background');
  }

  @Call(CompetitionDisplaySettingCreateOverlay)
  async createOverlay(@Input() { scope, query, request }: Given<typeof CompetitionDisplaySettingCreateOverlay>) {
    const key = await this.overlays.make(scope, query.CompetitionDisplaySettingGuid);
    return { url: this.addresses.urlOf(displayPath(key), request) };
  }

  @Call(CompetitionDisplaySettingDeleteOverlay)
  deleteOverlay(@Input() { scope, query }: Given<typeof CompetitionDisplaySettingDeleteOverlay>) {
    return this.overlays.revoke(scope, query.CompetitionDisplaySettingGuid);
  }

  @Call(PublicDisplay)
  async show(@Input() given: Given<typeof PublicDisplay>) {
    return new ViewAnswer(await this.views.read(given.scope.actor, 'display', given.params.key));
  }
}
