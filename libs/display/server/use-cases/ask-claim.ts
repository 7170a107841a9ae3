// A television without an address asks for its code, or for the display that it was given. The assignment is stored
// here and not in the television, so that the organizer can change it remotely.

import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AttemptLimit } from '@rampa/accounts/domain';
import { PublicAddress, type Addressed } from '@rampa/accounts/server';
import { CLAIM_ALPHABET, CLAIM_LENGTH, type AnswerOf, type BodyOf, type PublicDisplayClaim } from '@rampa/contract';
import { codeOf } from '@rampa/display/domain';
import { Failure, newGuid, newSecret, type Guid } from '@rampa/kernel';
import { Database } from '@rampa/platform/server';

const CODE_MINUTES = 10;
const ATTEMPTS = 20;

interface Claim {
  guid: Guid;
  key: string | null;
  code: string | null;
}

@Injectable()
export class AskClaim {
  /** The televisions of a hall share one address, so the rate is generous. */
  private readonly newcomers = new AttemptLimit({ limit: 60, windowMs: 60_000 });
  private readonly questions = new AttemptLimit({ limit: 3_000, windowMs: 60_000 });

  constructor(
    private readonly database: Database,
    private readonly addresses: PublicAddress,
  ) {}

  async run(
    { device, shown }: BodyOf<typeof PublicDisplayClaim>,
    request: Addressed & { ip: string },
  ): Promise<AnswerOf<typeof PublicDisplayClaim>> {
    if (!this.questions.take(request.ip, Date.now())) throw new Failure('tooMany');
    const known = device === undefined ? null : await this.find(device);
    const secret = known && device !== undefined ? device : newSecret();
    const claim = known ?? (await this.create(secret, request.ip));
    const { guid, key } = claim;
    if (key !== null) return { device: secret, screenGuid: guid, key, code: null, url: null, qr: null };
    const code = claim.code ?? (await this.giveCode(guid));
    const path = `/organizer/screen?code=${code}`;
    const face =
      code === shown ? { url: this.addresses.urlOf(path, request), qr: null } : this.addresses.shown(path, request);
    return { device: secret, screenGuid: guid, key: null, code, ...face };
  }

  private async find(device: string): Promise<Claim | null> {
    const [claim] = await this.database.query<Claim>(
      `with seen as (
         update display.claim set last_seen_at = now() where device_hash = $1 returning guid, display_guid, code, code_until
       )
       select seen.guid, s.key, case when seen.code_until > now() then seen.code end as code
         from seen left join display.setting s on s.guid = seen.display_guid`,
      [deviceHash(device)],
    );
    return claim ?? null;
  }

  private async create(secret: string, address: string): Promise<Claim> {
    if (!this.newcomers.take(address, Date.now())) throw new Failure('tooMany');
    const guid = newGuid();
    // Televisions that nobody claims are forgotten after a day.
    await this.database.query(
      `with forgotten as (
         delete from display.claim where display_guid is null and last_seen_at < now() - interval '1 day'
       )
       insert into display.claim (guid, device_hash) values ($1, $2)`,
      [guid, deviceHash(secret)],
    );
    return { guid, key: null, code: null };
  }

  /** If another television holds the same code, a new one is drawn. */
  private async giveCode(guid: Guid): Promise<string> {
    await this.database.query('update display.claim set code = null where code_until <= now()');
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const code = codeOf(crypto.getRandomValues(new Uint8Array(16)), CLAIM_ALPHABET, CLAIM_LENGTH);
      if (!code) continue;
      try {
        await this.database.query(
          `update display.claim set code = $2, code_until = now() + make_interval(mins => $3) where guid = $1`,
          [guid, code, CODE_MINUTES],
        );
        return code;
      } catch (error) {
        if ((error as { code?: string }).code !== '23505') throw error;
      }
    }
    throw new Failure('unavailable');
  }
}

/** Hash of a television's secret, as it is stored. */
export function deviceHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
