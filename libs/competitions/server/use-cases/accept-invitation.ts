import { Injectable } from '@nestjs/common';
import { Memberships } from '@rampa/accounts/server';
import type { AnswerOf, ParticipantInviteMember } from '@rampa/contract';
import { Failure } from '@rampa/kernel';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { eventOf } from '../event-scope.ts';
import { MemberJoins } from '../ports/member-joins.ts';
import { Competitions } from '../queries/competitions.ts';

@Injectable()
export class AcceptInvitation {
  constructor(
    private readonly work: UnitOfWork,
    private readonly competitions: Competitions,
    private readonly memberships: Memberships,
    private readonly joins: MemberJoins,
  ) {}

  async run(scope: Scope): Promise<AnswerOf<typeof ParticipantInviteMember>> {
    const { actor } = scope;
    if (actor.kind !== 'account') throw new Failure('forbidden');
    const event = eventOf(scope);
    // Shared: whoever takes his performances into a program meanwhile does it wholly before he comes or after.
    const lock = { competition: event.competition, mode: 'shared' as const };
    const worked = await this.work.run({ scope, lock }, async (tx) => {
      await this.competitions.assertReal(tx, event.competition);
      const email = await this.memberships.join(tx, actor.account, event);
      await this.joins.tell(tx, { competition: event.competition, member: actor.account, email });
      return this.competitions.face(tx, event.competition);
    });
    return { title: worked.result.title };
  }
}
