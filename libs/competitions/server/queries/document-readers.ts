// How an event knows whoever asks for its documents: the list and each file are asked by the same rule.

import { Injectable } from '@nestjs/common';
import type { DocumentReader } from '@rampa/competitions/domain';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, GuidOwners, permit, type Actor } from '@rampa/platform/server';
import { AcceptedMembers } from '../ports/accepted-members.ts';

const STRANGER: DocumentReader = { leads: false, isMember: false, isAccepted: false };

@Injectable()
export class DocumentReaders {
  constructor(
    private readonly database: Database,
    private readonly owners: GuidOwners,
    private readonly accepted: AcceptedMembers,
  ) {}

  async of(actor: Actor, competition: Guid): Promise<DocumentReader> {
    if (actor.kind !== 'account') return STRANGER;
    const isOfEvent = await this.isOfEvent(actor, competition);
    if (!isOfEvent) return STRANGER;
    if (actor.userType !== 'Member') return { ...STRANGER, leads: true };
    const isAccepted = await this.accepted.has(this.database, competition, actor.account);
    return { ...STRANGER, isMember: true, isAccepted };
  }

  private async isOfEvent(actor: Actor, competition: Guid): Promise<boolean> {
    try {
      const owner = await this.owners.ownerOf([{ kind: 'competition', guid: competition }]);
      permit({ who: ['org:settings', 'member'] }, actor, owner);
      return true;
    } catch (error) {
      if (error instanceof Failure) return false;
      throw error;
    }
  }
}
