import { Injectable } from '@nestjs/common';
import { Memberships } from '@rampa/accounts/server';
import { eventOf } from '@rampa/competitions/server';
import type { BodyOf, RequisiteUpdate } from '@rampa/contract';
import { isMasked, MASK } from '@rampa/finance/domain';
import { Failure, type Guid } from '@rampa/kernel';
import { sql, UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { acceptable } from '../requisites/acceptable.ts';
import { Passports } from '../requisites/passports.ts';
import { ownOf } from '../requisites/requisite-owner.ts';
import { REQUISITE, type RequisiteRow } from '../requisites/requisite-table.ts';
import { keptFields } from '../requisites/requisite-view.ts';

type Given = BodyOf<typeof RequisiteUpdate>;

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

  /** Finds only what this organizer created for the member; the member's own requisites answer notFound. */
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
    const [standing] = await tx.query<RequisiteRow>(
      `select ${REQUISITE.select('r')} from finance.requisite r
       where r.guid = $1 and r.deleted_at is null and ${whose} for update`,
      [given.guid, ...keys],
    );
    if (!standing) throw new Failure('notFound');
    if (standing.version !== given.version) throw new Failure('staleVersion');
    const typed = given.passportSeriesNumber;
    const keeps = standing.passportSealed !== null && (typed === undefined || isMasked(typed));
    // A stored passport is not opened for this: its mask stands in for it.
    const passportSeriesNumber = keeps ? MASK : isMasked(typed ?? '') ? '' : (typed ?? '');
    const next = acceptable({ ...given, passportSeriesNumber }, standing.ownerType, isConfirmed);
    const isKept = keeps && next.passportSeriesNumber !== '';
    await REQUISITE.update(
      tx,
      { guid: given.guid },
      {
        country: next.country,
        type: next.type,
        fields: keptFields(next),
        ...(isKept ? {} : { passportSealed: this.passports.seal(given.guid, next.passportSeriesNumber) }),
        version: standing.version + 1,
        updatedAt: sql('now()'),
      },
    );
    return { version: standing.version + 1 };
  }
}
