// Which members take part in which events. A member's rights are read with his session, so a block holds at once.

import { Injectable } from '@nestjs/common';
import type { CompetitionGetCompetitionParticipants, ParticipantRow, QueryOf } from '@rampa/contract';
import { Failure, formatPhone, type Guid } from '@rampa/kernel';
import { orderBy, pageOf, streamsOf, type EventScope, type Reader, type Transaction } from '@rampa/platform/server';
import { emailOf, mailboxOf } from '../kinds/email.ts';

type Asked = Omit<QueryOf<typeof CompetitionGetCompetitionParticipants>, 'competitionGuid'>;

const SORTS: Record<Asked['sort'], string> = {
  fullName: 'lower(a.full_name)',
  city: `nullif(lower(a.city), '')`,
  joinedAt: 'm.joined_at',
};

interface Found extends Omit<ParticipantRow, 'joinedAt'> {
  joinedAt: Date;
  country: string;
}

@Injectable()
export class Memberships {
  /**
   * Accepting twice changes nothing. Answers the address of his account. Throws Failure membershipBlocked when the
   * organizer has blocked him.
   */
  async join(tx: Transaction, member: Guid, event: { organizer: Guid; competition: Guid }): Promise<string> {
    const [row] = await tx.query<{ is_blocked: boolean }>(
      `insert into accounts.membership (member_guid, competition_guid, organizer_guid) values ($1, $2, $3)
       on conflict (member_guid, competition_guid) do update set organizer_guid = excluded.organizer_guid
       returning is_blocked`,
      [member, event.competition, event.organizer],
    );
    if (row!.is_blocked) throw new Failure('membershipBlocked');
    const [account] = await tx.query<{ login: string }>('select login from accounts.account where guid = $1', [member]);
    return account!.login;
  }

  /**
   * What is left out stays. Throws Failure notFound for people who do not take part. A block ends the member's open
   * views of the event.
   */
  async update(
    tx: Transaction,
    event: EventScope,
    member: Guid,
    to: { isBlocked?: boolean | undefined; note?: string | undefined },
  ) {
    const changed = await tx.query(
      `update accounts.membership set is_blocked = coalesce($3::boolean, is_blocked), note = coalesce($4::text, note)
       where competition_guid = $1 and member_guid = $2 returning member_guid`,
      [event.competition, member, to.isBlocked ?? null, to.note ?? null],
    );
    if (changed.length === 0) throw new Failure('notFound');
    for (const stream of streamsOf(event.competition)) tx.emit(stream, 'access.changed', { member });
  }

  /** Several at once; whose state stands so already stays. Throws Failure notFound if one of them takes no part. */
  async block(tx: Transaction, event: EventScope, members: readonly Guid[], isBlocked: boolean): Promise<void> {
    const wanted = [...new Set(members)];
    const known = await tx.query<{ member: Guid; isBlocked: boolean }>(
      `select member_guid as member, is_blocked as "isBlocked" from accounts.membership
        where competition_guid = $1 and member_guid = any ($2::uuid[]) order by member_guid for update`,
      [event.competition, wanted],
    );
    if (known.length < wanted.length) throw new Failure('notFound');
    const touched = known.filter((one) => one.isBlocked !== isBlocked).map(({ member }) => member);
    await tx.query(
      'update accounts.membership set is_blocked = $3 where competition_guid = $1 and member_guid = any ($2::uuid[])',
      [event.competition, touched, isBlocked],
    );
    for (const member of touched)
      for (const stream of streamsOf(event.competition)) tx.emit(stream, 'access.changed', { member });
  }

  /** Throws Failure notFound unless the member takes part and is not blocked. */
  async assertTakesPart(reader: Reader, competition: Guid, member: Guid): Promise<void> {
    const [row] = await reader.query(
      'select from accounts.membership where competition_guid = $1 and member_guid = $2 and not is_blocked',
      [competition, member],
    );
    if (!row) throw new Failure('notFound');
  }

  /** The address in its one spelling, and who takes part in the event with it. Throws Failure letterAddress. */
  async addressed(reader: Reader, competition: Guid, typed: string): Promise<{ email: string; member: Guid | null }> {
    const email = emailOf(typed, 'email');
    const [row] = await reader.query<{ member: Guid }>(
      `select a.guid as member from accounts.account a join accounts.membership m on m.member_guid = a.guid
        where m.competition_guid = $1 and not m.is_blocked and a.login = $2 and a.is_verified and a.closed_at is null`,
      [competition, email],
    );
    return { email, member: row?.member ?? null };
  }

  /** The same of many; by how each was typed, null of what is no address. */
  async allAddressed(
    reader: Reader,
    competition: Guid,
    typed: readonly string[],
  ): Promise<Map<string, { email: string; member: Guid | null } | null>> {
    const emails = new Map(typed.map((one) => [one, mailboxOf(one)]));
    const rows = await reader.query<{ email: string; member: Guid }>(
      `select a.login as email, a.guid as member
         from accounts.account a join accounts.membership m on m.member_guid = a.guid
        where m.competition_guid = $1 and not m.is_blocked and a.login = any ($2::text[])
          and a.is_verified and a.closed_at is null`,
      [competition, [...emails.values()].filter((email) => email !== null)],
    );
    const members = new Map(rows.map(({ email, member }) => [email, member]));
    return new Map(
      [...emails].map(([one, email]) => [one, email === null ? null : { email, member: members.get(email) ?? null }]),
    );
  }

  /** Which of these addresses are of people who take part in the event, or did until they were blocked. */
  async ofAddresses(
    reader: Reader,
    competition: Guid,
    emails: readonly string[],
  ): Promise<Map<string, 'joined' | 'blocked'>> {
    const rows = await reader.query<{ email: string; isBlocked: boolean }>(
      `select a.login as email, m.is_blocked as "isBlocked"
         from accounts.membership m join accounts.account a on a.guid = m.member_guid
        where m.competition_guid = $1 and a.login = any ($2::text[]) and a.closed_at is null`,
      [competition, emails],
    );
    return new Map(rows.map(({ email, isBlocked }) => [email, isBlocked ? 'blocked' : 'joined']));
  }

  async stateOf(reader: Reader, competition: Guid, member: Guid): Promise<'none' | 'joined' | 'blocked'> {
    const [row] = await reader.query<{ isBlocked: boolean }>(
      'select is_blocked as "isBlocked" from accounts.membership where competition_guid = $1 and member_guid = $2',
      [competition, member],
    );
    if (!row) return 'none';
    return row.isBlocked ? 'blocked' : 'joined';
  }

  /** Every event that he has accepted, including blocked and archived ones: strangers may see his name there. */
  async eventsOf(reader: Reader, member: Guid): Promise<Guid[]> {
    const rows = await reader.query<{ competition: Guid }>(
      'select competition_guid as competition from accounts.membership where member_guid = $1 order by 1',
      [member],
    );
    return rows.map(({ competition }) => competition);
  }

  async countOf(reader: Reader, competition: Guid): Promise<number> {
    const [row] = await reader.query<{ count: number }>(
      'select count(*)::int as count from accounts.membership where competition_guid = $1',
      [competition],
    );
    return row!.count;
  }

  async participants(reader: Reader, event: EventScope, asked: Asked) {
    const { rows, totalCount } = await pageOf<Found>(
      reader,
      {
        columns: `m.member_guid as "participantUserGuid", a.full_name as "fullName", a.login as email, a.phone, a.city,
          a.country_code as country, m.is_blocked as "isBlocked", m.note, m.joined_at as "joinedAt"`,
        found: `from accounts.membership m join accounts.account a on a.guid = m.member_guid
          where m.competition_guid = $1`,
        parameters: [event.competition],
        search: { text: asked.searchText, in: ['a.full_name', 'a.login', 'a.city', 'm.note'], numbers: ['a.phone'] },
        order: orderBy(SORTS, asked, 'lower(a.full_name), m.member_guid'),
      },
      asked,
    );
    const collection = rows.map(({ joinedAt, country, ...row }) => ({
      ...row,
      phone: formatPhone(row.phone, country),
      joinedAt: joinedAt.toISOString(),
    }));
    return { collection, totalCount };
  }
}
