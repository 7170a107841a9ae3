import { Injectable } from '@nestjs/common';
import type { Addressed } from '@rampa/accounts/server';
import { Competitions, eventOf } from '@rampa/competitions/server';
import type { BodyOf, CompetitionSetAccessToMobileProgram, MobileAccess } from '@rampa/contract';
import { Failure, newSecret, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { MobileAccesses } from '../queries/mobile-access.ts';

@Injectable()
export class SetMobileAccess {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accesses: MobileAccesses,
    private readonly competitions: Competitions,
  ) {}

  /** The programs are set as a whole. A key is made at the first opening and stays: it is printed on posters. */
  async run(
    scope: Scope,
    given: BodyOf<typeof CompetitionSetAccessToMobileProgram>,
    request: Addressed,
  ): Promise<MobileAccess> {
    const { competition } = eventOf(scope);
    const { result } = await this.work.run({ scope }, async (tx) => {
      if (given.isOpen) await this.competitions.assertReal(tx, competition);
      // Whoever sets it waits for the other, also at the first opening.
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`mobile program ${competition}`]);
      const { isOpen, programs } = changed(given, await this.accesses.of(tx, competition, request));
      if (isOpen && programs.length === 0) throw new Failure('mobileProgramEmpty', { field: 'programGuids' });
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

/** Only what differs from what was read is meant; a yes and a no never clash, because there is no third value. */
function changed(
  { isOpen, programGuids, base }: BodyOf<typeof CompetitionSetAccessToMobileProgram>,
  standing: Pick<MobileAccess, 'isOpen' | 'programGuids'>,
): { isOpen: boolean; programs: Guid[] } {
  const given = new Set(programGuids);
  if (!base) return { isOpen, programs: [...given] };
  const [read, stand] = [new Set<string>(base.programGuids), new Set<string>(standing.programGuids)];
  const added = [...given].filter((guid) => !read.has(guid));
  const left = standing.programGuids.filter((guid) => given.has(guid as Guid) || !read.has(guid)) as Guid[];
  return {
    isOpen: isOpen === base.isOpen ? standing.isOpen : isOpen,
    programs: [...left, ...added.filter((guid) => !stand.has(guid))],
  };
}
