import { Controller } from '@nestjs/common';
import { PublicAddress } from '@rampa/accounts/server';
import {
  CompetitionPresenterCreateFastLoginUrl,
  CompetitionPresenterDeleteFastLoginUrl,
  CompetitionPresenterGetByCompetitionGuid,
  CompetitionPresenterGetProfile,
  JudgeGetProfile,
} from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { LinkProfiles } from '../queries/link-profiles.ts';
import { ListPresenterLinks } from '../queries/list-presenter-links.ts';
import { CreatePresenterLink } from '../use-cases/create-presenter-link.ts';
import { RevokePresenterLink } from '../use-cases/revoke-presenter-link.ts';

@Controller()
export class PresenterController {
  constructor(
    private readonly addresses: PublicAddress,
    private readonly createPresenterLink: CreatePresenterLink,
    private readonly revokePresenterLink: RevokePresenterLink,
    private readonly listPresenterLinks: ListPresenterLinks,
    private readonly profiles: LinkProfiles,
  ) {}

  @Call(CompetitionPresenterCreateFastLoginUrl)
  async createLink(@Input() given: Given<typeof CompetitionPresenterCreateFastLoginUrl>) {
    const { guid, path } = await this.createPresenterLink.run(given.scope, given.body);
    return { ...this.addresses.shown(path, given.request), competitionPresenterGuid: guid };
  }

  @Call(CompetitionPresenterGetByCompetitionGuid)
  getLinks(@Input() given: Given<typeof CompetitionPresenterGetByCompetitionGuid>) {
    return this.listPresenterLinks.run(given.scope, given.request);
  }

  @Call(CompetitionPresenterDeleteFastLoginUrl)
  deleteLink(@Input() given: Given<typeof CompetitionPresenterDeleteFastLoginUrl>) {
    return this.revokePresenterLink.run(given.scope, given.query.competitionPresenterGuid);
  }

  @Call(CompetitionPresenterGetProfile)
  presenterProfile(@Input() given: Given<typeof CompetitionPresenterGetProfile>) {
    return this.profiles.presenter(given.scope);
  }

  @Call(JudgeGetProfile)
  judgeProfile(@Input() given: Given<typeof JudgeGetProfile>) {
    return this.profiles.judge(given.scope);
  }
}
