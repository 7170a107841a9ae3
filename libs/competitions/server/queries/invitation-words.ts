// What an invitation by e-mail says: in the organizer's words where he has chosen some.

import { Injectable } from '@nestjs/common';
import { Organizers, type Invited } from '@rampa/accounts/server';
import { Failure, type Guid } from '@rampa/kernel';
import { letterDays, realValues } from '@rampa/mailings/domain';
import { OwnLetters } from '@rampa/mailings/server';
import type { Reader } from '@rampa/platform/server';
import { Competitions } from './competitions.ts';

@Injectable()
export class InvitationWords {
  constructor(
    private readonly competitions: Competitions,
    private readonly organizers: Organizers,
    private readonly ownLetters: OwnLetters,
  ) {}

  /** Failure archived, notFound: nobody is invited to an event that is over or gone. */
  async of(reader: Reader, competition: Guid, url: string): Promise<Omit<Invited, 'email' | 'once'>> {
    const event = await this.competitions.face(reader, competition);
    if (event.isArchived) throw new Failure('archived');
    const { companyName } = await this.organizers.infoOf(reader, event.organizerGuid);
    const own = await this.ownLetters.of(reader, event.organizerGuid, ['invitation']);
    const { title: eventTitle, city } = event;
    const days = letterDays(event);
    const values = realValues({ event, application: null, organizer: companyName, link: url });
    return { eventTitle, days, city, companyName, url, own: own && own(values) };
  }
}
