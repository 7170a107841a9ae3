import { Injectable } from '@nestjs/common';
import { Memberships } from '@rampa/accounts/server';
import { eventOf } from '@rampa/competitions/server';
import type { BodyOf, RequisiteUpdate } from '@rampa/contract';
import { isMasked, MASK } from '@rampa/finance/domain';
import { Failure, type Guid, type RequisiteOwner } from '@rampa/kernel';
import { UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { acceptable } from '../requisites/acceptable.ts';
import { Passports } from '../requisites/passports.ts';
import { ownOf } from '../requisites/requisite-owner.ts';
import { keptFields } from '../requisites/requisite-row.ts';

type Given = BodyOf<typeof RequisiteUpdate>;

interface Standing {
  owner_type: RequisiteOwner;
  version: number;
  has_passport: boolean;
}

@Injectable()
export class UpdateRequisite {
  constructor(
    private readonly work: UnitOfWork,
    private readonly passports: Passports,
    private readonly memberships: Memberships,
  ) {}

  async run(scope: Scope, given: Given): Promise<{ version: number }> {
    const { ownerType, owner } = ownOf(scope);
    const { result } = await this.work.run({ scope }, (tx) =>
      this.change(tx, given, 'owner_type = $2 and owner_guid = $3', [ownerType, owner]),
    );
    return result;
  }

  /** Only what this organizer made for the member; what the member made himself does not exist for him. */
  async runFor(scope: Scope, member: Guid, given: Given): Promise<{ version: number }> {
    const event = eventOf(scope);
    const { result } = await this.work.run({ scope }, async (tx) => {
      await this.memberships.assertTakesPart(tx, event.competition, member);
      return this.change(tx, given, `owner_type = 'Member' and owner_guid = $2 and made_by_guid = $3`, [
        member,
        event.organizer,
      ]);
    });
    return result;
  }

  private async change(tx: Transaction, { requisite: given, isConfirmed }: Given, whose: string, keys: unknown[]) {
    const [standing] = await tx.query<Standing>(
      `select owner_type, version, passport_sealed is not null as has_passport from finance.requisite
       where guid = $1 and deleted_at is null and ${whose} for update`,
      [given.guid, ...keys],
    );
    if (!standing) throw new Failure('notFound');
    if (standing.version !== given.version) throw new Failure('staleVersion');
    const typed = given.passportSeriesNumber;
    const keeps = standing.has_passport && (typed === undefined || isMasked(typed));
    // A passport that is kept is not read: its mask stands for it.
    const passportSeriesNumber = keeps ? MASK : isMasked(typed ?? '') ? '' : (typed ?? '');
    const next = acceptable({ ...given, passportSeriesNumber }, standing.owner_type, isConfirmed);
    const isKept = keeps && next.passportSeriesNumber !== '';
    await tx.query(
      `update finance.requisite set country = $2, type = $3, fields = $4::jsonb,
         passport_sealed = case when $5 then passport_sealed else $6::bytea end,
         version = version + 1, updated_at = now()
       where guid = $1`,
      [
        ...[given.guid, next.country, next.type, keptFields(next), isKept],
        isKept ? null : this.passports.seal(given.guid, next.passportSeriesNumber),
      ],
    );
    return { version: standing.version + 1 };
  }
}
