import { Inject, Injectable } from '@nestjs/common';
import { Organizers } from '@rampa/accounts/server';
import { wordsOfConsent, type ChildConsentText } from '@rampa/applications/domain';
import { Competitions } from '@rampa/competitions/server';
import type { ConsentKind, Guid } from '@rampa/kernel';
import { CONFIG, type Config, type Reader } from '@rampa/platform/server';

/** What parents agree to, as it is read in an event. */
@Injectable()
export class ConsentTexts {
  constructor(
    private readonly competitions: Competitions,
    private readonly organizers: Organizers,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async of(reader: Reader, competition: Guid): Promise<(kind: ConsentKind) => ChildConsentText> {
    const { title, organizerGuid } = await this.competitions.face(reader, competition);
    const { companyName } = await this.organizers.infoOf(reader, organizerGuid);
    // As letters lead there: without a public address the portal is on this machine alone.
    const portal = this.config.publicUrl ?? `http://localhost:${this.config.port}`;
    return (kind) => wordsOfConsent(kind, { organizer: companyName, event: title, portal });
  }
}
