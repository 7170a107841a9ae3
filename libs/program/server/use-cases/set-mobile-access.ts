import { Injectable } from '@nestjs/common';
import type { Addressed } from '@rampa/accounts/server';
import { eventOf } from '@rampa/competitions/server';
import type { BodyOf, CompetitionSetAccessToMobileProgram, MobileAccess } from '@rampa/contract';
import { Failure, newSecret } from '@rampa/kernel';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { MobileAccesses } from '../queries/mobile-access.ts';

@Injectable()
export class SetMobileAccess {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accesses: MobileAccesses,
  ) {}

  /** The programs are set as a whole. A key is made at the first opening and stays: it is printed on posters. */
  async run(
    scope: Scope,
    { isOpen, programGuids }: BodyOf<typeof CompetitionSetAccessToMobileProgram>,
    request: Addressed,
  ): Promise<MobileAccess> {
    const { competition } = eventOf(scope);
    const programs = [...new Set(programGuids)];
    if (isOpen && programs.length === 0) throw new Failure('mobileProgramEmpty', { field: 'programGuids' });
    const { result } = await this.work.run({ scope }, async (tx) => {
      await tx.query(
        `insert into program.mobile_event (competition_guid, key, is_open) values ($1, $2, $3)
         on conflict (competition_guid) do update set is_open = excluded.is_open`,
        [competition, newSecret(), isOpen],
      );
      await tx.query(
        `update program.mobile_program m set is_open = false
           from program.program p
          where p.guid = m.program_guid and p.competition_guid = $1 and m.is_open and m.program_guid <> all ($2::uuid[])`,
        [competition, programs],
      );
      await tx.query(
        `insert into program.mobile_program (program_guid, key, is_open)
         select p.guid, k.key, true from unnest($2::uuid[], $3::text[]) as k (guid, key)
           join program.program p on p.guid = k.guid and p.competition_guid = $1
         on conflict (program_guid) do update set is_open = true`,
        [competition, programs, programs.map(() => newSecret())],
      );
      tx.emit(competition, 'mobileProgram.changed', {});
      return this.accesses.of(tx, competition, request);
    });
    return result;
  }
}
