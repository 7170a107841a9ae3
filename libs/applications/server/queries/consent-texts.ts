import { Injectable } from '@nestjs/common';
import { Organizers } from '@rampa/accounts/server';
import { wordsOfConsent, type ChildConsentText } from '@rampa/applications/domain';
import { Competitions } from '@rampa/competitions/server';
import type { ConsentKind, Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

/** What parents agree to, as it is read in an event. */
@Injectable()
export class ConsentTexts {
  constructor(
    private readonly competitions: Competitions,
    private readonly organizers: Organizers,
  ) {}

  async of(reader: Reader, competition: Guid): Promise<(kind: ConsentKind) => ChildConsentText> {
    const { title, organizerGuid } = await this.competitions.face(reader, competition);
    const { companyName } = await this.organizers.infoOf(reader, organizerGuid);
    return (kind) => wordsOfConsent(kind, { organizer: companyName, event: title });
  }
}
