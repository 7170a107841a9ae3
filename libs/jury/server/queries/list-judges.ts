import { Injectable } from '@nestjs/common';
import { FastLinks, PublicAddress, type Addressed, type OpenLink } from '@rampa/accounts/server';
import { eventOf } from '@rampa/competitions/server';
import { fileAddress, type AnswerOf, type BodyOf, type CompetitionJudgeGetByCompetitionGuid } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { Database, may, pageOf, type Scope } from '@rampa/platform/server';

type Answer = AnswerOf<typeof CompetitionJudgeGetByCompetitionGuid>;

interface Row {
  guid: Guid;
  fullName: string;
  title: string;
  city: string;
  photo: string | null;
  isChair: boolean;
  order: number;
  nominationGuids: Guid[];
}

@Injectable()
export class ListJudges {
  constructor(
    private readonly database: Database,
    private readonly links: FastLinks,
    private readonly addresses: PublicAddress,
  ) {}

  async run(
    scope: Scope,
    page: BodyOf<typeof CompetitionJudgeGetByCompetitionGuid>,
    request: Addressed,
  ): Promise<Answer> {
    const event = eventOf(scope);
    const { rows, totalCount } = await pageOf<Row>(
      this.database,
      {
        columns: `j.guid, j.full_name as "fullName", j.title, j.city, f.address as photo, j.is_chair as "isChair",
          j.position as "order", j.nominations as "nominationGuids"`,
        found: `from judging.judge j left join files.v_file f on f.guid = j.photo_guid
          where j.competition_guid = $1 and j.removed_at is null`,
        parameters: [event.competition],
        order: 'j.position, j.guid',
      },
      page,
    );
    const links = new Map<Guid | null, OpenLink>();
    // A link is a key to the judge's place, so only people who may create one see it.
    if (may(scope, 'settings', 2)) {
      for (const link of await this.links.openLinks(event, 'judge')) links.set(link.judge, link);
    }
    return {
      totalCount,
      collection: rows.map(({ photo, ...judge }) => {
        const link = links.get(judge.guid);
        return {
          ...judge,
          logo: photo && fileAddress(photo),
          fastLoginUrl: link ? this.addresses.urlOf(link.path, request) : null,
          fastLoginExpires: link?.expiresAt ?? null,
          lastSeenAt: link?.lastSeenAt ?? null,
        };
      }),
    };
  }
}
