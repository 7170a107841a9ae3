// What a judge and a presenter read about themselves and the event they were invited to.

import { Injectable } from '@nestjs/common';
import { FastLinks, Organizers } from '@rampa/accounts/server';
import type {
  AnswerOf,
  BodyOf,
  CompetitionPresenterGetProfile,
  FastLoginGetInvitation,
  JudgeGetProfile,
} from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, type Scope } from '@rampa/platform/server';
import { JudgeProfiles } from '../ports/judge-profiles.ts';
import { Competitions } from './competitions.ts';

type Invitation = AnswerOf<typeof FastLoginGetInvitation>;

@Injectable()
export class LinkProfiles {
  constructor(
    private readonly database: Database,
    private readonly competitions: Competitions,
    private readonly organizers: Organizers,
    private readonly links: FastLinks,
    private readonly judges: JudgeProfiles,
  ) {}

  async judge({ actor }: Scope): Promise<AnswerOf<typeof JudgeGetProfile>> {
    if (actor.kind !== 'judge') throw new Failure('forbidden');
    const [surroundings, competitionJudgeInfo] = await Promise.all([
      this.surroundings(actor.competition),
      this.judges.of(this.database, actor.judge),
    ]);
    return { type: 'Judge', ...surroundings, competitionJudgeInfo };
  }

  async presenter({ actor }: Scope): Promise<AnswerOf<typeof CompetitionPresenterGetProfile>> {
    if (actor.kind !== 'presenter') throw new Failure('forbidden');
    const [surroundings, name] = await Promise.all([
      this.surroundings(actor.competition),
      this.links.nameOf(actor.link),
    ]);
    return { type: 'Presenter', name, ...surroundings };
  }

  /** Failure linkUnknown for every key that lets nobody in: whoever guesses learns nothing. */
  async invitation({ key, role }: BodyOf<typeof FastLoginGetInvitation>): Promise<Invitation> {
    const link = await this.links.ofKey(role, key);
    if (!link) throw new Failure('linkUnknown');
    const [face, logoPath, fullName] = await Promise.all([
      this.competitions.face(this.database, link.competition),
      this.competitions.logoPath(this.database, link.competition),
      link.judge ? this.judges.of(this.database, link.judge).then((judge) => judge.fullName) : link.name,
    ]);
    const { title, beginDate, endDate, city } = face;
    const organizerInfo = await this.organizers.infoOf(this.database, face.organizerGuid);
    return { fullName, organizerInfo, competitionInfo: { title, beginDate, endDate, city, logoPath } };
  }

  private async surroundings(competition: Guid) {
    const face = await this.competitions.face(this.database, competition);
    const { guid, title, shortTitle, city, beginDate, endDate, timeZone } = face;
    return {
      organizerInfo: await this.organizers.infoOf(this.database, face.organizerGuid),
      competitionInfo: { guid, title, shortTitle, city, beginDate, endDate, timeZone },
    };
  }
}
