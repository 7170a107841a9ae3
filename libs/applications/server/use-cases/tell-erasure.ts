// The owner is told that the organizer has erased what was answered about people: he has a right to know, so no switch stops
// this letter.

import { Injectable } from '@nestjs/common';
import { ApplicationLetters, Organizers } from '@rampa/accounts/server';
import { Competitions } from '@rampa/competitions/server';
import type { Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';
import { nameOf } from './application-name.ts';
import type { UrlOf } from './tell-status.ts';

interface Erased {
  guid: Guid;
  competition: Guid;
  member: Guid | null;
  number: number | null;
  revision: number;
  urlOf: UrlOf;
}

@Injectable()
export class TellErasure {
  constructor(
    private readonly competitions: Competitions,
    private readonly organizers: Organizers,
    private readonly letters: ApplicationLetters,
  ) {}

  async run(tx: Transaction, { guid, competition, member, number, revision, urlOf }: Erased): Promise<void> {
    if (member === null) return;
    const { organizerGuid, title: eventTitle } = await this.competitions.face(tx, competition);
    const { companyName: organizer } = await this.organizers.infoOf(tx, organizerGuid);
    await this.letters.erased(tx, {
      ...{ guid, competition, member, eventTitle, organizer, urlOf },
      // Its title named people.
      application: nameOf({ number, title: '' }),
      once: `application-erased:${guid}:${revision}`,
    });
  }
}
