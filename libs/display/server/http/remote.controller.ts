import { Controller } from '@nestjs/common';
import {
  CompetitionDisplaySettingClaimScreen,
  CompetitionDisplaySettingControl,
  CompetitionDisplaySettingGetGroups,
  CompetitionDisplaySettingGetPrizes,
  CompetitionDisplaySettingGetRemote,
  CompetitionDisplaySettingGetScreens,
  CompetitionDisplaySettingReleaseScreen,
  OpeningGetByCompetition,
  PublicDisplayClaim,
  PublicDisplayScreen,
} from '@rampa/contract';
import { Call, Input, ViewAnswer, Views, type Given } from '@rampa/platform/server';
import { ListGroups } from '../queries/list-groups.ts';
import { ListOpenings } from '../queries/list-openings.ts';
import { ListOpenPrizes } from '../queries/list-open-prizes.ts';
import { ListScreens } from '../queries/list-screens.ts';
import { AskClaim } from '../use-cases/ask-claim.ts';
import { ClaimScreen } from '../use-cases/claim-screen.ts';
import { ControlDisplays } from '../use-cases/control-displays.ts';
import { NoteScreen } from '../use-cases/note-screen.ts';
import { ReleaseScreen } from '../use-cases/release-screen.ts';

@Controller()
export class RemoteController {
  constructor(
    private readonly views: Views,
    private readonly screens: ListScreens,
    private readonly groups: ListGroups,
    private readonly prizes: ListOpenPrizes,
    private readonly openings: ListOpenings,
    private readonly control: ControlDisplays,
    private readonly claims: ClaimScreen,
    private readonly releases: ReleaseScreen,
    private readonly claim: AskClaim,
    private readonly notes: NoteScreen,
  ) {}

  @Call(CompetitionDisplaySettingControl)
  press(@Input() given: Given<typeof CompetitionDisplaySettingControl>) {
    return this.control.run(given.scope, given.body);
  }

  @Call(CompetitionDisplaySettingGetRemote)
  async remote(@Input() given: Given<typeof CompetitionDisplaySettingGetRemote>) {
    return new ViewAnswer(await this.views.read(given.scope.actor, 'displays', given.query.competitionGuid));
  }

  @Call(CompetitionDisplaySettingGetScreens)
  listScreens(@Input() given: Given<typeof CompetitionDisplaySettingGetScreens>) {
    return this.screens.run(given.scope, given.request);
  }

  @Call(CompetitionDisplaySettingGetGroups)
  listGroups(@Input() given: Given<typeof CompetitionDisplaySettingGetGroups>) {
    return this.groups.run(given.scope, given.query.competitionProgramGuid);
  }

  @Call(CompetitionDisplaySettingGetPrizes)
  listPrizes(@Input() given: Given<typeof CompetitionDisplaySettingGetPrizes>) {
    return this.prizes.run(given.scope);
  }

  @Call(OpeningGetByCompetition)
  listOpenings(@Input() given: Given<typeof OpeningGetByCompetition>) {
    return this.openings.run(given.scope);
  }

  @Call(CompetitionDisplaySettingClaimScreen)
  claimScreen(@Input() given: Given<typeof CompetitionDisplaySettingClaimScreen>) {
    return this.claims.run(given.scope, given.body);
  }

  @Call(CompetitionDisplaySettingReleaseScreen)
  releaseScreen(@Input() given: Given<typeof CompetitionDisplaySettingReleaseScreen>) {
    return this.releases.run(given.scope, given.query.displayScreenGuid);
  }

  @Call(PublicDisplayClaim)
  askClaim(@Input() given: Given<typeof PublicDisplayClaim>) {
    return this.claim.run(given.body, given.request);
  }

  @Call(PublicDisplayScreen)
  noteScreen(@Input() given: Given<typeof PublicDisplayScreen>) {
    return this.notes.run(given.body, given.request.ip);
  }
}
