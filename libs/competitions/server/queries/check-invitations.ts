// What would become of each address of a list.

import { Injectable } from '@nestjs/common';
import { InvitationLetters, mailboxOf, Memberships } from '@rampa/accounts/server';
import { INVITED_A_DAY, type AddressVerdict, type InvitationCheck } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { Database, JobTable, LetterRows, type EventScope, type LetterBody, type Reader } from '@rampa/platform/server';
import type { InvitationRow } from '../persistence/invitation-table.ts';
import { InvitationWords } from './invitation-words.ts';

type Kept = Pick<InvitationRow, 'email' | 'jobGuid' | 'letterGuid' | 'postedAt'>;

export interface Judged {
  address: string;
  verdict: AddressVerdict;
  /** The job that should have written to it; null: it is new. */
  before: Guid | null;
}

@Injectable()
export class CheckInvitations {
  constructor(
    private readonly database: Database,
    private readonly memberships: Memberships,
    private readonly letters: LetterRows,
    private readonly jobs: JobTable,
    private readonly words: InvitationWords,
    private readonly posting: InvitationLetters,
  ) {}

  run(event: EventScope, addresses: readonly string[], url: string): Promise<InvitationCheck> {
    return this.database.snapshot(async (reader) => {
      const judged = await this.judged(reader, event.competition, addresses);
      const letter = { ...(await this.words.of(reader, event.competition, url)), email: '', once: '' };
      const { subject, body } = this.posting.shown(letter);
      return {
        addresses: judged.map(({ address, verdict }) => ({ address, verdict })),
        invited: judged.filter(isInvited).length,
        left: await leftToday(reader, event.organizer),
        letter: { subject, text: textOf(body), isOwn: letter.own !== null },
      };
    });
  }

  /** In the order of the list. A second spelling of an address is its double. */
  async judged(reader: Reader, competition: Guid, addresses: readonly string[]): Promise<Judged[]> {
    const mailboxes = addresses.map(mailboxOf);
    const known = mailboxes.filter((one) => one !== null);
    const members = await this.memberships.ofAddresses(reader, competition, known);
    const invited = await this.invited(reader, competition, known);
    const seen = new Set<string>();
    return addresses.map((typed, index): Judged => {
      const address = mailboxes[index];
      if (!address) return { address: typed, verdict: 'notAddress', before: null };
      if (seen.has(address)) return { address, verdict: 'double', before: null };
      seen.add(address);
      const membership = members.get(address);
      if (membership) return { address, verdict: membership === 'joined' ? 'member' : 'blocked', before: null };
      const before = invited.get(address);
      if (!before) return { address, verdict: 'new', before: null };
      return { address, verdict: before.isLost ? 'again' : 'invited', before: before.job };
    });
  }

  /** Lost: its letter was never written, because its job has ended, or was not taken. */
  private async invited(reader: Reader, competition: Guid, emails: readonly string[]) {
    const rows = await reader.query<Kept>(
      `select email, job_guid as "jobGuid", letter_guid as "letterGuid", posted_at as "postedAt"
         from competitions.invitation where competition_guid = $1 and email = any ($2::text[])`,
      [competition, emails],
    );
    const open = await this.jobs.openOf(reader, [...new Set(rows.map(({ jobGuid }) => jobGuid))]);
    const fates = await this.letters.fatesOf(
      reader,
      rows.flatMap(({ letterGuid }) => letterGuid ?? []),
    );
    return new Map(
      rows.map(({ email, jobGuid: job, letterGuid, postedAt }) => {
        const isFailed = letterGuid !== null && fates.get(letterGuid)?.state === 'failed';
        return [email, { job, isLost: isFailed || (postedAt === null && !open.has(job)) }];
      }),
    );
  }
}

export function isInvited({ verdict }: Pick<Judged, 'verdict'>): boolean {
  return verdict === 'new' || verdict === 'again';
}

export async function leftToday(reader: Reader, organizer: Guid): Promise<number> {
  const [row] = await reader.query<{ count: number }>(
    `select count(*)::int as count
       from competitions.invitation i join competitions.competition c on c.guid = i.competition_guid
      where c.organizer_guid = $1 and i.invited_at > now() - interval '1 day'`,
    [organizer],
  );
  return Math.max(0, INVITED_A_DAY - row!.count);
}

/** As it is read, for whoever is about to send it. */
function textOf({ greeting, paragraphs, worded }: LetterBody): string {
  const own = worded?.map(({ runs }) => runs.map(({ text }) => text).join(''));
  return (own ?? [...(greeting ? [greeting] : []), ...paragraphs]).filter(Boolean).join('\n\n');
}
