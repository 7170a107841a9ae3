// What an open page of lists follows: that something in them has changed. What they show of the running order and of
// applications follows from the views of these.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CompetitionCustomListsGetNowByCompetition, type CustomListsNow } from '@rampa/contract';
import { Failure, isGuid, type Guid } from '@rampa/kernel';
import { GuidOwners, permit, Views, type Actor, type Reader, type ViewDefinition, type ViewGrant } from '@rampa/platform/server'; // prettier-ignore

const LATEST = 20;

@Injectable()
export class CustomListViews implements OnModuleInit {
  constructor(
    private readonly views: Views,
    private readonly owners: GuidOwners,
  ) {}

  onModuleInit(): void {
    const view: ViewDefinition<CustomListsNow> = {
      name: 'custom-lists',
      follows: 'office',
      authorise: (actor, key) => this.authorise(actor, key),
      touches: ({ kind }) => kind === 'customLists.changed',
      load: (reader, key) => latest(reader, key),
    };
    this.views.register(view);
  }

  private async authorise(actor: Actor, key: string): Promise<ViewGrant> {
    if (actor.kind === 'anonymous') throw new Failure('unauthorized');
    if (!isGuid(key)) throw new Failure('notFound');
    const owner = await this.owners.ownerOf([{ kind: 'competition', guid: key }]);
    permit(CompetitionCustomListsGetNowByCompetition, actor, owner);
    return { stream: key, audience: 'lists' };
  }
}

async function latest(reader: Reader, competition: string): Promise<CustomListsNow> {
  const rows = await reader.query<{ guid: Guid; changedAt: Date }>(
    `select guid, changed_at as "changedAt" from program.custom_list
      where competition_guid = $1 and deleted_at is null order by changed_at desc, guid limit ${LATEST}`,
    [competition],
  );
  return { latest: rows.map(({ guid, changedAt }) => ({ guid, updatedAt: changedAt.toISOString() })) };
}
