// What open pages of money follow. No sum travels: a page that learns of a change reads anew what it shows.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PaymentGetNowByCompetition, type MoneyNow } from '@rampa/contract';
import { Failure, isGuid, type Guid } from '@rampa/kernel';
import {
  actorName,
  GuidOwners,
  permit,
  Views,
  type Actor,
  type Reader,
  type ViewDefinition,
  type ViewGrant,
} from '@rampa/platform/server';

/** Whoever was away for longer reads the list. */
const LATEST = 50;

@Injectable()
export class MoneyViews implements OnModuleInit {
  constructor(
    private readonly views: Views,
    private readonly owners: GuidOwners,
  ) {}

  onModuleInit(): void {
    const touches: ViewDefinition['touches'] = ({ kind }) => kind === 'money.changed' || kind === 'payment.confirmed';
    const desk: ViewDefinition<MoneyNow> = {
      name: 'money',
      follows: 'office',
      authorise: (actor, key) => this.authoriseDesk(actor, key),
      touches,
      load: (reader, key) => latest(reader, 'a.competition_guid = $1', key),
    };
    this.views.register(desk);
    const own: ViewDefinition<MoneyNow> = {
      name: 'own-money',
      authorise: async (actor, key) => authoriseOwner(actor, key),
      touches,
      load: (reader, key) => latest(reader, 'h.member_guid = $1', key),
    };
    this.views.register(own);
  }

  private async authoriseDesk(actor: Actor, key: string): Promise<ViewGrant> {
    if (actor.kind === 'anonymous') throw new Failure('unauthorized');
    if (!isGuid(key)) throw new Failure('notFound');
    permit(PaymentGetNowByCompetition, actor, await this.owners.ownerOf([{ kind: 'competition', guid: key }]));
    return { stream: key, audience: 'finances' };
  }
}

function authoriseOwner(actor: Actor, key: string): ViewGrant {
  if (actor.kind === 'anonymous') throw new Failure('unauthorized');
  if (actor.kind !== 'account' || actor.account !== key) throw new Failure('notFound');
  return { stream: key, audience: `${actorName(actor)}:money` };
}

async function latest(reader: Reader, where: string, key: string): Promise<MoneyNow> {
  const rows = await reader.query<{ guid: Guid; updatedAt: Date }>(
    `select a.application_guid as guid, a.updated_at as "updatedAt" from finance.account a
       join applications.v_application_head h on h.guid = a.application_guid
      where ${where} order by a.updated_at desc, a.application_guid limit ${LATEST}`,
    [key],
  );
  return { latest: rows.map(({ guid, updatedAt }) => ({ guid, updatedAt: updatedAt.toISOString() })) };
}
