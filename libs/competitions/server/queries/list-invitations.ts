import { Injectable } from '@nestjs/common';
import { Memberships } from '@rampa/accounts/server';
import type { CompetitionGetInvitations, InvitationRow as Shown, QueryOf } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { Database, JobTable, LetterRows, orderBy, pageOf, type EventScope } from '@rampa/platform/server';

type Asked = QueryOf<typeof CompetitionGetInvitations>;

const SORTS: Record<Asked['sort'], string> = { invitedAt: 'i.invited_at', email: 'i.email' };

interface Found {
  guid: Guid;
  email: string;
  job: Guid;
  letter: Guid | null;
  postedAt: Date | null;
  invitedAt: Date;
}

@Injectable()
export class ListInvitations {
  constructor(
    private readonly database: Database,
    private readonly memberships: Memberships,
    private readonly letters: LetterRows,
    private readonly jobs: JobTable,
  ) {}

  /** The newest first, and those of one list as it stood. */
  run({ competition }: EventScope, asked: Asked): Promise<{ collection: Shown[]; totalCount: number }> {
    return this.database.snapshot(async (reader) => {
      const { rows, totalCount } = await pageOf<Found>(
        reader,
        {
          columns: `i.guid, i.email, i.job_guid as job, i.letter_guid as letter, i.posted_at as "postedAt",
            i.invited_at as "invitedAt"`,
          found: 'from competitions.invitation i where i.competition_guid = $1',
          parameters: [competition],
          search: { text: asked.searchText, in: ['i.email'] },
          order: orderBy(SORTS, asked, 'i.guid'),
        },
        asked,
      );
      const members = await this.memberships.ofAddresses(
        reader,
        competition,
        rows.map(({ email }) => email),
      );
      const open = await this.jobs.openOf(reader, [...new Set(rows.map(({ job }) => job))]);
      const fates = await this.letters.fatesOf(
        reader,
        rows.flatMap(({ letter }) => letter ?? []),
      );
      const stateOf = ({ email, job, letter, postedAt }: Found): Shown['state'] => {
        if (members.has(email)) return 'joined';
        if (postedAt === null) return open.has(job) ? 'waiting' : 'stopped';
        if (letter === null) return 'refused';
        // A letter that is kept no longer has left.
        const state = fates.get(letter)?.state ?? 'sent';
        return state === 'waiting' || state === 'sending' ? 'leaving' : state;
      };
      const collection = rows.map((row) => {
        const state = stateOf(row);
        const reason = state === 'failed' ? (fates.get(row.letter!)?.reason ?? '') : '';
        return { invitationGuid: row.guid, email: row.email, state, reason, invitedAt: row.invitedAt.toISOString() };
      });
      return { collection, totalCount };
    });
  }
}
