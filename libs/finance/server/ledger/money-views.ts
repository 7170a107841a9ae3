// What open pages of money follow. No sum travels: a page that learns of a change reads anew what it shows.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PaymentGetNowByCompetition, type MoneyNow } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import {
  eventToFollow,
  GuidOwners,
  ownerToFollow,
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
      authorise: async (actor, key) => ({ stream: key, audience: `${ownerToFollow(actor, key)}:money` }),
      touches,
      load: (reader, key) => latest(reader, 'h.member_guid = $1', key),
    };
    this.views.register(own);
  }

  private async authoriseDesk(actor: Actor, key: string): Promise<ViewGrant> {
    const stream = await eventToFollow(this.owners, PaymentGetNowByCompetition, actor, 'competition', key);
    return { stream, audience: 'finances' };
  }
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
