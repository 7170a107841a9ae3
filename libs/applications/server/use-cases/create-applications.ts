import { Injectable } from '@nestjs/common';
import { Memberships } from '@rampa/accounts/server';
import { MOST_OF_ONE } from '@rampa/applications/domain';
import { EventForms } from '@rampa/forms/server';
import { Failure, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { memberOf } from '../persistence/application-rows.ts';
import { EventDatesReader } from '../queries/event-dates.ts';
import { announce } from './announce.ts';
import { insertDraft } from './new-draft.ts';

/** One of both. */
interface Owned {
  memberGuid?: Guid | null;
  ownerEmail?: string | null;
}

@Injectable()
export class CreateApplications {
  constructor(
    private readonly work: UnitOfWork,
    private readonly memberships: Memberships,
    private readonly forms: EventForms,
    private readonly dates: EventDatesReader,
  ) {}

  /** Failures applicationEarly, applicationClosed, formAbsent, applicationsFull. */
  submit(scope: Scope): Promise<{ applicationGuid: Guid }> {
    const member = memberOf(scope);
    if (member === null) throw new Failure('forbidden');
    return this.make(scope, async (tx) => {
      await this.dates.refuseNew(tx, scope.competition!);
      return { memberGuid: member };
    });
  }

  /** After the closing too. Failures notFound of who takes no part in the event, formAbsent, applicationsFull. */
  byOrganizer(scope: Scope, member: Guid): Promise<{ applicationGuid: Guid }> {
    return this.make(scope, async (tx) => {
      await this.memberships.assertTakesPart(tx, scope.competition!, member);
      return { memberGuid: member };
    });
  }

  /** It waits under his address until he comes; whoever takes part already has it at once. Failure letterAddress. */
  forEmail(scope: Scope, typed: string): Promise<{ applicationGuid: Guid }> {
    return this.make(scope, async (tx) => {
      const { email, member } = await this.memberships.addressed(tx, scope.competition!, typed);
      return member === null ? { ownerEmail: email } : { memberGuid: member };
    });
  }

  private async make(scope: Scope, ownerOf: (tx: Transaction) => Promise<Owned>) {
    const competition = scope.competition!;
    const { result } = await this.work.run({ scope }, async (tx) => {
      const { memberGuid = null, ownerEmail = null } = await ownerOf(tx);
      const owner = memberGuid ?? ownerEmail!;
      const form = await this.forms.of(tx, competition, { held: true });
      if (!form) throw new Failure('formAbsent');
      await holdDrafts(tx, owner, competition);
      const [untouched, count] = await draftOf(tx, competition, { memberGuid, ownerEmail });
      if (untouched) return untouched;
      if (count >= MOST_OF_ONE) throw new Failure('applicationsFull');
      const guid = await insertDraft(tx, competition, form, { memberGuid, ownerEmail });
      const made = { guid, competitionGuid: competition, memberGuid, state: 'Draft' as const };
      await announce(tx, scope, made, 'Draft', { revision: 0, blocks: [] });
      return guid;
    });
    return { applicationGuid: result };
  }
}

/** Two presses at once are one draft. */
export async function holdDrafts(tx: Transaction, owner: string, competition: Guid): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('draft of ' || $1 || ' in ' || $2, 0))`, [
    owner,
    competition,
  ]);
}

/** The draft in which nothing has been answered yet, and how many applications there are. */
export async function draftOf(
  tx: Transaction,
  competition: Guid,
  { memberGuid = null, ownerEmail = null }: Owned,
): Promise<[Guid | null, number]> {
  const [row] = await tx.query<{ draft: Guid | null; count: number }>(
    `select min(guid::text) filter (where state = 'Draft' and revision = 0) as draft, count(*)::int as count
       from applications.application where competition_guid = $1 and deleted_at is null and (member_guid = $2 or owner_email = $3)`,
    [competition, memberGuid, ownerEmail],
  );
  return [row!.draft, row!.count];
}
